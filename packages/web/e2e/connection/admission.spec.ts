// Admission: newcomers from the network of a removed guest, and a stolen cookie.

import { expect, type Guest, test } from '../support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

async function openTable({ page }: Guest): Promise<string> {
  await page.goto('/');
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  return page.url();
}

test('a removed guest comes back under another name only if the host admits them', async ({ guest }) => {
  const ann = await guest({ name: 'Ann' }, PHONE);
  const bob = await guest({ name: 'Bob' });
  const table = await openTable(ann);
  await bob.page.goto(table);
  await bob.page.locator('[data-act="sit"]').first().click();
  await ann.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await ann.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(bob.page.locator('[data-because="sent-away"]')).toBeVisible();

  const robert = await guest({ name: 'Robert' });
  await robert.page.goto(table);
  await expect(robert.page.locator('[data-because="barred"] h1')).toHaveText('The host has to let you in');
  await ann.page.getByRole('button', { name: 'Menu, 1 guest waiting' }).click();
  await expect(ann.page.locator('[data-knocks]')).toContainText('Robert');
  await ann.page.locator('[data-act="let-in"]').click();
  await expect(ann.page.locator('[data-knocks]')).toHaveCount(0);
  await robert.page.locator('[data-act="knock"]').click();
  await expect(robert.page.locator('[data-screen="waiting"]')).toBeVisible();
});

test('a copy of the cookie is worth nothing once the guest has signed out everywhere else', async ({ guest }) => {
  const ann = await guest({ name: 'Ann' });
  const table = await openTable(ann);
  const [cookie] = await ann.context.cookies();
  const thief = await guest({ name: 'Ann' }, { storageState: { cookies: cookie ? [cookie] : [], origins: [] } });
  await thief.page.goto(table);
  await expect(thief.page.locator('[data-act="start"]')).toBeVisible();

  await ann.page.locator('[data-act="menu"]').click();
  await ann.page.locator('[data-act="sign-out"]').click();
  await expect(ann.page.getByText('only this browser is signed in as you now')).toBeVisible();
  await expect(thief.page.locator('[data-act="start"]')).toHaveCount(0);
  await thief.page.reload();
  await expect(thief.page.locator('[data-screen="waiting"]')).toBeVisible();
  await expect(thief.page.locator('[data-act="start"]')).toHaveCount(0);
  await ann.page.reload();
  await expect(ann.page.locator('[data-act="start"]')).toBeVisible();
  const scripts = await ann.page.evaluate(() => document.cookie);
  expect(scripts).toBe('');
});
