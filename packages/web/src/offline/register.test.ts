// A page that lacks a part of itself loads again, but never takes back somebody who is leaving.

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
  const { keepOffline } = await import('./register.ts');
  keepOffline();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a part that cannot be loaded makes the page load again, once', async () => {
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a part that Firefox breaks off because somebody leaves does not take them back', () => {
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('vite:preloadError'));
  expect(fetched).not.toHaveBeenCalled();
});
