// Words of the dice game for the terminal only; the page uses pictures instead.

import type { Answer, DieKind, View } from '@posse/dice';
import { seatsOf } from '@posse/engine';
import { type Message, msg, type Words } from '../text-types.ts';
import type { DiceNarrator } from './dice-narrator.ts';
import { hauntingSentence } from './fact-sentences.ts';
import { rollsOf } from './question-to-reader.ts';

/** The part of an answer that its facts do not tell; null if there is none. A pass is not told. */
export function diceAnswered(t: DiceNarrator, { kind, seat }: Pick<Answer, 'kind' | 'seat'>): Message | null {
  if (kind !== 'stop') return null;
  const name = t.name(seat);
  return t.isYou(seat) ? msg('You stop.') : msg('{name} stops.', { name });
}

export const arrowsWords = (arrows: number, chief: boolean): Words =>
  chief ? msg('{arrows} + Chief', { arrows }) : String(arrows);

/** The pile, the special roles that are open or the reader's own, and the player whom a ghost haunts. */
export function tableWords(t: DiceNarrator, { players, pile, chiefInPile, haunting }: View): Message[] {
  const haunted = hauntingSentence(t, { haunting });
  const specials = seatsOf(players.length).flatMap((who) => {
    const { special: id = null, spent = false } = players[who] ?? {};
    if (id === null) return [];
    const [special, number] = [t.special(id), who + 1];
    return [
      t.say(
        spent
          ? msg('{special} in seat {number} (used)', { special, number })
          : msg('{special} in seat {number}', { special, number }),
      ),
    ];
  });
  const list = specials.join(', ');
  return [
    chiefInPile
      ? msg(
          '{pile, plural, =0 {In the pile: only the Chief’s arrow.} one {In the pile: # arrow, and the Chief’s.} other {In the pile: # arrows, and the Chief’s.}}',
          { pile },
        )
      : msg('{pile, plural, =0 {In the pile: no arrow.} one {In the pile: # arrow.} other {In the pile: # arrows.}}', {
          pile,
        }),
    ...(specials.length === 0 ? [] : [msg('Special roles: {list}.', { list })]),
    ...(haunted === null ? [] : [haunted]),
  ];
}

const DIE_NAMES: Readonly<Record<DieKind, Message | null>> = {
  base: null,
  loudmouth: msg('Loudmouth', {}, 'a die'),
  coward: msg('Coward', {}, 'a die'),
};

/** Each die with its place, and the number of rolls. */
export function diceWords(t: DiceNarrator, view: View, unbroken: (text: string) => string): Message {
  const { dice, rolls, final } = view;
  if (dice.length === 0) return msg('No dice are rolled yet.');
  const shown = dice
    .map(({ kind, face }, place) => {
      const sort = DIE_NAMES[kind];
      return unbroken(`[${place + 1}] ${t.face(face)}${sort === null ? '' : ` (${t.say(sort)})`}`);
    })
    .join(' ');
  if (final) return msg('Dice, roll {rolls}: {shown}', { rolls, shown });
  const all = rollsOf(view);
  return msg('Dice, roll {rolls} of {all}: {shown}', { rolls, all, shown });
}

/** The next question, if several ways to show a role share a line. */
export const nextWords = ({ dice }: Answer): Message =>
  dice.length > 0 ? msg('Which die, to which face?') : msg('On whom?');

export const REROLL_HINT = msg('the dice to roll again (such as 2 4), a for all you may roll, or s to stop');

export const DICE_HELP = [
  msg('“away” is the distance from you that a 1 or a 2 reaches.'),
  msg('⊙1 and ⊙2 are shots, ◍ is a beer, ⁂ a Gatling, ↗ an arrow, ✶ dynamite.'),
];

/** The help for rolling dice again. */
export const REROLL_HELP = msg('rolls these dice again; a rolls all you may, s stops');
