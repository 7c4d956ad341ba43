// Somebody who plays in a browser that Playwright does not drive: enters, and clicks whatever is offered until the game is over.

import { setTimeout as wait } from 'node:timers/promises';
import { clickOffered, OFFERED } from '../playing.ts';
import { type OtherBrowser, until } from './browser.ts';

/** Comes with settings of his own, as whoever has been here before. */
export async function enter(browser: OtherBrowser, server: string, kept: Readonly<Record<string, string>>) {
  await browser.goto(`${server}/`);
  await browser.run((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, kept);
  await browser.goto(`${server}/`);
}

/** Answers how many clicks it took. */
export async function playToTheEnd(browser: OtherBrowser): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await until(browser, '[data-screen="after"], main[data-asked="you"]');
    if (await browser.run(() => document.querySelector('[data-screen="after"]') !== null)) return clicks;
    await browser.run(clickOffered, OFFERED);
    await wait(15);
  }
}
