// The file in which learning is kept, so that it can stop and go on.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { WEIGHTS } from '@posse/bots/search';

export interface Progress {
  /** The number of games learned from. */
  games: number;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
  /** The moving average of the weights, which plays better than any of them: chance moves each one to and fro. */
  readonly average: Float32Array;
}

const LISTS = 3;

/** A new file starts from these weights. */
export function readProgress(file: string, start: Float32Array = new Float32Array(WEIGHTS)): Progress {
  if (!existsSync(file))
    return { games: 0, weights: start.slice(), squares: new Float32Array(WEIGHTS), average: start.slice() };
  const bytes = readFileSync(file);
  if (bytes.length !== 8 + 4 * LISTS * WEIGHTS)
    throw new Error(`${file} holds no progress of this program: name another file.`);
  const list = (number: number): Float32Array =>
    Float32Array.from({ length: WEIGHTS }, (_, place) => bytes.readFloatLE(8 + 4 * (number * WEIGHTS + place)));
  return { games: bytes.readDoubleLE(0), weights: list(0), squares: list(1), average: list(2) };
}

/** Written beside the file first, so that a stop in between loses nothing. */
export function writeProgress(file: string, { games, weights, squares, average }: Progress): void {
  const bytes = Buffer.alloc(8 + 4 * LISTS * WEIGHTS);
  bytes.writeDoubleLE(games, 0);
  for (const [number, list] of [weights, squares, average].entries())
    for (let place = 0; place < WEIGHTS; place++)
      bytes.writeFloatLE(list[place] as number, 8 + 4 * (number * WEIGHTS + place));
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}

/** The weights of a learner, or the mean of several that learned apart: chance moved each of them to another side. */
export function meanOfAverages(files: readonly string[]): Float32Array {
  const all = files.map((file) => readProgress(file).average);
  return Float32Array.from({ length: WEIGHTS }, (_, place) => {
    let sum = 0;
    for (const average of all) sum += average[place] as number;
    return sum / all.length;
  });
}

/** The share of the average that a step leaves: it reaches back over some 30,000 games. */
const KEEPS = 0.998;

export function updateAverage({ weights, average }: Progress): void {
  for (let place = 0; place < WEIGHTS; place++)
    average[place] = KEEPS * (average[place] as number) + (1 - KEEPS) * (weights[place] as number);
}
