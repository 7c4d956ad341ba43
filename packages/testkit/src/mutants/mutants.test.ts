// Tests of faults, of the plan and of the report; listed harmless faults must exist.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { BadPlan } from '../plan-from-flags.ts';
import { Unsound } from './check-times.ts';
import { AREAS } from './fault-areas.ts';
import { isRefused, type Tried } from './fault-trial.ts';
import { HARMLESS, reasonFor } from './harmless-faults.ts';
import { planFrom } from './mutants-plan.ts';
import { report } from './mutants-report.ts';
import { changeIn, faultsIn, lineOf, planted } from './planted-faults.ts';

const CODE = `// A shot.
export function shot(from: Seat, at: Seat, life: number): Frame[] {
  if (from === at) return [];
  return [hurt(at, from), { op: 'told', from, at }];
}
`;

describe('the faults of a file', () => {
  const told = async (): Promise<string[]> =>
    (await faultsIn('shot.ts', CODE)).map((fault) => `${lineOf(CODE, fault)}: ${changeIn(CODE, fault)}`);

  test('the faults of a file are turned comparisons, dropped guards and swapped seats', async () => {
    expect(await told()).toEqual(
      expect.arrayContaining([
        '3: from === at → from !== at',
        '3: from === at → false',
        '4: at, from → from, at',
        '4: from, at → from: at, at: from',
      ]),
    );
  });

  test('the faults of a file are planted one at a time', async () => {
    const faults = await faultsIn('shot.ts', CODE);
    const turned = faults.find((fault) => fault.by === 'from !== at');
    expect(turned && planted(CODE, turned)).toBe(CODE.replace('from === at', 'from !== at'));
    for (const fault of faults) expect(planted(CODE, fault)).not.toBe(CODE);
  });

  test('the faults of a file do not include changed texts', async () => {
    expect((await told()).filter((change) => change.includes("'told' →"))).toEqual([]);
  });
});

test.each(HARMLESS)('$file: $change is a fault that can be drawn', async ({ file, line, change, reason }) => {
  const text = readFileSync(fileURLToPath(new URL(`../../../../${file}`, import.meta.url)), 'utf8');
  const faults = await faultsIn(file, text);
  expect(text).toContain(line);
  expect(faults.map((fault) => changeIn(text, fault))).toContain(change);
  expect(faults.map((fault) => reasonFor(text, fault))).toContain(reason);
});

describe('the plan of a run', () => {
  test('the plan of a run has every area by default', () => {
    expect(planFrom([])).toEqual({
      areas: AREAS,
      seed: '1',
      count: 25,
      slice: { part: 1, of: 1 },
      jobs: 2,
      json: null,
    });
    const { areas, seed, slice } = planFrom(['--area', 'card,views', '--seed', '7', '--slice', '2/4']);
    expect([areas.map(({ name }) => name), seed, slice]).toEqual([['card', 'views'], '7', { part: 2, of: 4 }]);
  });

  test.each([
    [['--area', 'cards'], 'There is no area "cards"'],
    [['--slice', '5/4'], '--slice takes a part of a whole such as 2/4, not "5/4"'],
    [['--count', '0'], '--count takes a number from 1 on, not "0"'],
    [['--jobs', 'two'], '--jobs takes a number from 1 on, not "two"'],
    [['--sed', '1'], '--sed'],
  ])('%s is refused in one sentence', (args, why) => {
    expect(() => planFrom(args)).toThrow(BadPlan);
    expect(() => planFrom(args)).toThrow(why);
  });
});

test('a compiler that could not run says nothing about faults', () => {
  const outcome = { seconds: 0, output: "client.ts(3,7): error TS2322: Type 'string' is not assignable." };
  expect(isRefused({ ...outcome, passed: false })).toBe(true);
  expect(isRefused({ ...outcome, passed: true, output: '' })).toBe(false);
  expect(() => isRefused({ ...outcome, passed: false, output: 'Cannot find module' })).toThrow(Unsound);
});

test('the report on planted faults counts those that compile, and names unnoticed ones', () => {
  const tried = (verdict: Tried['verdict'], by: string): Tried => ({
    area: 'card',
    kind: 'Swap',
    fault: `x.ts:1  ${verdict}`,
    verdict,
    by,
    seconds: 2,
  });
  const told = report(
    [tried('no code', 'types'), tried('killed', 'rulings'), tried('same', 'never asked'), tried('survived', '')],
    ['card'],
  );
  expect(told.split('\n')[1]?.trim().split(/\s+/)).toEqual(['card', '4', '1', '3', '1', '1', '1', '50', '%', '8']);
  expect(told).toContain('card: rulings: 1');
  expect(told).toContain('x.ts:1  same  (Swap; never asked)');
  expect(told).toContain('x.ts:1  survived  (Swap)');
});
