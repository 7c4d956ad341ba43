// Games that bots play with a pack in a worker: progress and verdict.

import type { Pack } from '@posse/card/packs';
import { useEffect, useState } from 'react';
import type { TrialNews } from './trial-worker.ts';

export interface Trial {
  readonly done: number;
  /** Zero until the first games are played. */
  readonly total: number;
  /** Null while games are played. */
  readonly verdict: 'even' | 'noticeable' | 'strong' | 'endless' | null;
}

/** Milliseconds without a change before games begin. */
const QUIET_MS = 600;
const START: Trial = { done: 0, total: 0, verdict: null };

/** Begins anew with every change of the rules. Null without a pack, or if no worker can be started. */
export function useTrial(pack: Pack | null): Trial | null {
  const rules = pack === null ? null : rulesOf(pack);
  const [trial, setTrial] = useState<Trial | null>(null);
  useEffect(() => {
    if (rules === null || typeof Worker === 'undefined') {
      setTrial(null);
      return undefined;
    }
    setTrial(START);
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./trial-worker.ts', import.meta.url), { type: 'module', name: 'trial' });
      worker.onmessage = ({ data }: MessageEvent<TrialNews>) => setTrial(data);
      worker.onerror = () => setTrial(null);
      worker.postMessage(rules);
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [rules]);
  return trial;
}

/** As text, so that another name or picture begins nothing anew. */
function rulesOf({ face, ...rules }: Pack): string {
  const things = Object.fromEntries(Object.keys(face.things).map((key) => [key, { name: key }]));
  return JSON.stringify({ ...rules, face: { name: 'pack', things } });
}
