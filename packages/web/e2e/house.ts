// What every test in the browser has: a server of its own, a page that must not complain, and settings of one's choice.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** Bots do not think long, and nobody is kept at the door. */
const SERVER = { POSSE_PAUSE: '20-40', POSSE_LOG: 'error', POSSE_REQUESTS_PER_MINUTE: '100000' };

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

interface House {
  readonly address: string;
}

interface Fixtures {
  /** Somebody with a browser of his own. */
  readonly guest: (choices?: Choices, options?: BrowserContextOptions) => Promise<Guest>;
}

export const test = base.extend<Fixtures, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'posse-e2e-'));
      const child = spawn(process.execPath, ['--conditions=source', MAIN, 'serve', '--port', '0', '--data', data], {
        env: { ...process.env, ...SERVER },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await use({ address: await addressOf(child) });
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
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

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The server says nothing.');
  for await (const line of createInterface(child.stdout)) {
    const [, address] = /open at (\S+)/.exec(line) ?? [];
    if (address !== undefined) {
      // Nobody reads on, but it must not block.
      child.stdout.resume();
      return address;
    }
  }
  throw new Error('The server did not open.');
}

async function welcome(
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
