// Allocated bytes of a decision, a clone, a redeal, a view and an update.
// They do not depend on the load of the machine: the same code gives the same numbers.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Figure } from '../best-round-timing.ts';

/** The flags of Node: one thread, and enough memory that nothing is collected during a count. */
const FLAGS = ['--single-threaded', '--expose-gc', '--min-semi-space-size=64', '--max-semi-space-size=64'];
const CHILD = fileURLToPath(new URL('./byte-counting-child.ts', import.meta.url));

/** The limits: a tenth above what was measured when they were set. Lower them when less is allocated. */
const MAX_BYTES: Readonly<Record<string, number>> = {
  'decision-bytes': 1610,
  'copy-bytes': 3700,
  'redeal-bytes': 5700,
  'view-bytes': 3450,
  'update-bytes': 20_400,
  'everything-decision-bytes': 2150,
  'everything-copy-bytes': 5000,
  'everything-redeal-bytes': 7750,
  'everything-view-bytes': 4750,
  'everything-update-bytes': 26_100,
  'dice-decision-bytes': 2190,
  'dice-copy-bytes': 930,
  'dice-redeal-bytes': 1400,
  'dice-view-bytes': 1310,
  'dice-update-bytes': 14_700,
};

export function byteFigures(): Figure[] {
  const told = execFileSync(process.execPath, [...FLAGS, '--conditions=source', CHILD], { encoding: 'utf8' });
  const found = JSON.parse(told) as Record<string, number>;
  return Object.entries(MAX_BYTES).map(([name, atMost]) => ({
    name,
    value: found[name] ?? Number.POSITIVE_INFINITY,
    unit: 'bytes',
    atMost,
  }));
}
