// A player in a browser that Playwright does not drive.

import { setTimeout as wait } from 'node:timers/promises';
import { clickOffered, nextDraw, OFFERED } from '../support/card-player.ts';
import { type OtherBrowser, until } from './browser-interface.ts';

/** Opens the lobby with stored settings. They are stored from a file of the same origin, which runs no scripts. */
export async function enter(browser: OtherBrowser, server: string, kept: Readonly<Record<string, string>>) {
  await browser.goto(`${server}/sw.js`);
  await browser.run((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await browser.goto(`${server}/`);
}

/** Plays until the game is over, or for this many answers. */
export async function playOn(browser: OtherBrowser, answers = Number.POSITIVE_INFINITY): Promise<void> {
  for (;;) {
    await until(browser, '[data-screen="after"], main[data-asked="you"]');
    if (await browser.run(() => document.querySelector('[data-screen="after"]') !== null)) return;
    const step = await browser.run(
      () => document.querySelector('[data-screen="table"]')?.getAttribute('data-step') ?? '',
    );
    if (Number(step) > answers) return;
    await browser.run(clickOffered, [OFFERED, nextDraw(browser)] as const);
    await wait(15);
  }
}
