// Both games with their bots and tables, for the tests of all bots.

import type { Kinds } from '@posse/engine';
import { type Bot, botNamed, CARD_BOTS, type Clues, cardClues, DICE_BOTS, diceClues } from '../index.ts';
import { cardTable, diceTable } from './table-kinds.ts';

export interface Contest<K extends Kinds> {
  readonly clues: Clues<K>;
  readonly bots: readonly Bot<K['view'], K['answer']>[];
  /** The table with this number. Consecutive numbers go through all kinds of tables. */
  readonly table: (number: number) => K['wishes'];
  readonly plain: (seats: number, preset: string) => K['wishes'];
}

/** A small budget: enough to check that searching bots answer legally. */
const BRIEFLY = { worlds: 2, ms: Number.POSITIVE_INFINITY };

/** Finds a bot by its id; searching bots get a small budget. */
export const namedIn =
  <K extends Kinds>(bots: readonly Bot<K['view'], K['answer']>[]) =>
  (id: string): Bot<K['view'], K['answer']> => {
    const bot = botNamed(bots, id);
    if (bot === null) throw new Error(`There is no ${id}.`);
    return bot.within?.(BRIEFLY, () => 0) ?? bot;
  };

const plain = (seats: number, preset: string) => ({ seats, preset });

export const CARD_CONTEST = { clues: cardClues, bots: CARD_BOTS, table: cardTable, plain };
export const DICE_CONTEST = { clues: diceClues, bots: DICE_BOTS, table: diceTable, plain };
