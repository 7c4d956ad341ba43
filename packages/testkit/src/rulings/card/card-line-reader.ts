// Reads the lines of rulings of the card game.

import { type Answer, type CardKinds, cardGame, type Frame, settle } from '@posse/card';
import type { Pending } from '@posse/engine';
import type { LineReader } from '../line-reader.ts';
import type { AnyPlay, Play } from '../ruling-game.ts';
import { answerText } from './answers-in-words.ts';
import { fits } from './card-vocabulary.ts';
import { differsInCopyOnly, isMeant, unsaid, whyNot } from './matching-answers.ts';
import { type CardAttempt, readAttempts } from './when-lines.ts';

export type CardPlay = Play<CardKinds, CardAttempt>;

const isFree = ({ op }: Frame): boolean => op === 'phase2';

export const CARD_LINE_READER: LineReader<CardKinds, CardAttempt> = {
  game: cardGame,
  settle,
  read: (lineAction, seats, pending) =>
    readAttempts(lineAction, seats).flatMap((attempt) => oneByOne(attempt, pending)),
  isMeant,
  unsaid,
  isAlike: differsInCopyOnly,
  onlyAnswer({ why, options: [only, another] }) {
    return only === undefined || another !== undefined || isFree(why) ? null : only;
  },
  goesWithoutSaying: () => false,
  isFree,
  // A pass of a player who is not asked.
  isIdle: ({ seat, verb }, pending) => verb === 'pass' && (pending?.asked !== seat || isFree(pending.why)),
  // A discard that the game made by itself.
  without({ seat, verb, card }, facts) {
    if (verb !== 'discard' || card === null) return null;
    const found = facts.find(
      ({ kind, open }) =>
        kind === 'moved' &&
        open.to === 'discard' &&
        open.fromSeat === seat &&
        open.card !== null &&
        fits(card, open.card),
    );
    return found === undefined ? null : facts.filter((fact) => fact !== found);
  },
  arrange() {},
  whyNot,
  answerText,
};

/** Splits a line about Ranch: cards are laid aside one by one, and a pass ends it; a ruling has one line for all. */
function oneByOne(attempt: CardAttempt, pending: Pending<Frame, Answer> | null): CardAttempt[] {
  if (!attempt.isEvent || attempt.cost === null || pending?.why.op !== 'ranch') return [attempt];
  const cards = attempt.cost.map((card): CardAttempt => ({ ...attempt, cost: [card] }));
  return [...cards, { ...attempt, verb: 'pass', isEvent: false, cost: null }];
}

export const isCardPlay = (play: AnyPlay): play is CardPlay => play.speaks(CARD_LINE_READER);
