// Runs a measurement in a process of its own.
// Code that plays only one game gets faster than code that plays both in turn, and `posse simulate`, the arena and a
// page play one.

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Alone =
  | 'card-decision'
  | 'card-game'
  | 'dice-decision'
  | 'dice-game'
  | 'deputy-game'
  | 'random-worlds'
  | 'deputy-worlds';

const CHILD = fileURLToPath(new URL('./measuring-child.ts', import.meta.url));

export const alone = (what: Alone): number =>
  Number(execFileSync(process.execPath, ['--conditions=source', CHILD, what], { encoding: 'utf8' }));
