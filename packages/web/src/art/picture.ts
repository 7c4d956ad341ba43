// A picture as it leaves the press.

import type { Markup } from './press.ts';

export interface Picture {
  readonly viewBox: string;
  /** What is inside the `svg`. */
  readonly markup: Markup;
}
