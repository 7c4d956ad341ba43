// Tests of hooks that change once a second, or when the table changes.

import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Beat } from './beat.ts';
import { useCountdown, useTimeLeft } from './page-clocks.ts';
import type { Aside } from './people-notices.ts';
import { useStoryEntries } from './people-notices.ts';
import { SessionContext } from './SessionContext.tsx';
import type { Session, TableState } from './table-session.ts';
import { type Alive, alive } from './testing/rendered-hook.ts';
import { tableOf } from './testing/rendered-text.tsx';

let hook: Alive<unknown>;
beforeEach(() => {
  vi.useFakeTimers({ now: 100_000 });
});
afterEach(() => {
  hook.ends();
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => hook.while(() => void vi.advanceTimersByTime(milliseconds));

/** Runs the hook at a table that can change. */
function at<T>(state: Partial<TableState>, use: () => T): { change(changes: Partial<TableState>): void } {
  const store = createStore<TableState>()(() => state as TableState);
  const session = { store } as unknown as Session;
  hook = alive<unknown>(use, (node) => createElement(SessionContext, { value: session }, node));
  return { change: (changes) => hook.while(() => store.setState(changes)) };
}

test('a countdown on the page runs down, restarts with a new value, and ends', () => {
  hook = alive<unknown>(() => useCountdown(5000, 'first'));
  expect(hook.now).toBe(5);
  pass(2000);
  expect(hook.now).toBe(3);
  hook.becomes(() => useCountdown(5000, 'again'));
  expect(hook.now).toBe(5);
  hook.becomes(() => useCountdown(9000, 'again'));
  expect(hook.now).toBe(9);
  hook.becomes(() => useCountdown(null, 'again'));
  expect(hook.now).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

const shown = (more: object): TableState['shown'] =>
  ({ id: 'g', step: 1, askedSince: 100_000, left: 30_000, leftAtPause: null, ...more }) as TableState['shown'];

test('the shown time of the asked player changes once a second, and only while a clock runs', () => {
  const table = tableOf([], { clock: { answer: 40, bank: 0 } });
  const { change } = at({ table, shown: shown({}) }, useTimeLeft);
  expect(hook.now).toEqual({ seconds: 30, share: 0.75 });
  pass(2000);
  expect(hook.now).toEqual({ seconds: 28, share: 0.7 });
  change({ shown: shown({ leftAtPause: 28_000 }) });
  expect(vi.getTimerCount()).toBe(0);
  pass(60_000);
  expect(hook.now).toEqual({ seconds: 28, share: 0.7 });
  change({ shown: shown({ askedSince: 162_000, left: 28_000 }) });
  expect(hook.now).toEqual({ seconds: 28, share: 0.7 });
  pass(1000);
  expect(hook.now).toEqual({ seconds: 27, share: 0.675 });
  change({ shown: shown({ left: null }) });
  expect([hook.now, vi.getTimerCount()]).toEqual([null, 0]);
  change({ shown: shown({ left: 3_600_001, askedSince: Date.now() }) });
  expect([hook.now, vi.getTimerCount()]).toEqual([null, 0]);
  change({ shown: shown({ left: 3_600_000, askedSince: Date.now() }) });
  expect(vi.getTimerCount()).toBe(1);
});

test('the page’s story of the game grows with answers and with notices about people', () => {
  const beat = (step: number): Beat => ({ step }) as Beat;
  const aside: Aside = { line: { game: 'g' } as Aside['line'], step: 1 };
  const { change } = at({ earlier: [], story: [beat(0)], asides: [], shown: shown({}) }, useStoryEntries);
  expect(hook.now).toEqual([beat(0)]);
  change({ asides: [aside] });
  expect(hook.now).toEqual([beat(0), aside]);
  change({ story: [beat(0), beat(1)] });
  expect(hook.now).toEqual([beat(0), aside, beat(1)]);
  change({ shown: shown({ id: 'other' }) });
  expect(hook.now).toEqual([beat(0), beat(1)]);
});
