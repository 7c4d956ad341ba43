// Tests of the command line of `npm run stress`.

import { expect, test } from 'vitest';
import { readCommandLine } from './stress-plan.ts';
import type { StressTest } from './stress-test.ts';

const stressTest = (name: string, more: Partial<StressTest> = {}): StressTest => ({
  name,
  defaults: { games: 2 },
  run: async () => '',
  ...more,
});
const ALL = [
  stressTest('chaos', { inCluster: true }),
  stressTest('cluster', { defaults: { blows: 6 }, choices: { kind: ['kill', 'freeze'] } }),
  stressTest('power', { onlyByName: true }),
];
const read = (...args: readonly string[]) => readCommandLine(args, ALL);
const namesIn = (...args: readonly string[]) => read(...args).tests.map(({ name }) => name);

test('npm run stress runs all stress tests but those that must be named', () => {
  expect(namesIn()).toEqual(['chaos', 'cluster']);
  expect(namesIn('power', 'chaos')).toEqual(['chaos', 'power']);
});

test('npm run stress --cluster runs the stress tests that a cluster is good for', () => {
  expect(namesIn('--cluster')).toEqual(['chaos']);
  expect(() => read('power', '--cluster')).toThrow('The stress test power takes no --cluster. It is for chaos.');
});

test('npm run stress accepts the old spellings of version 0.3 with a notice', () => {
  expect(namesIn('town')).toEqual(['cluster']);
  expect(read('town').notices).toEqual(['"town" is now called "cluster". The old name works until the next release.']);
  expect(read('chaos', '--town')).toMatchObject({
    isCluster: true,
    notices: ['"--town" is now called "--cluster". The old name works until the next release.'],
  });
  expect(read('cluster').notices).toEqual([]);
});

test('npm run stress reads amounts and choices', () => {
  const run = read('cluster', '--blows', '200', '--kind', 'freeze');
  expect(run.tests.map((one) => run.amountsOf(one))).toEqual([{ blows: 200 }]);
  expect(run.choose('kind')).toBe('freeze');
  expect([run.hasDefaultAmounts, read('cluster').hasDefaultAmounts]).toEqual([false, true]);
});

test.each([
  [['chaos', '--loud'], /--loud.*Use --games, --blows, --kind or --cluster/],
  [['havoc'], 'There is no stress test "havoc". Choose from chaos, cluster, power, or name none to run all.'],
  [['cluster', '--kind', 'tickle'], '--kind takes one of kill, freeze, not "tickle".'],
])('npm run stress refuses %s with a sentence', (args, sentence) => {
  expect(() => read(...args)).toThrow(sentence);
});

test('npm run stress refuses an amount that is no whole number', () => {
  const run = read('chaos', '--games', 'many');
  expect(() => run.amountsOf(ALL[0] as StressTest)).toThrow('--games takes a whole number from 1, not "many".');
});
