// The interface of a browser that Playwright does not drive.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface OtherBrowser {
  goto(address: string): Promise<void>;
  /** Calls the function in the page. It can use only its arguments, since it is sent as text. */
  run<T, Given extends readonly Plain[]>(what: (...given: Given) => T, ...given: Given): Promise<T>;
  /** Sets the size of the page itself. */
  resize(width: number, height: number): Promise<void>;
  /** Presses and releases the pointer at this point. */
  press(x: number, y: number): Promise<void>;
  /** A PNG of the visible page. */
  picture(): Promise<Buffer>;
  /** The errors and warnings of the page since it was loaded. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const PATIENCE = 120_000;

/** The pointer actions of a press, in the form that WebDriver and WebDriver BiDi share. */
export const pointerAt = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

const isVisible = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false;

/** Waits until the element is visible. */
export async function until(browser: OtherBrowser, selector: string): Promise<void> {
  const begun = performance.now();
  while (!(await browser.run(isVisible, selector))) {
    if (performance.now() - begun > PATIENCE) throw new Error(`There is no ${selector} to be seen.`);
    await wait(50);
  }
}

declare global {
  interface Window {
    /** Did the last press of a test hit its element? Null before the first press. */
    posseHit: boolean | null | undefined;
  }
}

/**
 * How long a press may take to arrive. Later it is lost: a browser drops input while it draws a page for the first
 * time.
 */
const MAX_PRESS_MS = 3000;

/** Clicks by the pointer. The page may move the element between the look and the press: a press that misses is undone and repeated. */
export async function click(browser: OtherBrowser, selector: string): Promise<void> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await wait(50)) {
    if (!(await browser.run(isVisible, selector))) continue;
    const place = await browser.run(aimAt, selector);
    if (place === null) continue;
    await browser.press(place.x, place.y);
    if (await hasHit(browser)) return;
  }
  throw new Error(`${selector} can't be clicked: it is not there, moves, or something covers it.`);
}

/** Waits until the press has arrived. The press may have opened another document, which knows nothing of it. */
async function hasHit(browser: OtherBrowser): Promise<boolean> {
  for (const end = performance.now() + MAX_PRESS_MS; performance.now() < end; await wait(20)) {
    const hit = await browser.run(() => (window.posseHit === undefined ? true : window.posseHit));
    if (hit !== null) return hit;
  }
  return false;
}

/** Runs in the page. The middle of the element, or null if it is covered. A press on anything else is ignored. */
function aimAt(selector: string): { x: number; y: number } | null {
  const one = document.querySelector(selector);
  one?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left = 0, top = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  if (one === null || !one.contains(document.elementFromPoint(x, y))) return null;
  window.posseHit = null;
  const KINDS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  const watch = (event: Event): void => {
    window.posseHit ??= one.contains(event.target as Node);
    if (!window.posseHit) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (event.type === 'click') for (const kind of KINDS) removeEventListener(kind, watch, true);
  };
  for (const kind of KINDS) addEventListener(kind, watch, true);
  return { x, y };
}

/** Ends a child process. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
