// Plays a solo dice game by clicking.

import type { Page } from '@playwright/test';
import { clickSomething } from './card-player.ts';

/** Opens a new dice game against bots. */
export async function soloDice(page: Page, level = 'deputy'): Promise<void> {
  await page.goto('/');
  await page.locator('label:has([data-game="dice"])').click();
  await page.locator(`label:has([data-choice="${level}"])`).click();
  await page.locator('[data-act="solo"]').click();
  await page.locator('[data-screen="table"] [data-spot="felt"]').waitFor();
}

/** If asked, rolls as often as possible, and otherwise takes any option. */
export async function answerSomehow(page: Page): Promise<void> {
  const main = page.locator('main[data-asked="you"]');
  if (!(await main.isVisible())) return;
  const roll = main.locator('[data-act="roll"]:not([disabled])').first();
  if (await roll.isVisible()) await roll.click({ timeout: 1000 }).catch(() => undefined);
  else await clickSomething(page);
}
