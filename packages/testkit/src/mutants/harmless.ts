// Faults that change nothing, each with the reason. The games must agree that they don't; a reason alone excuses nothing.

import type { Fault } from './faults.ts';

export interface Harmless {
  readonly file: string;
  /** The code that is replaced, and by what, as the report writes them. */
  readonly code: string;
  readonly by: string;
  readonly reason: string;
}

export const HARMLESS: readonly Harmless[] = [];

export const reasonFor = (text: string, fault: Fault): string | null =>
  HARMLESS.find(
    ({ file, code, by }) => file === fault.file && code === text.slice(fault.start, fault.end) && by === fault.by,
  )?.reason ?? null;
