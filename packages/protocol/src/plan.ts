// What is agreed at a table before a game: which game, for how many, by which rules, how fast, and who may come.

import * as z from 'zod/mini';
import { gameId } from './games.ts';
import { CLOCK } from './limits.ts';

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
  /** How well those play who fill empty seats. */
  bot: z.optional(id),
  /** Do those who watch read what the dead say? Then they sit in no seat of that game. */
  gallery: z.optional(z.boolean()),
  /** May people take the seats of bots in the middle of a game? */
  latecomers: z.optional(z.boolean()),
});
export type TablePlan = z.infer<typeof tablePlan>;

/** Where something is said: to everybody, among those who are out of the game, or among those who watch it. */
export const channel = z.enum(['table', 'gallery', 'watchers']);
export type Channel = z.infer<typeof channel>;

export const clock = z.strictObject({
  /** Seconds for each answer. */
  answer: z.int().check(z.minimum(CLOCK.leastAnswer), z.maximum(CLOCK.mostAnswer)),
  /** Seconds over and above, for the whole game. */
  bank: z.int().check(z.minimum(0), z.maximum(CLOCK.mostBank)),
});
export type Clock = z.infer<typeof clock>;

export const DEFAULT_CLOCK: Clock = { answer: 45, bank: 180 };

/** What a caller says of a new table; what he leaves out is as usual. */
export const newTable = z.strictObject({
  game: gameId,
  plan: tablePlan,
  clock: z._default(clock, DEFAULT_CLOCK),
  /** Listed for everybody, or found by its code alone. */
  isPublic: z._default(z.boolean(), false),
});
export type NewTable = z.input<typeof newTable>;
