// The labels of answers in the dice game, by the question.

import type { Answer, Frame, Reveal, View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { type Option, type OptionWords, optionSpoken } from '../narrator.ts';
import { type Message, msg, type Words } from '../text-types.ts';
import type { DiceNarrator } from './dice-narrator.ts';
import { lifeOf } from './question-to-reader.ts';

export function diceOptionWords(t: DiceNarrator, answer: Answer, view: View): OptionWords {
  const why = view.stack.at(-1);
  return optionSpoken(t, why === undefined ? [msg('Choose'), ''] : described(t, answer, why, view));
}

function described(t: DiceNarrator, answer: Answer, why: Frame, view: View): Option {
  const name = answer.at === null ? '' : t.name(answer.at);
  const isYou = answer.at !== null && t.isYou(answer.at);
  switch (answer.kind) {
    case 'take':
      return DICE[answer.pick] ?? [msg('No saloon die'), ''];
    case 'roll':
      return [msg('Roll the dice'), ''];
    case 'reroll':
      return rerollWords(t, answer.dice, view);
    case 'stop':
      return [msg('Stop here'), msg('keep all dice')];
    case 'shoot':
      return [msg('Shoot {name}', { name }), t.face(answer.face)];
    case 'pour':
      return [isYou ? msg('Drink it yourself') : msg('Pour for {name}', { name }), lifeOf(view, answer.at)];
    case 'ability':
      return abilityWords(t, answer, why, view);
    case 'reveal': {
      const special = t.special(answer.pick);
      return [msg('Show {special}', { special }), revealWords(t, answer, view)];
    }
    case 'choose':
      if (answer.at === null) return PICKS[answer.pick] ?? [msg('Choose'), ''];
      return [
        isYou ? msg('One of your arrows') : msg('One of {name}’s arrows', { name }),
        msg('goes back to the pile'),
      ];
    case 'assign': {
      const { face, twice } = answer;
      const faces = t.faces(twice ? [face, face] : [face]);
      return [faces, isYou ? msg('in your next turn') : msg('in {name}’s next turn', { name })];
    }
    case 'pass':
      return PASSES[why.op] ?? [msg('Pass'), ''];
    case 'never':
      return [msg('Never ask again'), msg('pass for the rest of this game')];
  }
}

function rerollWords(t: DiceNarrator, dice: readonly number[], { dice: lying }: View): Option {
  const [count, faces] = [dice.length, dice.flatMap((place) => lying[place]?.face ?? [])];
  return [msg('{count, plural, one {Roll # die} other {Roll # dice}}', { count }), t.faces(faces)];
}

const DICE: Readonly<Record<string, Option>> = {
  loudmouth: [msg('Take the Loudmouth'), msg('shoots more')],
  coward: [msg('Take the Coward'), msg('drinks more')],
};

const PICKS: Readonly<Record<string, Option>> = {
  arrow: [msg('An ordinary arrow'), msg('counts as one')],
  chief: [msg('The Chief’s arrow'), msg('counts as two, but protects you if you alone have the most')],
  yes: [msg('Put them back'), msg('all your arrows')],
  no: [msg('Keep them'), msg('all your arrows')],
};

const PASSES: { readonly [K in Frame['op']]?: Option } = {
  arrowForWound: [msg('Take the hit'), msg('lose life')],
  stepIn: [msg('Let it happen'), ''],
  clearArrows: [msg('Leave the arrows'), ''],
  returnOwn: [msg('Keep the arrows'), ''],
  breakArrow: [msg('Leave the arrows'), ''],
  handOn: [msg('Keep it'), ''],
};

/** The effects of roles that need no further choice. */
const POWERS: Readonly<Record<string, Message>> = {
  buono: msg('swap roles with the Sheriff'),
  giudice: msg('strike the role that was shown'),
  baro: msg('the last roll does not count'),
  'mano-destra': msg('play another turn'),
};

function revealWords(t: DiceNarrator, { pick, at, also, dice: [die], face }: Reveal, { dice }: View): Words {
  const before = die === undefined ? undefined : dice[die]?.face;
  if (before !== undefined && face !== null) {
    const [from, to] = [t.face(before), t.face(face)];
    return msg('turn {from} to {to}', { from, to });
  }
  if (at === null) return POWERS[pick] ?? t.names.special(pick).text;
  if (also !== null) return swapWords(t, at, also);
  const name = t.name(at);
  return t.isYou(at) ? msg('on yourself') : msg('on {name}', { name });
}

function swapWords(t: DiceNarrator, one: Seat, two: Seat): Message {
  const [name, other] = [t.name(one), t.name(two)];
  if (t.isYou(one)) return msg('swap your arrows with {other}', { other });
  return t.isYou(two)
    ? msg('swap your arrows with {name}', { name })
    : msg('swap the arrows of {name} and {other}', { name, other });
}

export function abilityWords(t: DiceNarrator, { at, seat }: Answer, { op }: Frame, view: View): Option {
  const who = at ?? seat;
  const [name, isYou] = [t.name(who), t.isYou(who)];
  switch (op) {
    case 'start':
      return [isYou ? msg('Gain 1 life') : msg('Give {name} 1 life', { name }), lifeOf(view, who)];
    case 'aiming':
      return [msg('Spend a beer'), msg('the next hit counts twice')];
    case 'whichArrow':
      return [msg('The Chief’s arrow'), msg('from {name}', { name })];
    case 'handOn':
      return [msg('Hand it to {name}', { name }), ''];
    case 'arrowForWound':
      return [msg('Take an arrow'), msg('instead of 1 life')];
    case 'stepIn':
      return [msg('Step in for {name}', { name }), msg('and take the hit')];
    case 'clearArrows':
      return [
        isYou ? msg('One of your arrows') : msg('One of {name}’s arrows', { name }),
        msg('goes back to the pile'),
      ];
    case 'returnOwn':
      return [msg('Put an arrow back'), ''];
    default:
      return [msg('Use your ability'), t.character(view.players[seat]?.character ?? '')];
  }
}
