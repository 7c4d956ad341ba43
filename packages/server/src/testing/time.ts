// For tests: clocks that stand still until the test moves them. Stores and queues go on in real time.

import { vi } from 'vitest';

export const stopTime = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

export const pass = (seconds: number): void => void vi.advanceTimersByTime(seconds * 1000);
