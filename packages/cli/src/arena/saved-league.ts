// A saved league: a line for the league, and one for each finished chunk.
// The file is valid at any moment.

import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { samePlain } from '@posse/engine';
import { UserError } from '../command-description.ts';
import { attempt } from '../file-access.ts';
import { type Chunk, type League, nameOf } from './league.ts';
import type { Sums } from './pair-sums.ts';

const FORMAT = 'posse-arena';
const VERSION = 1;

interface Line {
  readonly chunk: Chunk;
  readonly sums: Sums;
}

interface Head {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly league: League;
}

/** The sums of finished chunks, by the names of the chunks. */
export type SavedChunks = ReadonlyMap<string, Sums>;

/** The seed of the league in a file, for a command that resumes without --seed; null if there is no such file. */
export const savedSeed = (path: string): string | null => savedAt(path)?.head.league.seed ?? null;

/** Starts the file, or reads its chunks if it is of the same league. */
export function openSaved(path: string, league: League): SavedChunks {
  const saved = savedAt(path);
  if (saved === null) {
    const head: Head = { format: FORMAT, version: VERSION, league };
    attempt('written', path, () => appendFileSync(path, `${JSON.stringify(head)}\n`));
    return new Map();
  }
  refuseOther(path, saved.head.league, league);
  // The chunk of a line that was cut off is played again.
  attempt('written', path, () => truncateSync(path, saved.length));
  return new Map(saved.lines.map(({ chunk, sums }) => [nameOf(chunk), sums]));
}

export function saveChunk(path: string, chunk: Chunk, sums: Sums): void {
  const { duel, from, to } = chunk;
  const line: Line = { chunk: { duel, from, to }, sums };
  attempt('written', path, () => appendFileSync(path, `${JSON.stringify(line)}\n`));
}

interface Saved {
  readonly head: Head;
  readonly lines: readonly Line[];
  /** The length in bytes, up to the end of the last complete line. */
  readonly length: number;
}

/** The saved league in a file; null if the file does not exist or is empty. */
function savedAt(path: string): Saved | null {
  if (!existsSync(path)) return null;
  const text = attempt('read', path, () => readFileSync(path, 'utf8'));
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  const [first = '', ...rest] = whole.split('\n').slice(0, -1);
  if (text === '') return null;
  const head = parsed<Head>(path, first, 1);
  if (head.format !== FORMAT || head.version !== VERSION) throw unusable(path, 'it is not the file of a league');
  const lines = rest.map((line, place) => parsed<Line>(path, line, place + 2));
  return { head, lines, length: Buffer.byteLength(whole) };
}

function parsed<T>(path: string, line: string, number: number): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw unusable(path, `line ${number} is damaged`);
  }
}

const unusable = (path: string, fault: string): UserError => new UserError(`${path} can't be resumed: ${fault}.`);

const WORDS: Readonly<Record<keyof Required<League>, string>> = {
  game: 'the game',
  setup: 'the table',
  house: '--with',
  seed: 'the seed',
  pairs: '--pairs',
  shape: 'the kind of league',
  bots: 'the list of bots',
  contents: 'the contents of the bot files',
  pace: 'how long bots may think',
  perGame: '--per-game',
};

function refuseOther(path: string, saved: League, wanted: League): void {
  const field = (Object.keys(WORDS) as (keyof League)[]).find(
    (one) => !samePlain(saved[one] ?? null, wanted[one] ?? null),
  );
  if (field === undefined) return;
  const [there, here] = [saved, wanted].map((league) => JSON.stringify(league[field]));
  throw new UserError(
    `${path} is of another league: ${WORDS[field]} was ${there} there, and is ${here} now. Use another file.`,
  );
}
