// The card game played in a terminal.

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
import { CARD_HELP, handWords, holdsWords, PRICE, SIGNS_HELP } from '@posse/narrator/terminal';
import type { TerminalPlay } from '../game-for-commands.ts';
import { described, inWords, ownRole, roleName } from '../terminal/terminal-language.ts';
import { board } from './card-board.ts';
import { aboutAnswer, allTexts } from './card-descriptions.ts';
import { narratorOf, seatName } from './card-narrator.ts';

export const terminalPlay: TerminalPlay<CardKinds> = {
  begun: ({ begun }) => begun,
  name: seatName,
  role: ({ players }, who) => roleName(players[who]?.role ?? 'outlaw'),
  greeting,
  board,
  mine: handText,
  hidden,
  asksAnyway: ({ op }) => op === 'phase2',
  quiet: () => null,
  typed: () => null,
  /** Do these options differ only in the cards of their cost? */
  alike: (a: Answer, b: Answer, why: Frame) => why.op !== 'ranch' && sameAnswer({ ...a, cost: [] }, { ...b, cost: [] }),
  next: {
    question: () => PRICE,
    option: (_answer, { detail }) => ({ what: detail, how: '' }),
  },
  texts: ({ setup }) => allTexts(setup),
  about: aboutAnswer,
  help: { keys: [], signs: [SIGNS_HELP, ...CARD_HELP] },
};

function greeting({ players, setup }: View, you: Seat): string[] {
  const { role = null, character = '' } = players[you] ?? {};
  const { characters, roles } = textsFor(setup);
  const text = characters[character];
  return role === null ? [] : [ownRole(role, roles), ...(text === undefined ? [] : [described(text)])];
}

function handText(t: State, { players }: View, you: Seat, why: Frame): string {
  const narrator = narratorOf(t, you);
  const hand = (players[you]?.hand ?? []).flatMap((card) => (isHidden(card) ? [] : [narrator.card(card)]));
  return inWords(handWords(hand.join(', '), why.op === 'phase3' ? handLimitOf(t, you) : null));
}

function hidden(t: State, { players }: View, { sightings }: Memory): string[] {
  const seen = new Map(sightings);
  const narrator = narratorOf(t, null);
  return players.flatMap(({ character, hand }, who) => {
    const known = hand.flatMap((one) => {
      const found = isHidden(one) ? seen.get(one.back) : undefined;
      return found === undefined ? [] : [card(found)];
    });
    return known.length === 0 ? [] : [inWords(holdsWords(seatName(character, seat(who)), narrator.cards(known)))];
  });
}
