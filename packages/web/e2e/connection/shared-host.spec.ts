// Two servers at one host behind nginx with https, in one browser.

import type { BrowserContext } from '@playwright/test';
import { openNginx, skipsWithout } from '@posse/cluster/local';
import { clickSomething, playPast, stepOf } from '../support/card-player.ts';
import { test as base, expect, type Guest, keptWith, welcome } from '../support/fixtures.ts';
import { sceneOf } from '../support/screen-list.ts';
import { storeGames } from '../support/stored-games.ts';
import { openServer } from '../support/test-server.ts';

base.skip(skipsWithout('nginx', 'openssl'), 'nginx or OpenSSL is missing');

/** A game that the second server has stored. */
const FINISHED = sceneOf('over');
const PATIENT = { timeout: 60_000, intervals: [20] };
const PROXIED = { HOST: '127.0.0.1', POSSE_TRUST_PROXY: '1' };

const test = base.extend<{ host: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  host: async ({}, use) => {
    const first = await openServer(undefined, PROXIED);
    const second = await openServer((data) => storeGames(data, [FINISHED]), { ...PROXIED, POSSE_PATH: '/posse/' });
    const nginx = await openNginx(first.address, second.address);
    await use(nginx.address);
    await nginx.close();
    await first.close();
    await second.close();
  },
});

/** Stores the settings for the server at this path. Each server has its own. */
const keepBelow = (path: string, context: BrowserContext, name: string): Promise<unknown> =>
  context.addInitScript(
    (all) => {
      for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
    },
    Object.fromEntries(Object.entries(keptWith({ name })).map(([key, value]) => [`${key} ${path}`, value])),
  );

async function openTable({ page }: Guest, lobby: string): Promise<string> {
  await page.goto(lobby);
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  return page.url();
}

test('servers at / and /posse/ share a browser, with separate tables, cookies, storage, links and games', async ({
  browser,
  host,
}) => {
  // Chromium accepts no service worker with a self-signed certificate.
  const ann = await welcome(browser, host, { name: 'Ann' }, { ignoreHTTPSErrors: true });
  const { page, context } = ann;
  await keepBelow('/posse/', context, 'Ann');
  const first = await openTable(ann, `${host}/`);
  const second = await openTable(ann, `${host}/posse/`);
  expect(new URL(first).pathname).toMatch(/^\/t\/\w+$/);
  expect(new URL(second).pathname).toMatch(/^\/posse\/t\/\w+$/);
  const names = (await context.cookies()).map(({ name }) => name).toSorted();
  expect(names).toEqual(['__Host-posse', expect.stringMatching(/^__Host-posse-[\da-f]{8}$/)]);

  // The invitation leads back here, and a friend who follows it sits down.
  const field = page.getByRole('textbox', { name: 'Link to this table' });
  await expect(field).toHaveValue(/^https:/);
  const link = await field.inputValue();
  expect(new URL(link).pathname).toBe(new URL(second).pathname);
  const bob = await welcome(browser, host, { name: 'Bob' }, { ignoreHTTPSErrors: true });
  await keepBelow('/posse/', bob.context, 'Bob');
  await bob.page.goto(link);
  await bob.page.locator('[data-act="sit"]').first().click();
  await page.locator('[data-act="start"]').click();
  await expect
    .poll(async () => {
      for (const one of [page, bob.page])
        if (await one.locator('main[data-asked="you"]').isVisible()) await clickSomething(one);
      return stepOf(page);
    }, PATIENT)
    .toBeGreaterThan(4);

  // The second server has a finished game, and the first one does not know it.
  await page.goto(`${host}/posse/replay/server/${FINISHED.id}`);
  await expect(page.locator('[data-screen="replay"] [data-spot="felt"]')).toBeVisible();
  expect((await page.request.get(`${host}/api/games/${FINISHED.id}`)).status()).toBe(404);

  // Solo games too, each lobby knows its own, and rules open below the path.
  await page.goto(`${host}/posse/`);
  await page.locator('[data-act="play-now"]').click();
  await playPast(page, 1);
  expect(new URL(page.url()).pathname).toMatch(/^\/posse\/solo\//);
  await page.goto(`${host}/posse/`);
  await expect(page.locator('[data-act="go-on"]').first()).toBeVisible();
  await page.goto(`${host}/`);
  await expect(page.locator('[data-screen="lobby"]')).toBeVisible();
  await expect(page.locator('[data-act="go-on"]')).toHaveCount(0);
  await page.goto(`${host}/posse/rules`);
  await page.getByRole('link', { name: 'Characters' }).first().click();
  await expect(page).toHaveURL(/\/posse\/rules\/card\/characters/);
  for (const { complaints, context: one } of [ann, bob]) {
    expect(complaints, 'what the browser complained about').toEqual([]);
    await one.close();
  }
});
