// Two servers at one host, one of them under a path of its own, behind a real nginx with https, in one browser: each is itself.

import { openNginx } from '@posse/town';
import { test as base, expect, type Guest, welcome } from './fixtures.ts';
import { playOn, playPast } from './playing.ts';
import { openServer } from './server.ts';

const PROXIED = { HOST: '127.0.0.1', POSSE_TRUST_PROXY: '1' };

const test = base.extend<{ host: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  host: async ({}, use) => {
    const first = await openServer(undefined, PROXIED);
    const second = await openServer(undefined, { ...PROXIED, POSSE_PATH: '/posse/' });
    const nginx = await openNginx(first.address, second.address);
    await use(nginx.address);
    await nginx.close();
    await first.close();
    await second.close();
  },
});

async function openTable({ page }: Guest, lobby: string): Promise<string> {
  await page.goto(lobby);
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  return page.url();
}

test('servers at / and /posse/ share a browser: tables, cookies, what is kept, links and games are apart', async ({
  browser,
  host,
}) => {
  // Chromium takes no service worker from a certificate of one's own making.
  const ann = await welcome(browser, host, { name: 'Ann' }, { ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  const { page, context } = ann;
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
  const bob = await welcome(browser, host, { name: 'Bob' }, { ignoreHTTPSErrors: true, serviceWorkers: 'block' });
  await bob.page.goto(link);
  await bob.page.locator('[data-act="sit"]').first().click();
  await page.locator('[data-act="start"]').click();
  await Promise.all([playOn(page), playOn(bob.page)]);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  await page.locator('[data-act="replay"]').click();
  await expect(page).toHaveURL(/\/posse\/replay\/server\//);
  await expect(page.locator('[data-screen="replay"]')).toBeVisible();

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
