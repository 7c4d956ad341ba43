// The page's end of the worker: what is asked is answered or refused, and a worker that breaks is replaced.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToWorker } from './messages.ts';
import { receive, SoloServer } from './solo-server.ts';
import { inMemory } from './stores.ts';

/** A worker without a thread. */
class FakeWorker {
  static started: FakeWorker[] = [];
  onerror: (() => void) | null = null;
  isSilent = false;
  readonly server = new SoloServer(Promise.resolve(inMemory()));

  constructor() {
    FakeWorker.started.push(this);
  }

  postMessage(message: ToWorker, [port]: MessagePort[] = []): void {
    if (!this.isSilent) receive(this.server, message, port);
  }

  terminate(): void {
    this.isSilent = true;
  }
}

const WISH = { game: 'card', plan: { seats: 4 } } as const;

let running: typeof import('./running.ts');
beforeEach(async () => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  running = await import('./running.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('a worker is started when it is needed, and does what it is asked', async () => {
  expect(FakeWorker.started).toHaveLength(0);
  expect(await running.ask('make', WISH)).toMatch(/^[2-9A-Z]{6}$/);
  expect(await running.ask('replay', 'nothing')).toBeNull();
  expect(FakeWorker.started).toHaveLength(1);
});

test('what can not be is refused, and says why', async () => {
  const made = running.ask('make', { ...WISH, plan: { seats: 19 } });
  await expect(made).rejects.toMatchObject({ name: 'SoloRefused', code: 'bad-plan' });
});

test('bots take as long as is wished, in this worker and in the next', async () => {
  const [one, other] = [
    { bots: 'as usual', pause: [1, 2] },
    { bots: 'held', pause: [3, 4] },
  ] as const;
  running.setPace(one);
  await running.ask('make', WISH);
  const [first] = FakeWorker.started;
  expect(first?.server.pace).toEqual(one);
  running.setPace(other);
  expect(first?.server.pace).toEqual(other);
  first?.onerror?.();
  await running.ask('make', WISH);
  expect(FakeWorker.started[1]?.server.pace).toEqual(other);
});

test('bots wait while something is read, whatever else is wished, and then go on as was wished', async () => {
  const wished = { bots: 'hurried', pause: [1, 2] } as const;
  running.setPace(wished);
  running.setReading(true);
  await running.ask('make', WISH);
  const [first] = FakeWorker.started;
  expect(first?.server.pace).toEqual({ ...wished, bots: 'held' });
  running.setReading(false);
  expect(first?.server.pace).toEqual(wished);
});

test('whoever waits for a worker that breaks is told, and the next one starts another', async () => {
  await running.ask('make', WISH);
  const [first] = FakeWorker.started;
  if (first === undefined) throw new Error('no worker');
  first.isSilent = true;
  const made = running.ask('make', WISH);
  const closed = new Promise((resolve) => running.openSocket().addEventListener('close', resolve));
  first.onerror?.();
  await expect(made).rejects.toMatchObject({ code: 'internal' });
  expect(await closed).toEqual({ code: 1006, reason: '' });
  await running.ask('make', WISH);
  expect(FakeWorker.started).toHaveLength(2);
});
