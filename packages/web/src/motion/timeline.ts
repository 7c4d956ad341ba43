// When each fact of an answer has its moment, so that pictures and sounds agree.

import type { Told } from '@posse/protocol';
import { momentFor } from '../session/pace.ts';

export interface Cue {
  readonly fact: Told;
  /** Milliseconds after the answer began to be shown. */
  readonly at: number;
}

/** `speed` is 1 for as drawn, less for faster. */
export function cuesOf(facts: readonly Told[], speed: number): readonly Cue[] {
  let at = 0;
  return facts.map((fact) => {
    const cue = { fact, at };
    at += momentFor(fact.kind) * speed;
    return cue;
  });
}
