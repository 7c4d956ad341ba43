// The page in Firefox and WebKitGTK: solo, and a game with Chromium.

import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { find, PROGRAMS, skipsWithout } from '../../../cluster/src/local/program-list.mjs';
import { click, type OtherBrowser, until } from '../other-browsers/browser-interface.ts';
import * as other from '../other-browsers/browser-player.ts';
import { openFirefox } from '../other-browsers/firefox.ts';
import { openWebKit } from '../other-browsers/webkit.ts';
import { playOn } from '../support/card-player.ts';
import { expect, type Guest, keptWith, test } from '../support/fixtures.ts';

/** A desktop and a phone. Games are played on the last one, because less is painted there. */
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/**
 * The number of answers in a solo game, by which bots have answered several times. A whole game is played in the test
 * with Chromium.
 */
const ENOUGH_ANSWERS = 12;

/** Four players, so that games are short. */
const KEPT = keptWith({ name: 'Bob', seats: 4 });

/** Attaches pictures to the test's results. Throws if something is wider than the screen. */
async function takePictures(browser: OtherBrowser, screen: string, info: TestInfo): Promise<void> {
  for (const [width, height] of SIZES) {
    await browser.resize(width, height);
    await movesAreOver(browser);
    const inner = await browser.run(() => innerWidth);
    // A window of WebKitGTK is never narrower than its row of buttons.
    expect(inner).toBeGreaterThanOrEqual(width);
    expect(inner).toBeLessThan(width + 100);
    await expect
      .poll(() => browser.run(() => document.documentElement.scrollWidth), `the width of the ${screen}`)
      .toBeLessThanOrEqual(inner);
    writeFileSync(info.outputPath(`${screen}-${width}.png`), await browser.picture());
  }
}

/** Waits until all animated elements have arrived. Endless and instant animations do not count. */
async function movesAreOver(browser: OtherBrowser): Promise<void> {
  const isStill = (): boolean =>
    document.getAnimations().every(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState !== 'running' || endTime === Number.POSITIVE_INFINITY || Number(endTime) < 1;
    });
  await expect.poll(() => browser.run(isStill)).toBe(true);
}

/** On a desktop each row's legend must be level with the row, which browsers lay out differently. */
async function wordsStandBesideTheirRows(browser: OtherBrowser): Promise<void> {
  const [desk, phone] = SIZES;
  await browser.resize(...desk);
  const places = (): string[] =>
    [...document.querySelectorAll('fieldset:has(> div label)')].map((set) => {
      const [word, row] = [...set.children].map((part) => part.getBoundingClientRect());
      if (word === undefined || row === undefined) return 'nothing there';
      const middle = (word.top + word.bottom) / 2;
      return middle > row.top && middle < row.bottom ? 'beside' : 'above';
    });
  // The rows come after the buttons, with a chunk of their own.
  await expect
    .poll(async () => {
      const all = await browser.run(places);
      return { isEnough: all.length > 2, all: [...new Set(all)] };
    })
    .toEqual({ isEnough: true, all: ['beside'] });
  await browser.resize(...phone);
}

async function playAlone(browser: OtherBrowser, server: string, info: TestInfo): Promise<void> {
  await other.enter(browser, server, KEPT);
  await until(browser, '[data-act="solo"]');
  await takePictures(browser, 'lobby', info);
  await wordsStandBesideTheirRows(browser);
  await click(browser, '[data-act="solo"]');
  await until(browser, '[data-screen="after"], main[data-asked="you"]');
  await takePictures(browser, 'table', info);
  await other.playOn(browser, ENOUGH_ANSWERS);
  expect(await browser.complaints()).toEqual([]);
}

/** Chromium opens the table, the other browser joins by its link. */
async function playTogether(browser: OtherBrowser, { page }: Guest): Promise<void> {
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  await browser.goto(page.url());
  await click(browser, '[data-act="sit"]');
  await expect(page.getByText('Bob').first()).toBeVisible();
  await page.locator('[data-act="start"]').click();
  await Promise.all([playOn(page), other.playOn(browser)]);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  // The browser itself computes the hashes of the proof.
  await click(browser, '[data-act="proof"]');
  await expect
    .poll(
      () => browser.run(() => document.body.innerText.includes('Fair: the shuffle was fixed before anyone saw a card')),
      { timeout: 20_000 },
    )
    .toBe(true);
  expect(await browser.complaints()).toEqual([]);
}

for (const { title, programs, open } of [
  { title: 'Firefox', programs: ['firefox'], open: ([firefox = '']) => openFirefox(firefox) },
  {
    title: 'WebKitGTK',
    programs: ['webkit', 'screen'],
    open: ([driver = '', xvfb = '']) => openWebKit(driver, xvfb),
  },
] satisfies {
  title: string;
  programs: (keyof typeof PROGRAMS)[];
  open: (found: readonly string[]) => Promise<OtherBrowser>;
}[]) {
  const tested = skipsWithout(...programs) ? test.skip : test;
  tested(`${title} plays alone, and a whole game with Chromium at a table`, async ({ guest, server }, info) => {
    const browser = await open(programs.map((name) => find(PROGRAMS[name]) ?? ''));
    try {
      await playAlone(browser, server.address, info);
      const ann = await guest({ name: 'Ann', seats: 4 });
      await playTogether(browser, ann);
    } catch (error) {
      writeFileSync(info.outputPath('failed.png'), await browser.picture());
      throw error;
    } finally {
      await browser.close();
    }
  });
}
