// Compiles blocks of sentences to functions that return frames.

import { nothing } from '@posse/engine';
import type { Run } from './effect-context.ts';
import type { Block } from './sentence-fields.ts';
import { type Sentence, VERBS, type VerbName } from './sentence-types.ts';

const NOTHING: Run = () => nothing;

/** `of` is the key of the card, or the id of the character, event or set. */
export function compileBlock(of: string, block: Block | undefined): Run {
  const runs = (block ?? []).map((one) =>
    VERBS[one.do as VerbName].frames(one as Sentence, { of, block: (inner) => compileBlock(of, inner) }),
  );
  const [only] = runs;
  if (only === undefined) return NOTHING;
  return runs.length === 1 ? only : (cast) => runs.flatMap((run) => run(cast));
}
