// The analysis of a finished game for one seat, as far as it is done.

import type { Seat } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { BackgroundWorker } from '../../workers/background-worker.ts';
import type { CoachQuestion, CoachReply, ShownAnalysis } from './stepwise-analysis.ts';

const worker = new BackgroundWorker<CoachQuestion, CoachReply>(
  () => new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module', name: 'coach' }),
  inPlace(),
);

/** Without a worker the page analyses by itself, in the same small steps. */
function inPlace(): (question: CoachQuestion) => Promise<CoachReply> {
  let loaded: Promise<{ ask(question: CoachQuestion): CoachReply }> | null = null;
  return async (question) => {
    loaded ??= import('./stepwise-analysis.ts').then(({ StepwiseAnalysis }) => new StepwiseAnalysis());
    return (await loaded).ask(question);
  };
}

/** 'failed' for a game that today's rules can't analyse. */
export type AnalysisState = { readonly done: number } | ShownAnalysis | 'failed';

/** The whole analysis of a game for one seat; null once it is not wanted any more. Rejects if that is impossible. */
export async function wholeAnalysis(
  replay: Replay,
  seat: Seat,
  isWanted: () => boolean,
): Promise<ShownAnalysis | null> {
  while (isWanted()) {
    const { analysis } = await worker.ask({ replay, seat });
    if (analysis !== null) return analysis;
  }
  return null;
}

/** `worlds` are those for each answer. Left out, they depend on the speed of this machine. */
export function useAnalysis(replay: Replay, seat: Seat, worlds?: number): AnalysisState {
  const [state, setState] = useState<AnalysisState>({ done: 0 });
  useEffect(() => {
    let isWanted = true;
    setState({ done: 0 });
    const goOn = async (): Promise<void> => {
      while (isWanted) {
        const { done, analysis } = await worker.ask({ replay, seat, worlds });
        if (!isWanted) return;
        setState(analysis ?? { done });
        if (analysis !== null) return;
      }
    };
    goOn().catch(() => {
      if (isWanted) setState('failed');
    });
    return () => {
      isWanted = false;
    };
  }, [replay, seat, worlds]);
  return state;
}
