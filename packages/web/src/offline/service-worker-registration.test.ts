// Tests that a page with a missing part reloads, but not while the user leaves.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn();
const fetched = vi.fn(() => Promise.resolve({ ok: true }));

beforeEach(async () => {
  const kept = new Map<string, string>();
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const { keepOffline } = await import('./service-worker-registration.ts');
  keepOffline();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the page reloads, once, if one of its files can’t be loaded', async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the page does not reload for a file that Firefox cancels because the user leaves', () => {
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(fetched).not.toHaveBeenCalled();
});
