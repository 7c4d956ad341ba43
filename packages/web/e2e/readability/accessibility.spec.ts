// Accessibility: axe has no objection to any screen, in either theme.

import type { Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { expect, test } from '../support/fixtures.ts';
import { SCREENS } from '../support/screen-list.ts';

/** Switches the theme of an open page, as another tab of the same browser would. */
async function switchTheme(page: Page, theme: 'night' | 'day'): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'posse-settings';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...kept, state: { ...kept.state, theme: chosen } }));
    dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** The page's markup without colours. */
const markup = (page: Page): Promise<string> => page.evaluate(() => document.body.innerHTML);

for (const { name, open } of SCREENS)
  test(`the accessibility checker axe finds nothing wrong with ${name}, in the dark and the light theme`, async ({
    cachedPage: page,
  }) => {
    await open(page);
    expect(await objectionsTo(page), 'by night').toEqual([]);
    const before = await markup(page);
    await switchTheme(page, 'day');
    // If the theme changes only colours, only rules about colours can find something new.
    const rules = (await markup(page)) === before ? 'colours' : 'all';
    expect(await objectionsTo(page, rules), 'by day').toEqual([]);
  });
