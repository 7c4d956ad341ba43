// Questions go to a worker, and are answered in place where there is none.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundWorker, type Reply } from './background-worker.ts';

/** A worker without a thread: doubles what it is sent, but for what is too large. */
class FakeWorker {
  onerror: (() => void) | null = null;
  isSilent = false;

  postMessage(question: number, [port]: MessagePort[]): void {
    const reply: Reply<number> = question > 100 ? { trouble: 'too large' } : { given: 2 * question };
    if (!this.isSilent) port?.postMessage(reply);
  }

  terminate(): void {
    this.isSilent = true;
  }
}

let started: FakeWorker[];
const start = (): Worker => {
  const worker = new FakeWorker();
  started.push(worker);
  return worker as unknown as Worker;
};

beforeEach(() => {
  started = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

const background = (): BackgroundWorker<number, number> => new BackgroundWorker(start, (question) => -question);

test('one worker answers everything', async () => {
  const worker = background();
  expect(started).toHaveLength(0);
  expect(await Promise.all([1, 2, 3].map((question) => worker.ask(question)))).toEqual([2, 4, 6]);
  expect(started).toHaveLength(1);
});

test('what can’t be answered says why', async () => {
  await expect(background().ask(101)).rejects.toThrow('too large');
});

test('when the worker breaks it is done in place, and the next one starts anew', async () => {
  const worker = background();
  await worker.ask(1);
  const [first] = started;
  if (first) first.isSilent = true;
  const waiting = worker.ask(7);
  first?.onerror?.();
  expect(await waiting).toBe(-7);
  expect(await worker.ask(8)).toBe(16);
  expect(started).toHaveLength(2);
});

test('without workers everything is done in place', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await background().ask(5)).toBe(-5);
});
