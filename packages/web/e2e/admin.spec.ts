// The operator's screen: token, tables, announcements, removal, closing, backup.

import { test as base, expect, type Page } from '@playwright/test';
import { objectionsTo } from './support/axe-violations.ts';
import { type Guest, welcome } from './support/fixtures.ts';
import { openServer, type TestServer } from './support/test-server.ts';

const TOKEN = 'the-token-of-whoever-runs-it';

const test = base.extend<{ guest: (name: string, theme?: 'night' | 'day') => Promise<Guest>; server: TestServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  server: async ({}, use) => {
    const server = await openServer(undefined, { POSSE_ADMIN_TOKEN: TOKEN });
    await use(server);
    await server.close();
  },
  guest: async ({ browser, server }, use) => {
    const guests: Guest[] = [];
    await use(async (name, theme = 'night') => {
      const guest = await welcome(browser, server.address, { name, theme }, {});
      guests.push(guest);
      return guest;
    });
    for (const { context, complaints } of guests) {
      expect(complaints, 'what the browser complained about').toEqual([]);
      await context.close();
    }
  },
});

/** A player opens a new table. Returns its code. */
async function opensTable(page: Page): Promise<string> {
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-screen="waiting"]').waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('the operator sees tables and acts on them with the token, and sees nothing without it', async ({ guest }) => {
  const { page: ann } = await guest('Ann');
  const code = await opensTable(ann);
  const { page: bob } = await guest('Bob');
  await bob.goto(`/t/${code}`);
  await bob.locator('[data-screen="waiting"]').waitFor();
  const { page, complaints } = await guest('Eve', 'day');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const token = page.getByLabel('Admin token');
  await token.waitFor();
  expect(await objectionsTo(page)).toEqual([]);

  await token.fill('a-guess-that-is-wrong');
  await token.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('This is not the server’s token. Check it and try again.');
  expect(complaints.splice(0).every((complaint) => complaint.includes('401'))).toBe(true);
  await token.fill(TOKEN);
  await token.press('Enter');

  const row = page.locator(`[data-table="${code}"]`);
  await expect(row.locator('summary')).toContainText('Cards, before the game');
  await row.locator('summary').press('Enter');
  await expect(row.locator('[data-person="Ann"]')).toContainText('seat 1 · host');
  await expect(row.locator('[data-person="Bob"]')).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'night';
  });
  expect(await objectionsTo(page)).toEqual([]);
  // Nothing is wider than the phone.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const all = page.getByRole('region', { name: 'Announcement' });
  await all.getByLabel('Message to all tables').fill('We close at ten.');
  await all.locator('[data-act="announce"]').click();
  await expect(all.getByRole('status')).toHaveText('Sent to 1 table.');
  const told = ann.getByText('From the server’s operator: We close at ten.').first();
  await expect(told).toBeVisible();

  await row.locator('[data-person="Bob"] [data-act="send-away"]').click();
  await page.getByRole('button', { name: 'Remove', exact: true }).and(page.locator('.danger')).click();
  await expect(bob.locator('[data-because="sent-away"]')).toBeVisible();
  await expect(row.locator('[data-person="Bob"]')).toHaveCount(0);

  await page.locator('[data-act="backup"]').click();
  await expect(page.getByText(/was saved to posse-\d+T\d+\.db/)).toBeVisible();

  await page.getByLabel('Search by code or name').fill('nobody is called so');
  await expect(page.getByText('No table found.')).toBeVisible();
  await page.getByLabel('Search by code or name').fill('ann');
  await row.locator('summary').click();
  await row.getByLabel('Reason').fill('It is late.');
  await row.locator('[data-act="close-table"]').click();
  await page.getByRole('button', { name: 'Close it' }).click();
  await expect(ann.locator('[data-because="shut"]')).toContainText('“It is late.”');
  await expect(row).toHaveCount(0);
  await expect(page.getByText(`Table ${code} is closed.`)).toBeVisible();

  await page.locator('[data-act="forget-token"]').click();
  await expect(page.getByLabel('Admin token')).toHaveValue('');
  expect(
    await page.evaluate(
      () => sessionStorage.length + Object.keys(localStorage).filter((key) => key.includes('admin')).length,
    ),
  ).toBe(0);
});
