// The worker in which bots try a pack, slice by slice.

import { packReport } from '@posse/bots';
import type { Pack } from '@posse/card/packs';
import type { Trial } from './use-trial.ts';

export type TrialNews = Trial;

/** Enough for a first look: a full report takes some seconds on a computer, and longer on a phone. */
const GAMES = 100;

self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const run = packReport([JSON.parse(data) as Pack], { games: GAMES });
  let { done = 0, total = GAMES }: { done?: number; total?: number } = {};
  for (let step = run.next(); ; step = run.next()) {
    if (step.done === true) {
      self.postMessage({ done, total, verdict: step.value.verdict.word } satisfies TrialNews);
      return;
    }
    ({ done, total } = step.value);
    self.postMessage({ done, total, verdict: null } satisfies TrialNews);
  }
});
