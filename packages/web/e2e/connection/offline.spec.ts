// The page offline: it opens, games are played, and updates disturb none.

import type { Page } from '@playwright/test';
import { playOn, playPast, stepOf } from '../support/card-player.ts';
import { test as base, expect, welcome } from '../support/fixtures.ts';
import { otherBuild } from '../support/other-build.ts';
import { openServer, type TestServer } from '../support/test-server.ts';

/** A server that the test may stop. */
const test = base.extend<{ ownServer: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  ownServer: async ({}, use) => {
    const server = await openServer();
    await use(server);
    await server.close();
  },
});

/** Waits until the browser has cached all of this version, and serves the page from the cache. */
async function kept(page: Page, version = ''): Promise<void> {
  const isKept = (wanted: string): Promise<boolean> =>
    page.evaluate(async (part) => {
      const names = (await caches.keys()).filter((name) => name.startsWith('posse-') && name.includes(part));
      const whole = await Promise.all(names.map((cacheName) => caches.match('/whole-version', { cacheName })));
      return navigator.serviceWorker.controller !== null && whole.some((mark) => mark !== undefined);
    }, wanted);
  await expect.poll(() => isKept(version), { timeout: 60_000 }).toBe(true);
}

const entryOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? '');

const table = (page: Page) => page.locator('[data-screen="table"]');

test('after one visit a card game is played from the lobby to its end without a server', async ({
  browser,
  ownServer,
}) => {
  const { page, context } = await welcome(browser, ownServer.address, { seats: 4 }, { serviceWorkers: 'allow' });
  await page.goto('/');
  await kept(page);
  await context.setOffline(true);
  await ownServer.stop();
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.reload();
  await page.locator('[data-screen="lobby"] [data-act="play-now"]').click();
  const step = await playPast(page, 3);
  // The address of the game belongs to the page too.
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  // The puzzle of the day needs no server either.
  await page.goto('/puzzle');
  await expect(page.locator('[data-screen="puzzle"] [data-spot="felt"]')).toBeVisible();
  expect(failures).toEqual([]);
  await context.close();
});

test('a new version of the page arrives during a game, which goes on, and the next screen is the new version’s', async ({
  browser,
  ownServer,
}) => {
  const build = otherBuild();
  const { page, context } = await welcome(browser, ownServer.address, {}, { serviceWorkers: 'allow' });
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.goto('/');
  await kept(page);
  const before = await entryOf(page);
  // With seven players nobody has won after so few clicks.
  await page.locator('label:has([data-choice="7"])').click();
  await page.locator('[data-act="solo"]').click();
  let clicks = 0;
  await playOn(page, () => clicks++ > 1);

  await ownServer.stop();
  await ownServer.start({ POSSE_PAGE: build.folder });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await kept(page, build.mark);
  // The server has nothing of the old page any more.
  expect((await fetch(before)).status).toBe(404);

  const step = await stepOf(page);
  await playPast(page, step);
  await page.locator('[data-act="story"]').click();
  await expect(
    page
      .getByRole('log')
      .filter({ has: page.locator('p') })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await entryOf(page)).toBe(before);
  expect(await stepOf(page)).toBeGreaterThan(step);
  const reached = await stepOf(page);

  await page.getByRole('link', { name: 'Posse, to the lobby' }).click();
  await page.locator('[data-screen="lobby"]').waitFor();
  await expect.poll(() => entryOf(page)).toContain(build.mark);
  await page.locator('[data-act="go-on"]').click();
  await expect(table(page)).toBeVisible();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(reached);
  let more = 0;
  await playOn(page, () => more++ > 1);

  // The new page is cached.
  await ownServer.stop();
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await entryOf(page)).toContain(build.mark);
  expect(failures).toEqual([]);
  await context.close();
  build.remove();
});
