// A whole game without a mouse: Tab, arrows and Enter.

import type { Page } from '@playwright/test';
import { expect, test } from './house.ts';

/** Is the focus on something that gives an answer? */
const isOnAnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused?.matches('[data-act]:not([data-act="undo"]):not([aria-disabled="true"])') ?? false;
  });

async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time++) await page.keyboard.press(key);
}

/** Walks on with Tab, now and then with an arrow, until there is something to press. */
async function walk(page: Page): Promise<void> {
  await press(page, 'Tab', 1 + Math.floor(Math.random() * 4));
  for (let step = 0; step < 80 && !(await isOnAnAnswer(page)); step++) await page.keyboard.press('Tab');
  if (Math.random() < 0.4) await press(page, 'ArrowRight', 1 + Math.floor(Math.random() * 3));
}

test('from the lobby to the end', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('[data-act="play-now"]').waitFor();
  await page.locator('[data-act="play-now"]').focus();
  await page.keyboard.press('Enter');
  const moment = page.locator('[data-screen="after"], main[data-asked="you"]').first();
  for (;;) {
    await moment.waitFor({ timeout: 120_000 });
    if (await page.locator('[data-screen="after"]').isVisible()) break;
    await walk(page);
    if (await isOnAnAnswer(page)) await page.keyboard.press('Enter');
  }
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});
