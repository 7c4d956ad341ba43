// Tests of saved games with other rules than today's.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES } from '@posse/engine';
import { expect, test } from 'vitest';
import { expectUserError, file, posse, printed } from '../testing/posse-command.ts';

interface Answer {
  readonly seat: number;
  readonly kind: string;
}

interface Saved {
  rules?: number;
  winners?: readonly number[] | null;
  names?: readonly string[];
  answers: Answer[];
}

const path = file('saved.json');
await printed(['simulate', '--games', '1', '--seats', '4', '--seed', 's', '--bots', 'random', '--save', path]);
const saved: Saved = JSON.parse(readFileSync(path, 'utf8'));

/** A file of a game by the first rules, with these changes. */
function older(changes: Partial<Saved>, rules: number | undefined = 1): string {
  const { rules: _, ...rest } = saved;
  const doctored = file('older.json');
  writeFileSync(doctored, JSON.stringify({ ...rest, ...(rules && { rules }), ...changes }));
  return doctored;
}

const MIDDLE = 20;
const answers = saved.answers.with(MIDDLE, { ...(saved.answers[MIDDLE] as Answer), kind: 'nonsense' });
const flat = (text: string): string => text.replace(/\s+/g, ' ');

test('a saved game records the number of its rules and its winners', () => {
  expect(saved.rules).toBe(RULES);
  expect(saved.winners).toEqual(expect.any(Array));
});

test('a game of older rules is told as usual if today’s rules lead to the same', async () => {
  expect(await printed(['replay', older({})])).toBe(await printed(['replay', path]));
});

test('a game that goes differently by today’s rules is told up to that answer, with its stored result', async () => {
  const told = flat(
    await printed(['replay', older({ answers, winners: [1, 3], names: ['Ann', 'Ben', 'Cleo', 'Dan'] })]),
  );
  expect(told).toContain(
    'under older rules (1; the current ones are 3). Under the current rules answer 20 is not possible',
  );
  expect(told).toContain('told up to answer 19');
  expect(told).toContain(`${answers.length} answers, won by Ben, Dan.`);
  expect(told).not.toContain('undefined');
});

test.each([
  ['other winners', { winners: [] }, /ends differently.*and nobody won\./],
  ['no winners', { winners: null }, /ends differently.*ended without a winner after \d+ answers\./],
  ['no end', { answers: saved.answers.slice(0, -1) }, /ends differently.*won by seat/],
  ['nothing that can be told', { answers: answers.slice(MIDDLE) }, /its story can’t be told/],
  ['winners that nobody wrote down', { answers, winners: undefined }, /the winner was not recorded/],
])('a game of older rules is told as far as possible if it has %s', async (_, changes, words) => {
  expect(flat(await printed(['replay', older(changes as Partial<Saved>)]))).toMatch(words);
});

const kept = (name: string): string => fileURLToPath(new URL(`../../../testkit/games/${name}.json`, import.meta.url));

/** The deals by the exit code of their check: games of version 1, and of version 2 with one contribution. */
const DEALS = {
  3: /Nobody can tell whether the deal was fair: .* The game was played by older rules/,
  4: /The deal is not proven: only Ann and the server contributed.* The game was played by older rules/,
} as const;

test.each([
  ['first-rules-dice', 3, /answer 3 is not possible.*up to answer 2.*76 answers, won by Ann, Ben, Dan/],
  ['first-rules-card', 3, /answer 120 is not possible.*up to answer 119.*128 answers, won by Ben, Dan/],
  ['second-rules-dice', 4, /answer 44 is not possible.*up to answer 43.*92 answers, won by Dan, Eve/],
  ['second-rules-card', 4, /answer 43 is not possible.*up to answer 42.*87 answers, won by Ann, Eve/],
] as const)('a real game is told as far as it goes, and its deal is judged: %s', async (name, exit, words) => {
  const { replay } = JSON.parse(readFileSync(kept(name), 'utf8'));
  const real = file('real.json');
  writeFileSync(real, JSON.stringify(replay));
  expect(flat(await printed(['replay', real]))).toMatch(words);
  const { status, stdout } = await posse(['verify', kept(name)]);
  expect([status, stdout]).toEqual([exit, expect.stringMatching(DEALS[exit])]);
});

test('a real game with the same end by today’s rules is told whole, and its proof holds', async () => {
  const { replay } = JSON.parse(readFileSync(kept('second-rules-same'), 'utf8'));
  const real = file('real.json');
  writeFileSync(real, JSON.stringify(replay));
  expect(flat(await printed(['replay', real]))).not.toContain('older rules');
  const { status, stdout } = await posse(['verify', kept('second-rules-same')]);
  expect([status, stdout]).toEqual([4, expect.stringMatching(/is not proven: only Ann .* the cards\.\n$/)]);
});

test('posse think works on the part of a game that can be told', async () => {
  const told = flat(await printed(['think', older({ answers }), '--bot', 'deputy']));
  expect(told).toMatch(/played under older rules.*Step 19/);
  await expectUserError(['think', older({ answers }), '--step', String(MIDDLE)], /from 0 to 19/);
});

test('a game of newer rules asks for a newer program', async () => {
  await expectUserError(['replay', older({ answers }, RULES + 1)], /newer rules \(version 4;.*Update Posse/);
  expect(await printed(['replay', older({}, RULES + 1)])).toBe(await printed(['replay', path]));
});

test('a saved game of today’s rules that can’t be replayed is reported as damaged', async () => {
  await expectUserError(['replay', older({ answers }, RULES)], /damaged at step 20/);
});

test.each([
  ['rules', 0],
  ['rules', 'two'],
  ['winners', 'all'],
  ['names', [1, 2]],
])('a wrong value of %s is explained: %j', async (field, value) => {
  await expectUserError(['replay', older({ [field]: value })], new RegExp(`"${field}" should be`));
});
