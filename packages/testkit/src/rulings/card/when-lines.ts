// Reads the action of a When line of the card game.
// Lines with may and may not are read in the same way.

import type { Seat } from '@posse/engine';
import { type LineAction, verbOf } from '../line-reader.ts';
import { BadRuling, listOf, seatOf } from '../ruling-vocabulary.ts';
import { type CardWord, cardWord, cardWords, characterNamed, kindKey } from './card-vocabulary.ts';

/** The verbs of a When line, in their plain form. */
export const CARD_VERBS = ['play', 'use', 'choose', 'discard', 'pass', 'end'] as const;
export type CardVerb = (typeof CARD_VERBS)[number];

/** A field that the line leaves open is null, and matches anything. */
export interface CardAttempt {
  readonly seat: Seat;
  readonly verb: CardVerb;
  /** True if the attempt uses the power of the event in force. */
  readonly isEvent: boolean;
  readonly card: CardWord | null;
  /** The kind of card that the card is played as. */
  readonly as: string | null;
  readonly cost: readonly CardWord[] | null;
  readonly at: Seat | null;
  readonly prey: CardWord | 'hand' | null;
  /** The choice: a pile, a colour, a character, yes or no. */
  readonly pick: string | null;
}

/** One attempt, or one for each card of a list of discards. */
export function readAttempts({ letter, verb: word, text }: LineAction, seats: number): CardAttempt[] {
  const verb = verbOf(CARD_VERBS, word, 'the card game');
  const blank: CardAttempt = {
    seat: seatOf(letter, seats),
    verb,
    isEvent: false,
    card: null,
    as: null,
    cost: null,
    at: null,
    prey: null,
    pick: null,
  };
  switch (verb) {
    case 'play':
    case 'use':
      return [{ ...blank, ...readPlay(text, seats) }];
    case 'choose':
      return [{ ...blank, ...readChoice(text, seats) }];
    case 'discard':
      return listOf(text).map((one) => ({ ...blank, card: cardWord(one) }));
    case 'end':
      if (text !== 'the turn') throw new BadRuling(`"${letter} ends ${text}": only a turn can be ended.`);
      return [blank];
    case 'pass':
      return [blank];
  }
}

const PLAY = /^(?<what>.+?)(?: as (?<as>.+?))?(?: discarding (?<cost>.+?))?(?: on (?<target>.+))?$/;

function readPlay(text: string, seats: number): Partial<CardAttempt> {
  const { what = '', as, cost, target } = PLAY.exec(text)?.groups ?? {};
  return {
    isEvent: what === 'the event',
    card: what === 'the ability' || what === 'the event' ? null : cardWord(what),
    as: as === undefined ? null : kindKey(as),
    cost: cost === undefined ? null : cardWords(cost),
    ...(target === undefined ? {} : readTarget(target, seats)),
  };
}

const TARGET = /^([A-Z])(?:'s (.+))?$/;

function readTarget(text: string, seats: number): Pick<CardAttempt, 'at' | 'prey'> {
  const [, letter, prey] = TARGET.exec(text) ?? [];
  if (letter === undefined) throw new BadRuling(`"${text}" is neither a player nor somebody's card.`);
  return {
    at: seatOf(letter, seats),
    prey: prey === undefined ? null : prey === 'hand' ? 'hand' : cardWord(prey),
  };
}

const PICKS = 'draw pile, discard pile, yes, no, hearts, diamonds, clubs, spades, red, black'.split(', ');

function readChoice(text: string, seats: number): Partial<CardAttempt> {
  if (TARGET.test(text)) return readTarget(text, seats);
  if (PICKS.includes(text)) return { pick: text };
  const character = characterNamed(text);
  return character === null ? { card: cardWord(text) } : { pick: character };
}
