// Asks an engine for the result of a plan; a refusal becomes null.

import { BadSetup } from '@posse/engine';
import type { TablePlan } from '@posse/protocol';

/** The part of a plan that both engines understand. */
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
