// Tests of the commands with proofs and saved games of version 0.3.0.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { file, posse } from './testing/posse-command.ts';

const CORPUS = fileURLToPath(new URL('../../testkit/corpus/0.3.0', import.meta.url));

const FAIR = 'The deal was fair.';
const UNKNOWN = 'Nobody can tell whether the deal was fair';
const FEW = 'The deal is not proven: only Ann and the server contributed';

/**
 * The version and the exit code of each proof. A change of the rules may turn 0 into 3, and nothing else may change. In
 * the dice games only one person contributed.
 */
const PROOFS: Readonly<Record<string, readonly [version: number, status: number, verdict: string]>> = {
  'card-over-of-the-first-rules-and-without-promises.json': [1, 3, UNKNOWN],
  'card-over-without-promises.json': [1, 3, UNKNOWN],
  'card-over.json': [2, 0, FAIR],
  'dice-over-after-a-start-that-was-given-up.json': [2, 4, FEW],
  'dice-over-goes-another-way-by-later-rules.json': [2, 4, FEW],
};

/** The last answer that today's rules can tell of each game; null if they can tell all of it. */
const REPLAYS: Readonly<Record<string, number | null>> = {
  'card-all.json': null,
  'card.json': null,
  'dice-all.json': 2,
  'dice.json': null,
};

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

test('every proof and every saved game of the corpus is tested', () => {
  expect(readdirSync(join(CORPUS, 'proofs')).sort()).toEqual(Object.keys(PROOFS).sort());
  expect(readdirSync(join(CORPUS, 'replays')).sort()).toEqual(Object.keys(REPLAYS).sort());
});

describe.each(Object.entries(PROOFS))('the proof %s of 0.3.0', (name, [version, status, verdict]) => {
  const path = join(CORPUS, 'proofs', name);

  test('a proof of 0.3.0 gets its verdict from posse verify', async () => {
    expect(read(path).version).toBe(version);
    const checked = await posse(['verify', path]);
    expect([checked.status, checked.stdout]).toEqual([status, expect.stringContaining(verdict)]);
  });

  test('a proof of 0.3.0 is not trusted with another secret', async () => {
    const forged = file(name);
    writeFileSync(forged, JSON.stringify({ ...read(path), secret: 'another one' }));
    const checked = await posse(['verify', forged]);
    expect([checked.status, checked.stdout]).toEqual([1, expect.stringContaining('cannot be trusted')]);
  });
});

test.each(Object.entries(REPLAYS))('the saved game %s is told as far as today’s rules lead: %s', async (name, last) => {
  const path = join(CORPUS, 'replays', name);
  const { status, stdout, stderr } = await posse(['replay', path]);
  expect([status, stderr]).toEqual([0, '']);
  const told = stdout.replaceAll(/\s+/g, ' ');
  if (last !== null) expect(told).toMatch(new RegExp(`played under older rules \\(2; .* told up to answer ${last}\\.`));
  else {
    expect(told).not.toContain('older rules');
    expect(told).toContain(` ${read(path).answers.length - 1} `);
  }
});
