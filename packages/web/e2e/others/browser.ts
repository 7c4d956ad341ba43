// What the tests ask of a browser that Playwright does not drive, whatever its own protocol is.

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

export interface OtherBrowser {
  goto(address: string): Promise<void>;
  /** Calls the function in the page: it sees nothing but what it is given. */
  run<T, Given extends readonly Plain[]>(what: (...given: Given) => T, ...given: Given): Promise<T>;
  /** How large the page itself is to be. */
  resize(width: number, height: number): Promise<void>;
  /** The pointer goes there, down and up, as a person's does. */
  press(x: number, y: number): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  /** What the page complained about since it was loaded. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const PATIENCE = 120_000;

/** WebDriver and WebDriver BiDi say it in the same words. */
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

/** Until it is to be seen. */
export async function until(browser: OtherBrowser, selector: string): Promise<void> {
  const isSeen = (sought: string): boolean => document.querySelector(sought)?.checkVisibility() ?? false;
  const begun = performance.now();
  while (!(await browser.run(isSeen, selector))) {
    if (performance.now() - begun > PATIENCE) throw new Error(`There is no ${selector} to be seen.`);
    await wait(50);
  }
}

/** Clicks by the pointer, so whatever lies over it would be in the way. */
export async function click(browser: OtherBrowser, selector: string): Promise<void> {
  await until(browser, selector);
  const { x, y } = await browser.run((sought) => {
    const one = document.querySelector(sought);
    one?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left = 0, top = 0, width = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  await browser.press(x, y);
}

/** Ends a program that was started here. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
