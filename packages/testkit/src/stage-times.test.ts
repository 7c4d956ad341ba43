// Tests of the measurements of `npm test`.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { measured, processorSeconds, TIMES, timeTable } from '../../../scripts/stage-times.mjs';

const PASSED = { result: 'passed', load: 0.5, seconds: 10, processor: 15.25 } as const;

test('the processor time of a shell and its children is added, or reported as unknown', () => {
  expect(processorSeconds('0m0.01s 0m0.02s\n1m2.50s 0m0.47s\n')).toBeCloseTo(63);
  expect(processorSeconds('0m0,01s 0m0,02s\n1m2,50s 0m0,47s\n')).toBeCloseTo(63);
  expect(processorSeconds('')).toBeNull();
});

test.skipIf(process.platform === 'win32')('a measured command reports its own time, and keeps its exit code', () => {
  const busy = `for (const end = performance.now() + 300; performance.now() < end; ); process.exit(7)`;
  const command = `"${process.execPath}" -e "${busy}"`;
  const { status, output } = spawnSync(measured(command), {
    shell: true,
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  expect(status).toBe(7);
  const seconds = processorSeconds(String(output[TIMES]));
  expect(seconds).toBeGreaterThan(0.02);
  expect(seconds).toBeLessThan(10);
});

test('the report of npm test lists load, processor time and wall time of each stage and of the whole run', () => {
  const stages = [
    { ...PASSED, name: 'types' },
    { ...PASSED, name: 'unit', result: 'failed', load: null, processor: null },
    { ...PASSED, name: 'e2e', result: 'skipped', processor: null },
  ] as const;
  expect(timeTable(stages, { load: 0.25, seconds: 25 })).toEqual([
    '                  load processor   seconds',
    'types             0.50      15.3      10.0',
    'unit                 –         –      10.0    failed',
    'e2e            skipped',
    'together          0.25      15.3      25.0',
  ]);
});
