// The documentation under /docs: read, searched, and switched to day.

import { objectionsTo } from './support/axe-violations.ts';
import { expect, test } from './support/fixtures.ts';

for (const [size, viewport] of [
  ['phone', { width: 390, height: 844 }],
  ['desk', { width: 1440, height: 900 }],
] as const)
  test(`the documentation is readable and searchable on a ${size}`, async ({ guest, server }) => {
    const { page } = await guest({}, { viewport, colorScheme: 'dark' });
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(server.address)) elsewhere.push(request.url());
    });
    await page.goto(server.address);
    const about = page.getByRole('navigation', { name: 'About Posse' });
    await expect(about.getByRole('link')).toHaveText([
      /^Documentation$/,
      /^Privacy$/,
      /^Version \d/,
      /licence$/,
      /^Source/,
    ]);
    for (const link of await about.getByRole('link').all())
      expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    await about.getByRole('link', { name: 'Documentation' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    expect(await objectionsTo(page)).toEqual([]);

    await page.getByRole('searchbox').fill('Dynamite');
    await expect(page.locator('#found a').first()).toContainText('Dynamite');
    await page.locator('#found a', { hasText: 'Dynamite is checked before Jail' }).click();
    await expect(page.getByRole('heading', { name: 'Dynamite is checked before Jail' })).toBeVisible();

    for (const word of ['posse', 'docker', 'port', 'data', 'proxy', 'POSSE_ADMIN_TOKEN', 'kick']) {
      await page.getByRole('searchbox').fill(word);
      await expect(page.locator('#found p')).toContainText(/results?/);
      await expect(page.locator('#found')).toHaveAttribute('data-words', word);
      await expect(page.locator('#found a').first()).toBeVisible();
    }
    await page.getByRole('searchbox').fill('qqqqqqq');
    await expect(page.locator('#found p')).toHaveText('No results for “qqqqqqq”.');
    await expect(page.locator('#found a')).toHaveCount(0);
    await page.getByRole('searchbox').press('Escape');
    await expect(page.locator('#found')).toBeHidden();

    await page.getByRole('button', { name: 'Switch to day' }).click();
    if (size === 'phone') await page.getByRole('button', { name: 'Menu' }).click();
    for (const name of ['Play', 'Host an evening', 'Install', 'Write a bot', 'Write a card'])
      await expect(page.locator('#menu').getByRole('link', { name, exact: true })).toBeVisible();
    for (const name of ['API', 'Protocol', 'Rules'])
      await expect(page.locator('#menu').getByRole('heading', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name: '@posse/engine' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'day');
    await expect(page.getByRole('heading', { name: 'randomFrom' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    expect([elsewhere, await objectionsTo(page)]).toEqual([[], []]);
  });
