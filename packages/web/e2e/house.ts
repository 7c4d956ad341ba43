// What every test in the browser has: a server of its own, a page that must not complain, and settings of one's choice.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

import { furnish } from './furnish.ts';
import { scenes } from './scenes.ts';
import { type House, openHouse } from './server.ts';

export interface Choices {
  readonly name?: string;
  readonly language?: 'en' | 'it' | 'de';
  readonly theme?: 'night' | 'day';
  readonly speed?: 0 | 0.5 | 1;
  readonly hints?: boolean;
}

export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What the browser complained about. */
  readonly complaints: string[];
}

interface Fixtures {
  /** Somebody with a browser of his own. */
  readonly guest: (choices?: Choices, options?: BrowserContextOptions) => Promise<Guest>;
}

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const house = await openHouse((data) => furnish(data, scenes()));
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  guest: async ({ browser, house }, use) => {
    const guests: Guest[] = [];
    await use(async (choices = {}, options = {}) => {
      const guest = await welcome(browser, house.address, choices, options);
      guests.push(guest);
      return guest;
    });
    for (const { context, complaints } of guests) {
      expect(complaints, 'what the browser complained about').toEqual([]);
      await context.close();
    }
  },
});

export { expect };

export async function welcome(
  browser: Browser,
  baseURL: string,
  { name = 'Ann', language = 'en', theme = 'night', speed = 0, hints = false }: Choices,
  options: BrowserContextOptions,
): Promise<Guest> {
  const context = await browser.newContext({ baseURL, reducedMotion: speed === 0 ? 'reduce' : null, ...options });
  const state = { name, language, theme, speed, hints, sound: false, volume: 0, fourColours: false };
  await context.addInitScript(
    (kept) => {
      if (localStorage.getItem('posse-settings') === null) localStorage.setItem('posse-settings', kept);
    },
    JSON.stringify({ state, version: 1 }),
  );
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
  return { page, context, complaints };
}
