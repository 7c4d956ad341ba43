// Tests that questions go to a worker, or are answered in place without one.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackgroundWorker, type Reply } from './background-worker.ts';

/** A worker without a thread: doubles each number, and fails for large ones. */
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

test('one background worker answers several questions', async () => {
  const worker = background();
  expect(started).toHaveLength(0);
  expect(await Promise.all([1, 2, 3].map((question) => worker.ask(question)))).toEqual([2, 4, 6]);
  expect(started).toHaveLength(1);
});

test('the background worker rejects an impossible question with the reason', async () => {
  await expect(background().ask(101)).rejects.toThrow('too large');
});

test('a question is answered on the main thread when its background worker breaks, and the next one starts another', async () => {
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

test('in a browser without workers all questions are answered on the main thread', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await background().ask(5)).toBe(-5);
});
