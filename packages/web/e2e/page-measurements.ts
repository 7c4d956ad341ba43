// Measures weight, speed and smoothness of the page, as JSON for `npm run bench -- page`.
// With the folder of another checkout, whose page is built, that one is measured beside ours.

import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/chromium-finder.mjs';
import { buildPageIfOld } from '../../../scripts/page-build.mjs';
import { playedPage, trivialPage } from './measurements/compared-pages.ts';
import { ANSWERS, framesAt, race, workAt } from './measurements/measured-rounds.ts';
import { recordingOf } from './measurements/server-recording.ts';
import { welcome } from './support/fixtures.ts';
import { sceneOf } from './support/screen-list.ts';
import { openServer } from './support/test-server.ts';

const KILO = 1000;
/** The factor by which the processor is slowed down: an old cheap phone. */
const THROTTLING = 4;
const ROUNDS = 5;

/** Compressed JavaScript that is loaded before the lobby is visible, in kB. */
async function firstLoad(page: Page): Promise<number> {
  // The first paint only shows the loading screen.
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

/** The milliseconds from the click to the first question. */
async function untilPlaying(page: Page): Promise<number> {
  await page.goto('/');
  await page.locator('[data-act="play-now"]').waitFor();
  await page.waitForTimeout(2 * KILO);
  const began = Date.now();
  await page.locator('[data-act="play-now"]').click();
  await page.locator('[data-screen="table"][data-step]').waitFor();
  return Date.now() - began;
}

const [against] = process.argv.slice(2);
buildPageIfOld();
const recording = await recordingOf(sceneOf('full-table'), ANSWERS);
const server = await openServer();
const other = against === undefined ? null : await openServer(undefined, {}, against);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
const guest = () =>
  welcome(browser, server.address, {}, { viewport: { width: 1440, height: 900 }, serviceWorkers: 'allow' });

const light = await firstLoad((await guest()).page);
const click = await untilPlaying((await guest()).page);
const contenders = {
  trivial: trivialPage(browser, recording),
  ours: playedPage(browser, server.address, recording),
  ...(other !== null && { other: playedPage(browser, other.address, recording) }),
};
const frames = await race(contenders, ROUNDS, framesAt(THROTTLING));
const work = await race(contenders, ROUNDS, workAt(browser));
await browser.close();
await server.close();
await other?.close();

console.log(JSON.stringify({ light, click, frames, work }));
