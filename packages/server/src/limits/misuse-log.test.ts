// Tests that closed connections are logged once a minute.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Metrics } from '../metrics.ts';
import { Offenders } from './misuse-log.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('connections closed for offences are counted at once, and logged in one line a minute', async () => {
  const lines: object[] = [];
  const { closedConnections } = new Metrics();
  const offenders = new Offenders({ warn: (line: object) => void lines.push(line) }, closedConnections);
  for (const because of ['flood', 'pipelining', 'flood'] as const) offenders.count(because);
  expect((await closedConnections.get()).values).toEqual([
    { labels: { because: 'flood' }, value: 2 },
    { labels: { because: 'pipelining' }, value: 1 },
  ]);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([{ flood: 2, pipelining: 1 }]);
  vi.advanceTimersByTime(120_000);
  offenders.count('not-reading');
  offenders.stop();
  offenders.stop();
  expect(lines).toEqual([{ flood: 2, pipelining: 1 }, { 'not-reading': 1 }]);
  expect(vi.getTimerCount()).toBe(0);
});
