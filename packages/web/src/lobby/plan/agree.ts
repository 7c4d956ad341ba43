// Asks an engine what a plan comes to, and takes its refusal for a no.

import { BadSetup } from '@posse/engine';
import type { TablePlan } from '@posse/protocol';

/** What both engines understand of a plan. */
export const wishesIn = ({ seats, preset, options }: TablePlan) => ({
  seats,
  ...(preset !== undefined && { preset }),
  ...(options && { options }),
});

export function orNothing<T>(agree: () => T): T | null {
  try {
    return agree();
  } catch (error) {
    if (error instanceof BadSetup) return null;
    throw error;
  }
}
