// Tests of saved leagues: resuming, damage, and files of other leagues.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file } from '../testing/posse-command.ts';
import { type Chunk, chunksOf, duelsOf, type League, nameOf } from './league.ts';
import { NO_TIME, sumsOf } from './pair-sums.ts';
import { openSaved, saveChunk, savedSeed } from './saved-league.ts';

const league: League = {
  game: 'card',
  setup: { seats: 5 },
  house: [],
  seed: 'a',
  pairs: 10,
  shape: 'ladder',
  bots: ['random', 'gunslinger', 'deputy'],
  contents: {},
  pace: { budget: null, patience: 30 },
};
const sums = sumsOf([{ side: 'law', before: false, after: true }], NO_TIME);

test('the chunks of a league contain each deal of each duel once', () => {
  for (const shape of ['ladder', 'round-robin'] as const) {
    const chunks = chunksOf({ ...league, shape });
    const deals = chunks.flatMap(({ duel, from, to }) =>
      Array.from({ length: to - from }, (_, n) => `${duel} ${from + n}`),
    );
    expect(new Set(deals).size).toBe(deals.length);
    expect(deals.length).toBe(10 * duelsOf({ ...league, shape }).length);
  }
  expect(duelsOf(league).length).toBe(2);
  expect(duelsOf({ ...league, shape: 'round-robin' }).length).toBe(6);
});

test('saved chunks are read again, without a line that was cut off', () => {
  const path = file('league.jsonl');
  const [one, other] = chunksOf(league) as [Chunk, Chunk];
  expect(openSaved(path, league).size).toBe(0);
  saveChunk(path, one, sums);
  const whole = readFileSync(path, 'utf8');
  appendFileSync(path, '{"chunk":{"duel":0,"fro');
  const played = openSaved(path, league);
  expect([...played]).toEqual([[nameOf(one), sums]]);
  expect(readFileSync(path, 'utf8')).toBe(whole);
  saveChunk(path, other, sums);
  expect(openSaved(path, league).size).toBe(2);
  expect(savedSeed(path)).toBe('a');
});

test('the file of another league is refused with the difference', () => {
  const path = file('other.jsonl');
  openSaved(path, league);
  expect(() => openSaved(path, { ...league, seed: 'b' })).toThrow(
    /another league: the seed was "a" there, and is "b" now\./,
  );
  expect(() => openSaved(path, { ...league, pairs: 20 })).toThrow(/--pairs was 10/);
  expect(() => openSaved(path, { ...league, contents: { 'my.ts': '1' } })).toThrow(/contents of the bot files/);
  writeFileSync(path, 'hello\n');
  expect(() => openSaved(path, league)).toThrow(/line 1 is damaged/);
  writeFileSync(path, '{"format":"chess"}\n');
  expect(() => openSaved(path, league)).toThrow(/is not the file of a league/);
});
