// The lobby on a phone: ways to a game, errors in place, invitations.

import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { width: 360, height: 640 };

const act = (page: Page, name: string): Locator => page.locator(`[data-screen="lobby"] [data-act="${name}"]`);

/** Waits until this button is visible without scrolling. */
const expectInSight = (page: Page, name: string): Promise<void> =>
  expect(act(page, name), name).toBeInViewport({ ratio: 1 });

test('all four ways to a game are on the first screen of a phone, in every language', async ({ guest }) => {
  const { page } = await guest({}, PHONE);
  await page.goto('/');
  await act(page, 'play-now').click();
  await page.locator('[data-screen="table"]').waitFor();
  await page.goto('/');
  await act(page, 'go-on').waitFor();
  await act(page, 'solo').waitFor();
  for (const [language, title] of [
    ['en', 'Continue'],
    ['it', 'Riprendi'],
    ['de', 'Weiter'],
  ] as const) {
    await page.getByLabel(/Language|Lingua|Sprache/).selectOption(language);
    await expect(act(page, 'go-on')).toHaveText(title);
    for (const viewport of [PHONE.viewport, SMALL]) {
      await page.setViewportSize(viewport);
      for (const way of ['go-on', 'play-now', 'code', 'make-table']) await expectInSight(page, way);
    }
  }
});

test('a wrong table code is reported where it was typed, and a right one leads to the table', async ({ guest }) => {
  const ann = await guest({ name: 'Ann' });
  const bob = await guest({ name: 'Bob' }, PHONE);
  await ann.page.goto('/');
  await act(ann.page, 'make-table').click();
  await ann.page.locator('[data-screen="waiting"]').waitFor();
  const code = new URL(ann.page.url()).pathname.split('/').at(-1) ?? '';

  await bob.page.goto('/');
  const field = act(bob.page, 'code');
  for (const wrong of ['NOBODY', '../games']) {
    await field.fill(wrong);
    await act(bob.page, 'go').click();
    await expect(bob.page.locator('form:has([data-act="code"]) [role="alert"]')).toHaveText(
      /There is no table with this code/,
    );
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  // The browser rightly complains that the table does not exist.
  expect(bob.complaints.every((complaint) => complaint.includes('404'))).toBe(true);
  bob.complaints.length = 0;
  await field.fill(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.press('Enter');
  await expect(bob.page).toHaveURL(new RegExp(`/t/${code}$`));
});

test('a part of the page that is loading shows it, and a switch shows its state', async ({ guest }) => {
  const { page } = await guest();
  /** Holds back the files of this pattern until the returned function is called. */
  const hold = async (pattern: string): Promise<() => void> => {
    const gate = Promise.withResolvers<void>();
    await page.route(pattern, async (route) => {
      await gate.promise;
      await route.continue();
    });
    return gate.resolve;
  };
  const letGo = await hold('**/assets/index-*.js');
  const letTableGo = await hold('**/assets/YourTable-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#root > .loading .dealt')).toBeVisible();
  letGo();
  await expect(page.locator('[data-screen="lobby"] [data-loading]:visible').first()).toBeVisible();
  letTableGo();
  await expect(act(page, 'solo')).toBeVisible();
  await expect(page.locator('[data-loading]')).toHaveCount(0);

  // A switch shows its state.
  const night = page.getByRole('switch', { name: 'Dark' });
  await expect(night).toBeChecked();
  await night.click();
  await expect(night).not.toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
  await expect(page.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
});

test('a page opened as localhost invites to an address that others can reach', async ({ guest }) => {
  const { page } = await guest();
  const real = await (await page.request.get('/api/addresses')).json();
  expect(Array.isArray(real.addresses)).toBe(true);
  await page.route('**/api/addresses', (route) =>
    route.fulfill({ json: { addresses: ['http://192.168.1.20:8080', 'http://10.0.0.7:8080'] } }),
  );
  await page.goto('/');
  await act(page, 'make-table').click();
  const link = page.getByLabel('Link to this table');
  await link.waitFor();
  const code = new URL(page.url()).pathname;
  await expect(link).toHaveValue(`http://192.168.1.20:8080${code}`);
  await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
  await page.getByLabel(/try another address/).selectOption('http://10.0.0.7:8080');
  await expect(link).toHaveValue(`http://10.0.0.7:8080${code}`);

  // On a machine without a network no address is shown.
  await page.unroute('**/api/addresses');
  await page.route('**/api/addresses', (route) => route.fulfill({ json: { addresses: [] } }));
  await page.reload();
  await expect(page.getByText('This link works on this computer only')).toBeVisible();
});

test('a user who wants more legends than the server has time for is warned before the table is opened', async ({
  guest,
}) => {
  const { page } = await guest();
  const { tables, most } = await (await page.request.get('/api/legends')).json();
  expect(tables).toBeLessThan(most);
  await page.goto('/');
  const note = page.locator('[data-note="legends"]');
  const legend = page.locator('[data-choice="legend"]');
  await legend.check();
  await expect(note).toBeAttached();
  await expect(note).toBeHidden();
  await page.locator('[data-choice="deputy"]').check();
  await page.route('**/api/legends', (route) => route.fulfill({ json: { tables: 60, most: 60 } }));
  await legend.check();
  await expect(note).toContainText('a deputy answers whenever a legend has no time to think');
  await expect(act(page, 'open-table')).toBeEnabled();
});

test('two guests with the same name are told apart, and each sees the face that the other chose', async ({ guest }) => {
  const one = await guest({ name: 'Ann' });
  const other = await guest({ name: ' ann  ' }, PHONE);
  await one.page.goto('/');
  await act(one.page, 'make-table').click();
  await one.page.locator('[data-screen="waiting"]').waitFor();
  await other.page.goto(one.page.url());
  await other.page.locator('[data-act="sit"]').first().click();
  await expect(one.page.locator('[data-place="1"]')).toContainText('ann 2');
  await expect(other.page.getByRole('status').filter({ hasText: 'ann 2' })).toBeVisible();

  await other.page.locator('[data-act="face"]').click();
  await other.page.locator('dialog[open] label:has([data-choice="ranger"])').click();
  await other.page.keyboard.press('Escape');
  await expect(one.page.locator('[data-place="1"]')).toHaveAttribute('data-face', 'ranger');
  await one.page.locator('[data-act="start"]').click();
  await expect(one.page.locator('[data-screen="table"] [data-face="ranger"]').first()).toBeVisible();
});

test('the rules of all sets are grouped and searched in the plan, and the Deal button stays visible', async ({
  guest,
}) => {
  const { page } = await guest({}, PHONE);
  await page.goto('/');
  await act(page, 'options').click();
  const groups = page.locator('[data-screen="lobby"] details[data-part]');
  await groups.first().locator('summary').click();
  await page.locator('[data-option]').first().scrollIntoViewIfNeeded();
  await expectInSight(page, 'solo');
  await page.locator('[data-search="options"]').fill('beer');
  await expect(page.locator('[data-option]:visible').first()).toBeVisible();
  await expect(groups).toHaveCount(1);
  await page.locator('[data-search="options"]').fill('no such rule');
  await expect(groups).toHaveCount(0);
  await expect(page.getByText('No matches.')).toBeVisible();
});
