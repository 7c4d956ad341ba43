// Plays the installed page, and the bundled libraries, in a real Chromium.
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { findBrowser } from '../chromium-finder.mjs';
import { write } from './empty-folder.mjs';

/** Resolves the build tools of the page. */
const ofPage = createRequire(resolve('packages/web/package.json'));

/**
 * The part of Playwright's page that is used here.
 * @typedef {object} Page
 * @property {(address: string) => Promise<unknown>} goto
 * @property {(selector: string) => { click(): Promise<void> }} locator
 * @property {<A>(script: (all: A) => void, all: A) => Promise<unknown>} addInitScript
 * @property {(tag: { content: string }) => Promise<unknown>} addScriptTag
 * @property {<R>(script: () => R) => Promise<R>} evaluate
 */

/** The answers that are played in the page. */
const SOME = 25;

/** The storage of a player who has seen a role card before, and has animations off. */
const KEPT = {
  'posse-settings': JSON.stringify({ state: { name: 'Ann', language: 'en', speed: 0, hints: false }, version: 1 }),
  'posse-roles': JSON.stringify({ state: { game: null, count: 1 }, version: 1 }),
};

/** @param {string} address */
export function playSolo(address) {
  return inBrowser(async (page) => {
    const { playPast } = await import(resolve('packages/web/e2e/support/card-player.ts'));
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) Reflect.get(globalThis, 'localStorage').setItem(key, value);
    }, KEPT);
    await page.goto(address);
    await page.locator('[data-act="play-now"]').click();
    return `${await playPast(page, SOME)} answers`;
  });
}

/**
 * Bundles all libraries that run anywhere into one file for a page, and plays a game with it.
 * @param {string} folder
 */
export async function playBundled(folder) {
  write(
    folder,
    'bundled.js',
    `import { cardGame } from '@posse/card';
import { botNamed, cardWithBots, playGame } from '@posse/bots';
import { diceGame } from '@posse/dice';
import { cardStatus } from '@posse/narrator';
import { TableClient } from '@posse/protocol';
const deputy = botNamed(cardWithBots.bots, 'deputy');
const { winners } = playGame(cardWithBots.clues, { seats: 5 }, 'seed', () => deputy);
globalThis.played = { winners, dice: diceGame.pending(diceGame.deal({ seats: 4 }, 'seed')).options.length };
globalThis.kept = [cardGame, cardStatus, TableClient];
`,
  );
  const { build } = await import(ofPage.resolve('vite'));
  const output = { entryFileNames: 'bundled.js', format: 'iife' };
  const rolldownOptions = { input: join(folder, 'bundled.js'), output };
  const [{ code }] = (
    await build({ root: folder, configFile: false, logLevel: 'warn', build: { write: false, rolldownOptions } })
  ).output;
  const played = await inBrowser(async (page) => {
    await page.addScriptTag({ content: code });
    return page.evaluate(() => Reflect.get(globalThis, 'played'));
  });
  if (!(played?.winners?.length > 0 && played.dice > 0)) throw new Error('Nobody has won in the bundle.');
  return `${Math.round(code.length / 1000)} kB, seats ${played.winners.join(', ')} win`;
}

/**
 * @template T
 * @param {(page: Page) => Promise<T>} act
 * @returns {Promise<T>}
 */
async function inBrowser(act) {
  const { chromium } = ofPage('@playwright/test');
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    /** @type {Error[]} */
    const errors = [];
    page.on('pageerror', (/** @type {Error} */ error) => errors.push(error));
    const found = await act(page);
    if (errors.length > 0) throw errors[0];
    return found;
  } finally {
    await browser.close();
  }
}
