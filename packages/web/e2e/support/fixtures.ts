// Fixtures of browser tests: a server, pages that must not complain, settings.

import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import { type Scene, scenes, timed } from './bot-game-scenes.ts';
import { lastOnes, questions } from './card-question-scenes.ts';
import { storeGames } from './stored-games.ts';
import { openServer, type TestServer } from './test-server.ts';
import { watchForFreezes } from './watchdog.ts';

/** Playwright's message in the page of a guest without a service worker. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** The error of a request that was cancelled by navigating, which is harmless. */
const GIVEN_UP = 'net::ERR_ABORTED';

export type Language = 'en' | 'it' | 'de';
export type Theme = 'night' | 'day';

export interface GuestSettings {
  readonly name?: string;
  readonly language?: Language;
  readonly theme?: Theme;
  readonly speed?: 0 | 0.5 | 1;
  readonly hints?: boolean;
  /** The number of seats at the guest's tables: games for four are shorter than those for five. */
  readonly seats?: number;
  /** True if the guest has never seen a role card; others need not turn it. */
  readonly isNew?: boolean;
}

export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the browser. */
  readonly complaints: string[];
}

interface Fixtures {
  /** Opens a browser for a guest. */
  readonly guest: (settings?: GuestSettings, options?: BrowserContextOptions) => Promise<Guest>;
  /** A new page without motion. Its browser has cached the files of the page, and has stored nothing else. */
  readonly cachedPage: Page;
}

interface WorkerFixtures {
  readonly server: TestServer;
  /** A browser that many tests share, so that the page is loaded and compiled only once. */
  readonly cachedContext: { readonly context: BrowserContext; readonly complaints: string[] };
}

type ServerFixture = [(none: object, use: (server: TestServer) => Promise<void>) => Promise<void>, { scope: 'worker' }];

/** A server on which these games are running. */
const serverWith = (games: () => readonly Scene[]): ServerFixture => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  async ({}, use) => {
    const server = await openServer((data) => storeGames(data, games()));
    await use(server);
    await server.close();
  },
  { scope: 'worker' },
];

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: serverWith(() => [...scenes(), ...questions(), ...lastOnes(), timed()]),
  cachedContext: [
    async ({ browser, server }, use) => {
      const options = { viewport: { width: 1440, height: 900 } };
      const { context, page, complaints } = await welcome(browser, server.address, {}, options);
      await page.close();
      await use({ context, complaints });
      await context.close();
    },
    { scope: 'worker' },
  ],
  cachedPage: async ({ cachedContext: { context, complaints }, server }, use) => {
    const page = await emptyPage(context, server.address, complaints);
    await use(page);
    await page.close();
    expect(complaints.splice(0), 'what the browser complained about').toEqual([]);
  },
  guest: async ({ browser, server }, use) => {
    const guests: Guest[] = [];
    await use(async (settings = {}, options = {}) => {
      const guest = await welcome(browser, server.address, settings, options);
      guests.push(guest);
      return guest;
    });
    for (const { context, complaints } of guests) {
      expect(complaints, 'what the browser complained about').toEqual([]);
      await context.close();
    }
  },
});

/** Tests with a server of their own, whose games they continue. */
export const testWith = (games: () => readonly Scene[]) =>
  test.extend<object, { server: TestServer }>({ server: serverWith(games) });

export { expect };

const wishesFor = (seats: number): object => {
  const plan = { seats, preset: 'standard' };
  return { plans: { card: plan, dice: plan } };
};

/** The storage of a browser with such settings. */
export function keptWith({
  name = 'Ann',
  language = 'en',
  theme = 'night',
  speed = 0,
  hints = false,
  seats,
  isNew = false,
}: GuestSettings): Record<string, string> {
  const state = { name, language, theme, speed, hints, sound: false, volume: 0, fourColours: false };
  return {
    'posse-settings': JSON.stringify({ state, version: 1 }),
    ...(seats !== undefined && { 'posse-wishes': JSON.stringify({ state: wishesFor(seats), version: 1 }) }),
    ...(!isNew && { 'posse-roles': JSON.stringify({ state: { game: null, count: 1 }, version: 1 }) }),
  };
}

/**
 * Opens a browser profile for a guest. It has no service worker unless the options allow one: a worker would store
 * every file of the page for each profile, which costs more than most tests.
 */
export async function welcome(
  browser: Browser,
  baseURL: string,
  settings: GuestSettings,
  options: BrowserContextOptions,
): Promise<Guest> {
  const isStill = (settings.speed ?? 0) === 0;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: isStill ? 'reduce' : null,
    serviceWorkers: 'block',
    ...options,
  });
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, keptWith(settings));
  const page = await context.newPage();
  const complaints: string[] = [];
  await watchForFreezes(context, (what) => complaints.push(what));
  noteComplaints(page, complaints);
  return { page, context, complaints };
}

/** A new page of a browser that has the files of the page in its cache, and has stored nothing else. */
export async function emptyPage(context: BrowserContext, origin: string, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  noteComplaints(page, complaints);
  const tools = await context.newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await tools.detach();
  return page;
}

/** Switches the theme of an open page, as another tab of the same browser would. */
export async function switchTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'posse-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, theme: chosen } }));
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

function noteComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`));
  page.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const trouble = request.failure()?.errorText;
    if (trouble !== GIVEN_UP) complaints.push(`${request.url()}: ${trouble}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.url()}: ${response.status()}`);
  });
}
