// Polls until a condition holds.

import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../stress-test.ts';

const PATIENCE_MS = 120_000;

/** Fails with this message if the condition does not hold in time. */
export async function eventually(holds: () => boolean | Promise<boolean>, otherwise: () => string): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !(await holds()); await pause(5))
    must(performance.now() < end, otherwise);
}
