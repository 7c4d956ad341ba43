// Registers the service worker once the first screen is loaded, and notices new versions.

import { fromRoot, keptAs, ROOT } from '../app/server-root-path.ts';

const LATER = 2000;
/** The interval between two checks for a new version by an open page, in milliseconds. */
const LOOK_EVERY = 10 * 60 * 1000;
const RELOADED_AT = keptAs('posse-reloaded');
/** The minimum milliseconds between two reloads: a page that lacks a part again sooner lacks it for another reason. */
const ONCE_IN = 60_000;

/**
 * The milliseconds after which a user who wanted to leave the page is still here: a download began, or the address did
 * not answer.
 */
const LEFT_WITHIN_MS = 30_000;

let isOutdated = false;
/** When the page was last about to be left, by the clock of `performance`. */
let leftAt = Number.NEGATIVE_INFINITY;

/** Is a newer version cached than the open one? The open one stays until its screen is left. */
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
      // A browser without service workers can still play.
    }
  };
  setTimeout(() => void register(), LATER);
}

/** Checks after a change of the service worker whether it caches the open version. */
async function compare(): Promise<void> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (entry === null) return;
  try {
    const kept = await (await fetch(ROOT)).text();
    isOutdated = !kept.includes(new URL(entry.src).pathname);
  } catch {
    // The next check will tell.
  }
}

/**
 * Checks for a new version regularly. Browsers check only when a page is opened, and an installed page may stay open
 * for weeks.
 */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - lookedAt < LOOK_EVERY) return;
    lookedAt = performance.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Reloads the page if a part of it can't be loaded: perhaps the server has a new version, and the old one was not
 * cached.
 */
async function loadAgain(): Promise<void> {
  // Firefox cancels loading as soon as the user leaves: a reload now would take them back.
  if (performance.now() - leftAt < LEFT_WITHIN_MS) return;
  const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
  if (Date.now() - last < ONCE_IN || !(await isServerThere())) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** Is the server reachable? If not, the open page is better than nothing. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch(fromRoot('/healthz'))).ok;
  } catch {
    return false;
  }
}
