// Asides: notices about people during a game, at their place in the story.

import type { ChatLineInfo, GamePicture } from '@posse/protocol';
import { useMemo } from 'react';
import type { Beat, GameView } from './beat.ts';
import { useTable } from './SessionContext.tsx';

export interface Aside {
  readonly line: ChatLineInfo;
  /** The number of answers given before it. */
  readonly step: number;
}

/** Adds the new notices among these chat lines to the known ones. Missed ones go before everything else. */
export function asidesIn(
  before: readonly Aside[],
  lines: readonly ChatLineInfo[],
  game: Pick<GamePicture<GameView>, 'id' | 'step'> | null,
): readonly Aside[] {
  const last = before.at(-1)?.line.number ?? -1;
  const fresh = lines.filter(({ number, notice }) => notice !== undefined && number > last);
  if (fresh.length === 0) return before;
  return [...before, ...fresh.map((line) => ({ line, step: line.game === game?.id ? game.step : 0 }))];
}

/** One entry of the story: an answer with its consequences, or a notice about a person. */
export type StoryEntry = Beat | Aside;

export const isAside = (told: StoryEntry): told is Aside => 'line' in told;

/** The story with notices about people in their places, as far as the table has shown it. */
export function storyInOrder(
  story: readonly Beat[],
  asides: readonly Aside[],
  shown: Pick<GamePicture<GameView>, 'id' | 'step'> | null,
): readonly StoryEntry[] {
  if (shown === null) return story;
  const waiting = asides.filter(({ line, step }) => line.game === shown.id && step <= shown.step);
  const told: StoryEntry[] = [];
  for (const beat of story) {
    while (waiting[0] !== undefined && isBefore(waiting[0], beat)) told.push(waiting.shift() as Aside);
    told.push(beat);
  }
  return [...told, ...waiting];
}

/** Did the notice come before this answer? Of a missed notice only the time is known. */
const isBefore = ({ line, step }: Aside, { step: answered, at }: Beat): boolean =>
  step === 0 && at !== undefined ? line.at < at : step <= answered;

/** All known answers in order: those that the server told later, and those that this page has followed. */
export const wholeStory = (earlier: readonly Beat[], story: readonly Beat[]): readonly Beat[] =>
  earlier.length === 0 ? story : [...earlier, ...story].sort((a, b) => a.step - b.step);

// The story so far, with asides.

export function useStoryEntries(): readonly StoryEntry[] {
  const earlier = useTable((state) => state.earlier);
  const story = useTable((state) => state.story);
  const asides = useTable((state) => state.asides);
  const shown = useTable((state) => state.shown);
  return useMemo(() => storyInOrder(wholeStory(earlier, story), asides, shown), [earlier, story, asides, shown]);
}
