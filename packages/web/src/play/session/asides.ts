// What the table itself told of people during a game, each at its moment, and the story with all of it in its place.

import type { GamePicture, LineInfo } from '@posse/protocol';
import { useMemo } from 'react';
import type { Beat, GameView } from './beat.ts';
import { useTable } from './SessionContext.tsx';

export interface Aside {
  readonly line: LineInfo;
  /** How many answers had been given when it came. */
  readonly n: number;
}

/** What was known before, and whatever is new among these lines. What one missed goes before all that one sees. */
export function asidesIn(
  before: readonly Aside[],
  lines: readonly LineInfo[],
  game: Pick<GamePicture<GameView>, 'id' | 'n'> | null,
): readonly Aside[] {
  const last = before.at(-1)?.line.number ?? -1;
  const fresh = lines.filter(({ number, notice }) => notice !== undefined && number > last);
  if (fresh.length === 0) return before;
  return [...before, ...fresh.map((line) => ({ line, n: line.game === game?.id ? game.n : 0 }))];
}

/** One thing in the story of a game: an answer and what came of it, or what happened to somebody at the table. */
export type Told = Beat | Aside;

export const isAside = (told: Told): told is Aside => 'line' in told;

/** The story with what happened to people in its place, as far as the table has come in showing it. */
export function toldInOrder(
  story: readonly Beat[],
  asides: readonly Aside[],
  shown: Pick<GamePicture<GameView>, 'id' | 'n'> | null,
): readonly Told[] {
  if (shown === null) return story;
  const waiting = asides.filter(({ line, n }) => line.game === shown.id && n <= shown.n);
  const told: Told[] = [];
  for (const beat of story) {
    while (waiting[0] !== undefined && isBefore(waiting[0], beat)) told.push(waiting.shift() as Aside);
    told.push(beat);
  }
  return [...told, ...waiting];
}

/** Did it happen before this answer? Of what one missed only the time is known. */
const isBefore = ({ line, n }: Aside, { number, at }: Beat): boolean =>
  n === 0 && at !== undefined ? line.at < at : n <= number;

/** All answers that are known, in order: those that this page has followed, and those that the server told it later. */
export const wholeStory = (earlier: readonly Beat[], story: readonly Beat[]): readonly Beat[] =>
  earlier.length === 0 ? story : [...earlier, ...story].sort((a, b) => a.number - b.number);

// The story so far, with what happened to people at the table.

export function useTold(): readonly Told[] {
  const earlier = useTable((state) => state.earlier);
  const story = useTable((state) => state.story);
  const asides = useTable((state) => state.asides);
  const shown = useTable((state) => state.shown);
  return useMemo(() => toldInOrder(wholeStory(earlier, story), asides, shown), [earlier, story, asides, shown]);
}
