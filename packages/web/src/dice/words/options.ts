// What every answer of the dice game is called on a button, in the question that it answers.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Answer, Frame, Reveal, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type Option, type OptionWords, optionSpoken } from '../../telling/option.ts';
import type { Words } from '../../telling/teller.ts';
import { abilityWords } from './abilities.ts';
import { lifeOf } from './questions.ts';
import { type DiceTeller, useDiceTellers } from './teller.ts';

export function useDiceOptionWords(): (answer: Answer, view: View) => OptionWords {
  const tellers = useDiceTellers();
  return (answer, view) => diceOptionWords(tellers(view.viewer), answer, view);
}

export function diceOptionWords(t: DiceTeller, answer: Answer, view: View): OptionWords {
  const why = view.stack.at(-1);
  return optionSpoken(t, why === undefined ? [msg`Choose`, ''] : described(t, answer, why, view));
}

function described(t: DiceTeller, answer: Answer, why: Frame, view: View): Option {
  const name = answer.at === null ? '' : t.name(answer.at);
  const isYou = answer.at !== null && t.isYou(answer.at);
  switch (answer.kind) {
    case 'take':
      return DICE[answer.pick] ?? [msg`No saloon die`, ''];
    case 'roll':
      return [msg`Roll the dice`, ''];
    case 'reroll':
      return rerollWords(t, answer.dice, view);
    case 'stop':
      return [msg`Stop here`, msg`keep all dice`];
    case 'shoot':
      return [msg`Shoot ${name}`, t.face(answer.face)];
    case 'pour':
      return [isYou ? msg`Drink it yourself` : msg`Pour for ${name}`, lifeOf(view, answer.at)];
    case 'ability':
      return abilityWords(t, answer, why, view);
    case 'reveal': {
      const special = t.special(answer.pick);
      return [msg`Show ${special}`, revealWords(t, answer, view)];
    }
    case 'choose':
      if (answer.at === null) return PICKS[answer.pick] ?? [msg`Choose`, ''];
      return [isYou ? msg`An arrow of yours` : msg`An arrow of ${name}`, msg`goes back to the pile`];
    case 'assign': {
      const { face, twice } = answer;
      const faces = t.faces(twice ? [face, face] : [face]);
      return [faces, isYou ? msg`in your next turn` : msg`in ${name}’s next turn`];
    }
    case 'pass':
      return PASSES[why.op] ?? [msg`Pass`, ''];
    case 'never':
      return [msg`Never ask again`, msg`pass for the rest of this game`];
  }
}

function rerollWords(t: DiceTeller, dice: readonly number[], { dice: lying }: View): Option {
  const [count, faces] = [dice.length, dice.flatMap((place) => lying[place]?.face ?? [])];
  return [msg`${plural(count, { one: 'Roll # die', other: 'Roll # dice' })}`, t.faces(faces)];
}

const DICE: Readonly<Record<string, Option>> = {
  loudmouth: [msg`Take the Loudmouth`, msg`shoots more`],
  coward: [msg`Take the Coward`, msg`drinks more`],
};

const PICKS: Readonly<Record<string, Option>> = {
  arrow: [msg`An ordinary arrow`, msg`counts as one`],
  chief: [msg`The Chief’s arrow`, msg`counts as two`],
  yes: [msg`Put them back`, msg`all your arrows`],
  no: [msg`Keep them`, msg`all your arrows`],
};

const PASSES: { readonly [K in Frame['op']]?: Option } = {
  arrowForWound: [msg`Take the hit`, msg`lose life`],
  stepIn: [msg`Let it happen`, ''],
  clearArrows: [msg`Leave the arrows`, ''],
  returnOwn: [msg`Keep the arrows`, ''],
  breakArrow: [msg`Leave the arrows`, ''],
  handOn: [msg`Keep it`, ''],
};

/** What a role does that needs no more to be chosen. */
const POWERS: Readonly<Record<string, MessageDescriptor>> = {
  buono: msg`swap roles with the Sheriff`,
  giudice: msg`strike the role that was shown`,
  baro: msg`the last roll does not count`,
  'mano-destra': msg`play another turn`,
};

function revealWords(t: DiceTeller, { pick, at, also, dice: [die], face }: Reveal, { dice }: View): Words {
  const before = die === undefined ? undefined : dice[die]?.face;
  if (before !== undefined && face !== null) {
    const [from, to] = [t.face(before), t.face(face)];
    return msg`turn ${from} to ${to}`;
  }
  if (at === null) return POWERS[pick] ?? t.names.special(pick).text;
  if (also !== null) return swapWords(t, at, also);
  const name = t.name(at);
  return t.isYou(at) ? msg`on yourself` : msg`on ${name}`;
}

function swapWords(t: DiceTeller, one: Seat, two: Seat): MessageDescriptor {
  const [name, other] = [t.name(one), t.name(two)];
  if (t.isYou(one)) return msg`swap your arrows with ${other}`;
  return t.isYou(two) ? msg`swap your arrows with ${name}` : msg`swap the arrows of ${name} and ${other}`;
}
