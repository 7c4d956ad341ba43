// The card game at a terminal.

import type { Memory } from '@posse/bots';
import {
  type Answer,
  type CardKinds,
  card,
  type Frame,
  handLimitOf,
  isHidden,
  type State,
  sameAnswer,
  textsFor,
  type View,
} from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import type { Playing } from '../game.ts';
import { ROLE_NAMES, told, youAre } from '../names.ts';
import { board } from './board.ts';
import { aboutAnswer, allTexts } from './lookup.ts';
import { cardName, cardsText, seatName } from './names.ts';

export const playing: Playing<CardKinds> = {
  begun: ({ begun }) => begun,
  name: seatName,
  role: ({ players }, who) => ROLE_NAMES[players[who]?.role ?? 'outlaw'],
  greeting,
  board,
  mine: handText,
  hidden,
  asksAnyway: ({ op }) => op === 'phase2',
  quiet: () => null,
  typed: () => null,
  /** Those that differ only in the cards given up. */
  alike: (a: Answer, b: Answer, why: Frame) => why.op !== 'ranch' && sameAnswer({ ...a, cost: [] }, { ...b, cost: [] }),
  next: {
    question: () => 'At which price?',
    option: ({ cost }) => ({ what: 'discard', how: cardsText(cost) }),
  },
  texts: ({ setup }) => allTexts(setup),
  about: aboutAnswer,
  help: [
    'On the table ▸ is whose turn it is, ● a life point, ○ a lost one; "away" is the distance seen by you.',
    'What may be done at any time, as Sid Ketchum does, is offered whenever you are asked, not in between.',
  ],
};

function greeting({ players, setup }: View, you: Seat): string[] {
  const { role = null, character = '' } = players[you] ?? {};
  const { characters, roles } = textsFor(setup);
  const text = characters[character];
  return role === null ? [] : [youAre(role, roles), ...(text === undefined ? [] : [told(text)])];
}

function handText(t: State, { players }: View, you: Seat, why: Frame): string {
  const hand = (players[you]?.hand ?? []).flatMap((card) => (isHidden(card) ? [] : [cardName(card)]));
  const limit = why.op === 'phase3' ? ` (you may keep ${handLimitOf(t, you)})` : '';
  return `Your hand: ${hand.join(', ') || 'empty'}${limit}.`;
}

function hidden({ players }: View, { sightings }: Memory): string[] {
  const seen = new Map(sightings);
  return players.flatMap(({ character, hand }, who) => {
    const known = hand.flatMap((one) => {
      const found = isHidden(one) ? seen.get(one.back) : undefined;
      return found === undefined ? [] : [card(found)];
    });
    return known.length === 0 ? [] : [`${seatName(character, seat(who))} holds ${cardsText(known)}.`];
  });
}
