// What the threads of the arena tell each other.

import type { Chunk } from './league.ts';
import type { Sums } from './sums.ts';

export type FromThread =
  | { readonly kind: 'played'; readonly chunk: Chunk; readonly sums: Sums }
  /** Somebody's mistake, in one sentence. */
  | { readonly kind: 'mistake'; readonly message: string };
