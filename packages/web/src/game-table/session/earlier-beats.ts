// Answers that this page has not followed, as the server told them later.

import type { StoryStep } from '@posse/protocol';
import type { Beat, FactIn, GameView } from './beat.ts';

/** The fields of a picture without a question or a running clock. */
export const STILL = {
  open: null,
  own: null,
  lucks: [],
  askedSince: 0,
  left: null,
  leftAtPause: null,
  moreTime: false,
  quiet: false,
} as const;

export const earlierBeats = (steps: readonly StoryStep<GameView>[], id: string): readonly Beat[] =>
  steps.map(({ step, facts, before, after, at }) => ({
    step,
    facts: facts as readonly FactIn<GameView>[],
    before,
    after: { ...STILL, id, step: step + 1, view: after },
    at,
  }));
