// How heavy and how quick the page is, in a real browser: figures as JSON, for `npm run bench -- page`.

import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { buildPageIfOld } from '../../../scripts/page.mjs';
import { welcome } from './fixtures.ts';
import { clickSomething } from './playing.ts';
import { scenes } from './scenes.ts';
import { sitAt } from './screens.ts';
import { openServer } from './server.ts';
import { storeGames } from './stored-games.ts';

const KILO = 1000;
/** As slow as a phone that was cheap some years ago. */
const THROTTLING = 4;
const WATCHED = 12_000;

/** Compressed JavaScript that comes before the lobby can be seen, in kB. */
async function firstLoad(page: Page): Promise<number> {
  // What is painted first only says that the page is on its way.
  await page.addInitScript(() => {
    new MutationObserver((_, seen) => {
      if (document.querySelector('[data-screen="lobby"]') === null) return;
      performance.mark('lobby');
      seen.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await page.locator('[data-screen="lobby"]').waitFor();
  return page.evaluate(() => {
    const drawn = performance.getEntriesByName('lobby')[0]?.startTime ?? performance.now();
    const scripts = performance
      .getEntriesByType('resource')
      .filter((one) => (one as PerformanceResourceTiming).name.includes('.js') && one.startTime < drawn);
    return scripts.reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0) / 1000;
  });
}

/** From the click to the first question, in milliseconds. */
async function untilPlaying(page: Page): Promise<number> {
  await page.goto('/');
  await page.locator('[data-act="play-now"]').waitFor();
  await page.waitForTimeout(2 * KILO);
  const began = Date.now();
  await page.locator('[data-act="play-now"]').click();
  await page.locator('[data-screen="table"][data-n]').waitFor();
  return Date.now() - began;
}

interface Frames {
  readonly perSecond: number;
  /** The share of frames that came late, after more than two. */
  readonly late: number;
}

/** How the table moves while eight play. */
async function framesAt(page: Page): Promise<Frames> {
  const throttle = await page.context().newCDPSession(page);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING });
  const watching = page.evaluate(
    (watched) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const began = performance.now();
        const look = (now: number): void => {
          times.push(now);
          if (now - began > watched) resolve(times);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    WATCHED,
  );
  const until = Date.now() + WATCHED;
  while (Date.now() < until) {
    await clickSomething(page);
    await page.waitForTimeout(400);
  }
  const times = await watching;
  const gaps = times.slice(1).map((time, place) => time - (times[place] ?? time));
  const spent = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { perSecond: (gaps.length / spent) * KILO, late: gaps.filter((gap) => gap > 34).length / gaps.length };
}

buildPageIfOld();
const moments = scenes();
const server = await openServer((data) => storeGames(data, moments), { POSSE_PAUSE: '300-600' });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const guest = (speed: 0 | 1) => welcome(browser, server.address, { speed }, { viewport: { width: 1440, height: 900 } });

const light = await firstLoad((await guest(0)).page);
const click = await untilPlaying((await guest(0)).page);
const { page } = await guest(1);
await sitAt(page, 'full-table');
const { perSecond, late } = await framesAt(page);
await browser.close();
await server.close();

console.log(JSON.stringify({ light, click, perSecond, late }));
