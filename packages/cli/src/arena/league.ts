// A league: which bots meet in which games, cut into chunks that can be played anywhere, in any order.

import type { Pace } from '../guests/pace.ts';

/** Plain data: it goes to every thread, and stands at the head of a saved league. */
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
  /** What the files of bots hold, in a few letters: a bot that has changed is another bot. */
  readonly contents: Readonly<Record<string, string>>;
  readonly pace: Pace;
}

/** A ladder compares neighbours in a list; in a round robin everybody meets everybody, both ways. */
export type Shape = 'ladder' | 'round-robin';

/** All seats are the first bot, and one seat at a time becomes the second; by their places in the list. */
export interface Duel {
  readonly before: number;
  readonly after: number;
}

export function duelsOf({ shape, bots }: League): readonly Duel[] {
  const places = [...bots.keys()];
  if (shape === 'ladder') return places.slice(1).map((after) => ({ before: after - 1, after }));
  return places.flatMap((before) => places.filter((after) => after !== before).map((after) => ({ before, after })));
}

/** Some deals of a duel: from this number up to, not including, that. */
export interface Chunk {
  readonly duel: number;
  readonly from: number;
  readonly to: number;
}

/** So much is lost, for each thread, when a league is stopped. */
const DEALS = 4;

export const chunksOf = (league: League): readonly Chunk[] =>
  duelsOf(league).flatMap((_, duel) =>
    Array.from({ length: Math.ceil(league.pairs / DEALS) }, (_, number) => ({
      duel,
      from: number * DEALS,
      to: Math.min(league.pairs, (number + 1) * DEALS),
    })),
  );

export const nameOf = ({ duel, from, to }: Chunk): string => `${duel} ${from}-${to}`;

/** What decides a deal: the same one in every duel. */
export const seedOf = ({ seed }: League, deal: number): string => `${seed}/${deal}`;
