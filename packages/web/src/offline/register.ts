// Asks the browser to keep the page, once everything that is shown first has come, and knows when it keeps a newer one.

import { fromRoot, keptAs, ROOT } from '../app/root.ts';

const LATER = 2000;
/** Milliseconds between two looks for a new version by a page that stays open. */
const LOOK_EVERY = 10 * 60 * 1000;
const RELOADED_AT = keptAs('posse-reloaded');
/** Milliseconds; a page that lacks a part again so soon lacks it for another reason. */
const ONCE_IN = 60_000;

/** Milliseconds after which somebody who wanted to leave is still here: a download began, or the address did not answer. */
const LEFT_WITHIN_MS = 30_000;

let isOutdated = false;
/** When the page was last about to be left, by the clock of `performance`. */
let leftAt = Number.NEGATIVE_INFINITY;

/** Is a newer page kept than the one that is open? What is open goes on until its screen is left. */
export const hasNewVersion = (): boolean => isOutdated;

export function keepOffline(): void {
  window.addEventListener('vite:preloadError', () => void loadAgain());
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => void compare());
  const register = async (): Promise<void> => {
    try {
      const registration = await serviceWorker.register(fromRoot('/sw.js'), { updateViaCache: 'none' });
      lookNowAndThen(registration);
    } catch {
      // A browser that keeps nothing still plays.
    }
  };
  setTimeout(() => void register(), LATER);
}

/** Another worker keeps the page now: is what it keeps what is open? */
async function compare(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry === null) return;
  try {
    const kept = await (await fetch(ROOT)).text();
    isOutdated = !kept.includes(new URL(entry.src).pathname);
  } catch {
    // Then the next one tells.
  }
}

/** Browsers look when a page is opened; one that is installed may stay open for weeks. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_EVERY) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/** A part of the page can't be had: perhaps the server has a new version, and the browser kept none of the old one. */
async function loadAgain(): Promise<void> {
  // Firefox breaks off what is still loading as soon as somebody leaves: a reload now would take them back.
  if (performance.now() - leftAt < LEFT_WITHIN_MS) return;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < ONCE_IN || !(await isServerThere())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** If not, what is open is better than nothing. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(fromRoot('/healthz'))).ok;
  } catch {
    return false;
  }
}
