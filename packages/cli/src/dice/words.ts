// The sentences about what happens in the dice game, one for every kind of fact.

import { type Answer, type Facts, sideOfGhost } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { ROLE_NAMES, textIn, victory } from '../names.ts';
import { and, does, Name, name, points, whose } from '../teller.ts';
import { characterName, DIE_NAMES, faceName, facesText, specialName } from './names.ts';
import { type DiceTeller, inPile } from './teller.ts';

type Sentence<F> = (t: DiceTeller, fact: F) => string | null;

export const SENTENCES: { readonly [K in keyof Facts]: Sentence<Facts[K]> } = {
  turn: (t, { who, extra }) => (extra ? `${does(t, who, 'have')} another turn.` : null),
  saloon: (t, { who, die }) =>
    die === 'loudmouth' || die === 'coward' ? `${does(t, who, 'take')} the ${DIE_NAMES[die]}.` : null,
  dice: (t, { who, faces, rolls }) =>
    rolls === t.rolls
      ? `The dice are now: ${facesText(faces)}.`
      : `${does(t, who, 'roll')}${rolls === 1 ? '' : ' again'}: ${facesText(faces)}.`,
  tokens: tokensSentence,
  attack: () => 'The pile is empty: the Indians attack, and all arrows go back.',
  shot: (t, { by, at, face }) => `${does(t, by, 'shoot')} at ${name(t, at)} (${faceName(face)}).`,
  poured: (t, { by, at }) =>
    by === at ? `${does(t, by, 'drink')} a beer.` : `${does(t, by, 'pour')} ${name(t, at)} a beer.`,
  gatling: (t, { who }) => `${does(t, who, 'fire')} the Gatling at everybody else.`,
  hurt: (t, { who, points: lost, by, cause }) =>
    `${does(t, who, 'lose')} ${points(lost)}${by === null || by === who ? (CAUSES[cause] ?? '') : ` to ${name(t, by)}`}.`,
  life: (t, { who, life }) => `${does(t, who, 'have')} ${points(life)} now.`,
  ability: (t, { who, of }) => `${does(t, who, 'use')} the ability of ${characterName(of)}.`,
  revealed: (t, { who, special, role }) => {
    const text = t.texts.specials[special];
    return `${Name(t, who)} ${who === t.you ? 'show yourself' : 'turns out'} to be ${specialName(special)}, ${A_ROLE[role]}.${text === undefined ? '' : ` (${textIn(text).text})`}`;
  },
  starMoved: (t, { from, to }) => `The star goes from ${name(t, from)} to ${name(t, to)}.`,
  eliminated: (t, { who, by, role }) =>
    `${Name(t, who)}${who === t.you ? ' are' : `, ${A_ROLE[role]}, is`} eliminated${by === null || by === who ? '' : ` by ${name(t, by)}`}.`,
  ghost(t, { who }) {
    const role = t.roles[who] ?? 'outlaw';
    const side = sideOfGhost(role, t.roles.length);
    const stays = `${does(t, who, 'stay')} at the table as a ghost, without ability or special role, to roll two dice each turn.`;
    return role === side ? stays : `${stays} ${does(t, who, 'win')} as ${A_ROLE[side]} from now on.`;
  },
  haunting: (t, { haunting }) =>
    haunting === null
      ? null
      : `${whose(t, haunting.who, 'Your')} next turn will begin with ${haunting.twice ? 'twice ' : ''}${faceName(haunting.face)}.`,
  over: (_t, { winners, roles }) => victory(roles[winners[0] ?? -1] ?? null, roles.length),
};

const CAUSES: Readonly<Record<string, string>> = {
  dynamite: ' to the dynamite',
  attack: ' to the Indians',
  bullet: ' to the bullet',
};

const A_ROLE = {
  sheriff: `the ${ROLE_NAMES.sheriff}`,
  deputy: `a ${ROLE_NAMES.deputy}`,
  outlaw: `an ${ROLE_NAMES.outlaw}`,
  renegade: `a ${ROLE_NAMES.renegade}`,
};

/** What has changed since the last time: to and from the pile, or from player to player. */
function tokensSentence(t: DiceTeller, { who, arrows, chief, pile, chiefInPile }: Facts['tokens']): string | null {
  const before = t.tokens[who] ?? { arrows: 0, chief: false };
  const [more, left] = [arrows - before.arrows, inPile(pile, chiefInPile)];
  if (left === t.pile) return `${does(t, who, 'have')} ${tokensText(arrows, chief)} now.`;
  if (left > t.pile)
    return t.attacked ? null : `${does(t, who, 'put')} back ${tokensText(-more, before.chief && !chief)}.`;
  return `${does(t, who, 'take')} ${tokensText(more, chief && !before.chief)}; ${left === 0 ? 'none is' : `${left} ${left === 1 ? 'is' : 'are'}`} left.`;
}

const tokensText = (arrows: number, chief: boolean): string => {
  const plain = arrows === 1 ? 'an arrow' : arrows === 0 ? 'no arrow' : `${arrows} arrows`;
  return and([...(arrows === 0 && chief ? [] : [plain]), ...(chief ? ['the Chief’s arrow'] : [])]);
};

/** What an answer says that its facts do not; null if they say it all. Those who pass say nothing. */
export const answerSentence = (t: DiceTeller, { kind, seat }: { kind: Answer['kind']; seat: Seat }): string | null =>
  kind === 'stop' ? `${does(t, seat, 'stop')}.` : null;
