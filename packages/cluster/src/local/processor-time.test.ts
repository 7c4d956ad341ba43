// Tests the measured processor time against that of the process itself.

import { expect, test } from 'vitest';
import { processorSeconds } from './processor-time.ts';

test.runIf(process.platform === 'linux')('the measured processor time is that which the process reports itself', () => {
  for (const before = process.cpuUsage(); process.cpuUsage(before).user < 100_000; );
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1e6;
  expect(processorSeconds(process.pid)).toBeGreaterThan(own * 0.8 - 0.05);
  expect(processorSeconds(2 ** 30)).toBeNaN();
});
