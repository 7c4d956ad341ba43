// The plan of a table: the game, its rules, the clock, and who may join.

import * as z from 'zod/mini';
import { gameId } from './game-ids.ts';
import { CLOCK } from './protocol-limits.ts';

const id = z.string().check(z.minLength(1), z.maxLength(40));
const ids = z.array(id).check(z.maxLength(20));

export const tablePlan = z.strictObject({
  seats: z.int().check(z.minimum(1), z.maximum(20)),
  preset: z.optional(id),
  /** The card game's sets. */
  sets: z.optional(ids),
  /** The dice game's modules, 1 to 5. */
  modules: z.optional(z.array(z.int()).check(z.maxLength(10))),
  /** Rule options that differ from the preset: on or off, or a number. */
  options: z.optional(z.record(id, z.union([z.boolean(), z.int()]))),
  /** The level of the bots that fill empty seats. */
  bot: z.optional(id),
  /** Spectators may read the chat of eliminated players. They can't take a seat in that game then. */
  gallery: z.optional(z.boolean()),
  /** People may take the seats of bots during a game. */
  latecomers: z.optional(z.boolean()),
  /** Eliminated players may look at all hands. They are witnesses then, and nobody hears of them until the game is over. */
  openHands: z.optional(z.boolean()),
  /** False if no player may let a bot of their own play, as `posse seat` does. */
  ownBots: z.optional(z.boolean()),
});
export type TablePlan = z.infer<typeof tablePlan>;

/** The audience of a chat line: everybody, eliminated players, or spectators. */
export const channel = z.enum(['table', 'gallery', 'watchers']);
export type Channel = z.infer<typeof channel>;

export const clock = z.strictObject({
  /** Seconds for each answer. */
  answer: z.int().check(z.minimum(CLOCK.minAnswerSeconds), z.maximum(CLOCK.maxAnswerSeconds)),
  /** Additional seconds for the whole game. */
  bank: z.int().check(z.minimum(0), z.maximum(CLOCK.maxBankSeconds)),
});
export type Clock = z.infer<typeof clock>;

/**
 * The players who make room when more people want to play than there are seats: those with most games in a row, those
 * who lost the last game, or nobody.
 */
export const rotation = z.enum(['longest', 'losers', 'off']);
export type Rotation = z.infer<typeof rotation>;

export const DEFAULT_CLOCK: Clock = { answer: 45, bank: 180 };

/** The request for a new table. Missing fields get their defaults. */
export const newTable = z.strictObject({
  game: gameId,
  plan: tablePlan,
  clock: z._default(clock, DEFAULT_CLOCK),
  /** Is the table listed for everybody? Otherwise it is found only by its code. */
  isPublic: z._default(z.boolean(), false),
});
export type NewTable = z.input<typeof newTable>;
