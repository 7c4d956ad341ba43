// The wake lock that keeps the screen on during a game.

import { expect, test, vi } from 'vitest';
import { keepAwake } from './wake-lock.ts';

function rig() {
  const listeners = new Set<() => void>();
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_: string, listener: unknown) => void listeners.delete(listener as () => void),
  };
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }) as unknown as WakeLockSentinel);
  const show = (state: DocumentVisibilityState): void => {
    page.visibilityState = state;
    for (const listener of listeners) listener();
  };
  return { page, request, release, show, listeners };
}

test('the screen stays awake while a game is played, and again after the page was hidden', async () => {
  const { page, request, release, show, listeners } = rig();
  const end = keepAwake(page, { request });
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  end();
  expect(release).toHaveBeenCalled();
  expect(listeners.size).toBe(0);
});

test('a screen wake lock that is granted after the game is released at once', async () => {
  const { page, request, release } = rig();
  keepAwake(page, { request })();
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
});

test('a browser without screen wake locks, or one that refuses them, causes no error', async () => {
  const { page } = rig();
  keepAwake(page, undefined)();
  const refuses = vi.fn(() => Promise.reject(new Error('low battery')));
  keepAwake(page, { request: refuses })();
  await vi.waitFor(() => expect(refuses).toHaveBeenCalled());
});
