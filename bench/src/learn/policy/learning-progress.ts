// The file in which learning is kept, so that it can stop and go on.

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { WEIGHTS } from '@posse/bots/search';

export interface Progress {
  /** The number of games learned from. */
  games: number;
  readonly weights: Float32Array;
  readonly squares: Float32Array;
}

/** A new file starts from these weights, or from nothing. */
export function readProgress(file: string, start: Float32Array | null = null): Progress {
  if (!existsSync(file))
    return { games: 0, weights: start?.slice() ?? new Float32Array(WEIGHTS), squares: new Float32Array(WEIGHTS) };
  const bytes = readFileSync(file);
  if (bytes.length !== 8 + 8 * WEIGHTS)
    throw new Error(`${file} holds no progress of this program: name another file.`);
  const part = (start: number): Float32Array =>
    Float32Array.from({ length: WEIGHTS }, (_, place) => bytes.readFloatLE(start + 4 * place));
  return { games: bytes.readDoubleLE(0), weights: part(8), squares: part(8 + 4 * WEIGHTS) };
}

/** Written beside the file first, so that a stop in between loses nothing. */
export function writeProgress(file: string, { games, weights, squares }: Progress): void {
  const bytes = Buffer.alloc(8 + 8 * WEIGHTS);
  bytes.writeDoubleLE(games, 0);
  for (let place = 0; place < WEIGHTS; place++) {
    bytes.writeFloatLE(weights[place] as number, 8 + 4 * place);
    bytes.writeFloatLE(squares[place] as number, 8 + 4 * WEIGHTS + 4 * place);
  }
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
}
