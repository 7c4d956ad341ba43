// Collects puzzles in a file that grows, and writes the pool that the page ships.

import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { GameWithBots } from '@posse/bots';
import { puzzleText } from '@posse/bots/coach';
import type { Imagination } from '@posse/bots/search';
import { type Kinds, RULES } from '@posse/engine';
import { type FoundPuzzle, puzzlesOf } from './puzzle-search.ts';

/** The puzzles of one game: a line of the file. */
interface Line {
  readonly number: number;
  readonly puzzles: readonly FoundPuzzle[];
}

const POOL = new URL('../../../../packages/web/src/today/puzzle-pool.ts', import.meta.url);
const MAX_BYTES = 200_000;
/** The page ships at most this many, three of five about cards. */
const POOL_SIZE = 400;
const CARD_SHARE = 0.6;

function linesIn(file: string): readonly Line[] {
  if (!existsSync(file)) return [];
  const rows = readFileSync(file, 'utf8').split('\n');
  // The last row is empty, or was cut off when the search was stopped.
  return rows.slice(0, -1).map((row) => JSON.parse(row) as Line);
}

/** Looks for puzzles in more games, from where the file ends, for so many seconds. */
export function searchPuzzles<K extends Kinds, Situation>(
  withBots: GameWithBots<K>,
  imagination: Imagination<K, Situation>,
  file: string,
  seconds: number,
): void {
  const lines = linesIn(file);
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const until = Date.now() + 1000 * seconds;
  let count = lines.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  for (let number = (lines.at(-1)?.number ?? -1) + 1; Date.now() < until; number++) {
    const puzzles = puzzlesOf(withBots, imagination, number);
    appendFileSync(file, `${JSON.stringify({ number, puzzles } satisfies Line)}\n`);
    count += puzzles.length;
    process.stderr.write(`${number + 1} games, ${count} puzzles\n`);
  }
}

/** Writes the pool from these files. Puzzles that a gunslinger solves only fill it up. */
export function writePool(cards: string, dice: string): void {
  const cardCount = Math.round(POOL_SIZE * CARD_SHARE);
  const puzzles = [...chosenFrom(cards, cardCount), ...chosenFrom(dice, POOL_SIZE - cardCount)].toSorted(
    (one, other) => (orderOf(one) < orderOf(other) ? -1 : 1),
  );
  const packed = deflateRawSync(puzzleText(puzzles, RULES), { level: 9 }).toString('base64url');
  const content = `// The puzzles of the day, found by \`npm run learn -- puzzles\`: JSON, deflated.

export const PUZZLE_POOL =
  '${packed}';
`;
  if (content.length > MAX_BYTES)
    throw new Error(`The pool would take ${content.length} bytes, more than ${MAX_BYTES}.`);
  writeFileSync(POOL, content);
  process.stderr.write(`${puzzles.length} puzzles in ${content.length} bytes.\n`);
}

function chosenFrom(file: string, count: number): readonly FoundPuzzle[] {
  if (!existsSync(file)) throw new Error(`There is no ${file} here: look for puzzles of both games first.`);
  const all = linesIn(file).flatMap(({ puzzles }) => puzzles);
  const hard = all.filter(({ isEasy }) => !isEasy).slice(0, count);
  const easy = all.filter(({ isEasy }) => isEasy).slice(0, count - hard.length);
  return [...hard, ...easy];
}

/** Mixes games and seats in an order that depends on nothing but the puzzle. */
const orderOf = ({ game, seed, seat }: FoundPuzzle): string =>
  createHash('sha256').update(`${game} ${seed} ${seat}`).digest('hex');
