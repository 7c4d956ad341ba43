// A league of bots: its duels, and their chunks for worker threads.

import type { ThinkLimits } from '../bots/think-limits.ts';
import type { Place } from './bot-faults.ts';

/** A league as plain data: it is sent to every thread, and is the first line of a saved league. */
export interface League {
  readonly game: string;
  readonly setup: { readonly seats: number };
  /** Files with house cards. */
  readonly house: readonly string[];
  readonly seed: string;
  /** Paired games for each side of each duel. */
  readonly pairs: number;
  readonly shape: Shape;
  readonly bots: readonly string[];
  /** Short hashes of the files of bots, by path: a changed file is another bot. */
  readonly contents: Readonly<Record<string, string>>;
  readonly pace: ThinkLimits;
  /** Seconds for all answers of a bot of your own in one game, if limited. */
  readonly perGame?: number;
}

/**
 * The shape of a league. A ladder compares neighbours in the list; in a round robin every bot meets every other, both
 * ways.
 */
export type Shape = 'ladder' | 'round-robin';

/**
 * A duel: all seats have the bot `before`, and one seat at a time gets the bot `after`. Both are indexes in the list.
 */
export interface Duel {
  readonly before: number;
  readonly after: number;
}

export function duelsOf({ shape, bots }: League): readonly Duel[] {
  const places = [...bots.keys()];
  if (shape === 'ladder') return places.slice(1).map((after) => ({ before: after - 1, after }));
  return places.flatMap((before) => places.filter((after) => after !== before).map((after) => ({ before, after })));
}

/** A range of deals of a duel; `to` is not part of it. */
export interface Chunk {
  readonly duel: number;
  readonly from: number;
  readonly to: number;
  /** The questions at which a bot hung when this was played before. */
  readonly stuck?: readonly Place[];
}

/** The number of deals in a chunk, which is the most that each thread loses when a league is stopped. */
const CHUNK_DEALS = 4;

export const chunksOf = (league: League): readonly Chunk[] =>
  duelsOf(league).flatMap((_, duel) =>
    Array.from({ length: Math.ceil(league.pairs / CHUNK_DEALS) }, (_, number) => ({
      duel,
      from: number * CHUNK_DEALS,
      to: Math.min(league.pairs, (number + 1) * CHUNK_DEALS),
    })),
  );

export const nameOf = ({ duel, from, to }: Chunk): string => `${duel} ${from}-${to}`;

/** The seed of a deal, which is the same in every duel. */
export const seedOf = ({ seed }: League, deal: number): string => `${seed}/${deal}`;
