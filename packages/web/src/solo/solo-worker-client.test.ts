// Tests of the page's side of the solo worker: replies, refusals, restarts.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inMemory } from './browser-stores.ts';
import { receive, SoloServer } from './solo-server.ts';
import type { ToWorker } from './solo-worker-messages.ts';

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

let running: typeof import('./solo-worker-client.ts');
beforeEach(async () => {
  FakeWorker.started = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.resetModules();
  running = await import('./solo-worker-client.ts');
});
afterEach(() => vi.unstubAllGlobals());

test('the solo worker starts with its first request, and answers', async () => {
  expect(FakeWorker.started).toHaveLength(0);
  expect(await running.ask('make', WISH)).toMatch(/^[2-9A-Z]{6}$/);
  expect(await running.ask('replay', 'nothing')).toBeNull();
  expect(FakeWorker.started).toHaveLength(1);
});

test('an impossible request to the solo worker is refused with the reason', async () => {
  const made = running.ask('make', { ...WISH, plan: { seats: 19 } });
  await expect(made).rejects.toMatchObject({ name: 'SoloRefused', code: 'bad-plan' });
});

test('bots of solo games use the chosen pace, in this worker and in the next one', async () => {
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

test('bots of solo games wait while the user reads, and then go on at the chosen pace', async () => {
  const wished = { bots: 'hurried', pause: [1, 2] } as const;
  running.setPace(wished);
  running.setReading(true);
  await running.ask('make', WISH);
  const [first] = FakeWorker.started;
  expect(first?.server.pace).toEqual({ ...wished, bots: 'held' });
  running.setReading(false);
  expect(first?.server.pace).toEqual(wished);
});

test('requests to a solo worker that breaks are rejected, and the next request starts another worker', async () => {
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
