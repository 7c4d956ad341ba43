// Clocks that stand still until the test moves them.
// Stores and queues go on in real time.

import { vi } from 'vitest';
import { until } from './wait-until.ts';

export const stopTime = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });

export const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);

/** Lets seconds pass until the condition holds. */
export const passUntil = (holds: () => boolean, what?: string): Promise<void> =>
  until(() => {
    if (!holds()) pass(1);
    return holds();
  }, what);
