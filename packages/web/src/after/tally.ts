// Who did what to whom in a game, counted from the facts as they were told.

import type { Seat } from '@posse/engine';
import type { FactIn, GameView } from '../session/beat.ts';
import { Book } from './book.ts';
import type { Deeds } from './deeds.ts';

export interface Tally {
  readonly deeds: readonly Readonly<Deeds>[];
  readonly rounds: number;
  /** Who was the first to hurt another. */
  readonly firstBlood: Seat | null;
  /** Who brought down the last one to fall. */
  readonly lastWord: Seat | null;
}

/** What happened after this view was seen. */
export function tallyOf(first: GameView, told: Iterable<readonly FactIn<GameView>[]>): Tally {
  const book = new Book(first);
  for (const facts of told) {
    let before: FactIn<GameView> | null = null;
    for (const fact of facts) {
      book.hear(fact, before);
      before = fact;
    }
  }
  const { deeds, rounds, firstBlood, lastWord } = book;
  return { deeds, rounds: rounds.round, firstBlood, lastWord };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Life points that this player took from others. */
export const dealtBy = ({ deeds }: Tally, who: Seat): number =>
  sum(deeds[who]?.hits.filter((_, at) => at !== who) ?? []);

/** All life points that this player lost. */
export const sufferedBy = ({ deeds }: Tally, who: Seat): number =>
  sum(deeds.map(({ hits }, by) => (by === who ? 0 : (hits[who] ?? 0)))) + (deeds[who]?.misfortune ?? 0);

/** How many others hurt this player. */
export const shootersOf = ({ deeds }: Tally, who: Seat): number =>
  deeds.filter(({ hits }, by) => by !== who && (hits[who] ?? 0) > 0).length;

/** The most that this player took from any one other. */
export const grudgeOf = ({ deeds }: Tally, who: Seat): number =>
  Math.max(0, ...(deeds[who]?.hits.filter((_, at) => at !== who) ?? []));
