// Stored positions in which older legends gave answers that no person would give.

import { readFileSync } from 'node:fs';
import type { SavedMemory } from '@posse/bots';
import type { Answer } from '@posse/card';
import type { Json } from '@posse/engine';

export interface OddAnswer {
  /** The game, the step, and the kind of blunder. */
  readonly name: string;
  /** The odd answer. */
  readonly answer: Answer;
  /** The deeds and sightings that the table remembered. */
  readonly memory: SavedMemory;
  readonly save: Json;
}

const FILE = new URL('../../../bots/positions/odd-answers.jsonl', import.meta.url);

export const ODD_ANSWERS = readFileSync(FILE, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line): OddAnswer => JSON.parse(line));
