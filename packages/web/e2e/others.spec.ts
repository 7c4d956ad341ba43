// The page in Firefox and in WebKitGTK: a whole game alone, and one at a table of a server together with Chromium.

import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { TestInfo } from '@playwright/test';
import { find, missing, PROGRAMS } from '../../town/src/programs.mjs';
import { expect, type Guest, keptWith, test } from './fixtures.ts';
import { openFirefox } from './others/bidi.ts';
import { click, type OtherBrowser, until } from './others/browser.ts';
import { enter, playToTheEnd } from './others/playing.ts';
import { openWebKit } from './others/webdriver.ts';
import { playOn } from './playing.ts';

/** A desk and a phone. Games are played in the last one: less is to be painted there. */
const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

/** Four at a table, so that games are short. */
const WISHES = { state: { plans: { card: { seats: 4, preset: 'standard' } } }, version: 1 };
const KEPT = { ...keptWith({ name: 'Bob' }), 'posse-wishes': JSON.stringify(WISHES) };

/** Where these are, or null after a sentence about what is missing. On Debian all can be had, so there CI needs them. */
function found(...names: readonly (keyof typeof PROGRAMS)[]): string[] | null {
  const [lost] = names.filter((name) => find(PROGRAMS[name]) === null);
  if (lost === undefined) return names.map((name) => find(PROGRAMS[name]) ?? '');
  const sentence = `The page is not tried in this browser: ${missing(PROGRAMS[lost])}`;
  if (process.env.CI && existsSync('/etc/debian_version')) throw new Error(sentence);
  console.log(sentence);
  return null;
}

/** Pictures to look at are left among the test's results; nothing in them may stick out at a side. */
async function takePictures(browser: OtherBrowser, screen: string, info: TestInfo): Promise<void> {
  for (const [width, height] of SIZES) {
    await browser.resize(width, height);
    // What moves to its new place has arrived by then.
    await wait(1500);
    const [inner, needed] = await browser.run(() => [innerWidth, document.documentElement.scrollWidth] as const);
    // A window of WebKitGTK is never narrower than its row of buttons.
    expect(inner).toBeGreaterThanOrEqual(width);
    expect(inner).toBeLessThan(width + 100);
    expect(needed, `the width of the ${screen}`).toBeLessThanOrEqual(inner);
    writeFileSync(info.outputPath(`${screen}-${width}.png`), await browser.picture());
  }
}

/** On a desk the word for a row of choices is level with it: browsers do not agree on legends. */
async function wordsStandBesideTheirRows(browser: OtherBrowser): Promise<void> {
  const [desk, phone] = SIZES;
  await browser.resize(...desk);
  const all = await browser.run(() =>
    [...document.querySelectorAll('fieldset:has(> div label)')].map((set) => {
      const [word, row] = [...set.children].map((part) => part.getBoundingClientRect());
      if (word === undefined || row === undefined) return 'nothing there';
      const middle = (word.top + word.bottom) / 2;
      return middle > row.top && middle < row.bottom ? 'beside' : 'above';
    }),
  );
  expect(all.length).toBeGreaterThan(2);
  expect(new Set(all)).toEqual(new Set(['beside']));
  await browser.resize(...phone);
}

async function playAlone(browser: OtherBrowser, server: string, info: TestInfo): Promise<void> {
  await enter(browser, server, KEPT);
  await until(browser, '[data-act="solo"]');
  await takePictures(browser, 'lobby', info);
  await wordsStandBesideTheirRows(browser);
  await click(browser, '[data-act="solo"]');
  await until(browser, '[data-screen="after"], main[data-asked="you"]');
  await takePictures(browser, 'table', info);
  await playToTheEnd(browser);
  expect(await browser.complaints()).toEqual([]);
}

/** Chromium opens the table, the other comes by its link. */
async function playTogether(browser: OtherBrowser, { page }: Guest): Promise<void> {
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  await browser.goto(page.url());
  await click(browser, '[data-act="sit"]');
  await expect(page.getByText('Bob').first()).toBeVisible();
  await page.locator('[data-act="start"]').click();
  await Promise.all([playOn(page), playToTheEnd(browser)]);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  // The proof is made of hashes that the browser computes itself.
  await click(browser, '[data-act="proof"]');
  await expect
    .poll(() => browser.run(() => document.body.innerText.includes('The deal was fair.')), { timeout: 20_000 })
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
  const places = found(...programs);
  // Whoever has not got it has read what is missing; where it must be there, that was an error.
  if (places === null) continue;
  test(`${title} plays a game alone, and one with Chromium at a table`, async ({ guest, server }, info) => {
    const browser = await open(places);
    try {
      await playAlone(browser, server.address, info);
      const ann = await guest({ name: 'Ann' });
      await ann.context.addInitScript((kept) => localStorage.setItem('posse-wishes', kept), JSON.stringify(WISHES));
      await playTogether(browser, ann);
    } catch (error) {
      writeFileSync(info.outputPath('failed.png'), await browser.picture());
      throw error;
    } finally {
      await browser.close();
    }
  });
}
