// A whole game without a mouse: Tab, arrows, Enter, and the short cuts.

import type { Page } from '@playwright/test';
import { nextDraw } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

/** Is the focus on something that gives an answer? */
const isOnAnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (
      focused?.matches('[data-screen="table"] [data-act]:not([data-act="undo"]):not([aria-disabled="true"])') ?? false
    );
  });

const SHORTCUTS = ['1', '2', '3', 'e'];

/** Walks on with Tab and an arrow until there is something to press, and presses it. */
async function walk(page: Page): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await isOnAnAnswer(page)) && nextDraw(page) < 0.5) break;
  }
  if (nextDraw(page) < 0.3) await page.keyboard.press('ArrowRight');
  if (await isOnAnAnswer(page)) await page.keyboard.press('Enter');
}

test('from the lobby to the end', async ({ guest }) => {
  const { page } = await guest({ seats: 4 });
  await page.goto('/');
  await page.locator('[data-act="play-now"]').waitFor();
  await page.locator('[data-act="play-now"]').focus();
  await page.keyboard.press('Enter');
  const moment = page.locator('[data-screen="after"], [data-screen="replay"], main[data-asked="you"]').first();
  for (;;) {
    await moment.waitFor({ timeout: 120_000 });
    // A key that was meant for the last answer may come after the end, and open the replay.
    if (page.url().includes('replay')) await page.goBack();
    if (await page.locator('[data-screen="after"]').isVisible()) break;
    // The short cuts that the buttons name, and the long way round.
    if (nextDraw(page) < 0.5) await page.keyboard.press(SHORTCUTS[Math.floor(nextDraw(page) * 4)] ?? 'e');
    else await walk(page);
  }
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});
