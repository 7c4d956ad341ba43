// Tests of the log of bots that had no time to think.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MissedThoughts } from './bots-out-of-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listening() {
  const told: object[] = [];
  const counted: string[] = [];
  const missed = new MissedThoughts(
    { warn: (about) => void told.push(about) },
    { inc: ({ because }) => void counted.push(because) },
  );
  return { told, counted, missed };
}

test('missed thoughts of bots are counted at once, and logged once a minute', () => {
  const { told, counted, missed } = listening();
  for (const because of ['busy', 'slow', 'busy'] as const) missed.count(because);
  expect(counted).toEqual(['busy', 'slow', 'busy']);
  vi.advanceTimersByTime(59_999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([{ answers: 3, busy: 2, slow: 1 }]);
});

test('a minute in which no bot missed a thought is not logged', () => {
  const { told, missed } = listening();
  missed.count('busy');
  vi.advanceTimersByTime(600_000);
  expect(told).toHaveLength(1);
  missed.count('slow');
  vi.advanceTimersByTime(60_000);
  expect(told.at(-1)).toEqual({ answers: 1, busy: 0, slow: 1 });
});

test('missed thoughts of bots are logged in one line per minute, even for hours', () => {
  const { told, missed } = listening();
  for (let second = 0; second < 3600; second++) {
    for (let time = 0; time < 5; time++) missed.count('busy');
    vi.advanceTimersByTime(1000);
  }
  expect(told).toHaveLength(60);
});

test('the last missed thoughts of bots are logged when the server stops, and nothing after that', () => {
  const { told, missed } = listening();
  missed.stop();
  expect(told).toEqual([]);
  missed.count('busy');
  missed.stop();
  expect(told).toEqual([{ answers: 1, busy: 1, slow: 0 }]);
  vi.advanceTimersByTime(120_000);
  expect(told).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
