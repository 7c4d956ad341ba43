// Accessibility: axe has no objection to any screen, in either theme.

import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { objectionsTo } from './objections.ts';
import { SCREENS } from './screens.ts';

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

for (const { name, open } of SCREENS)
  test(`axe has no objection to ${name}, by night and by day`, async ({ guest }) => {
    const { page } = await guest({ theme: 'night' }, { serviceWorkers: 'block' });
    await open(page);
    expect(await objectionsTo(page), 'by night').toEqual([]);
    await switchTheme(page, 'day');
    expect(await objectionsTo(page), 'by day').toEqual([]);
  });
