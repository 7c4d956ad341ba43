// Somebody at a dice table of his own.

import { expect, type Page } from '@playwright/test';
import { clickSomething, OFFERED } from './playing.ts';

/** A new game against bots. */
export async function soloDice(page: Page, level = 'deputy'): Promise<void> {
  await page.goto('/');
  await page.locator('label:has([data-game="dice"])').click();
  await page.locator(`label:has([data-choice="${level}"])`).click();
  await page.locator('[data-act="solo"]').click();
  await page.locator('[data-screen="table"] [data-spot="felt"]').waitFor();
}

/** If one is asked: throws as often as possible, and else whatever is offered. */
export async function answerSomehow(page: Page): Promise<void> {
  const main = page.locator('main[data-asked="you"]');
  if (!(await main.isVisible())) return;
  const roll = main.locator('[data-act="roll"]:not([disabled])').first();
  if (await roll.isVisible()) await roll.click({ timeout: 1000 }).catch(() => undefined);
  else await clickSomething(page);
}

/** To the first throw of one's next turn, which is not thrown. What others do before it is passed over. */
export async function toOwnTurn(page: Page): Promise<void> {
  const leap = page.locator('[data-time="leap"]');
  await expect
    .poll(
      async () => {
        if (await leap.isVisible()) await page.keyboard.press('t');
        return page.evaluate(isFirstThrow, OFFERED);
      },
      { timeout: 120_000, intervals: [50] },
    )
    .toBe(true);
  await expect(page.locator('[role="status"] strong').first()).toHaveText('Your turn');
}

/** Called in the page, so that nothing happens between a look and a click: whatever else is asked is answered. */
function isFirstThrow(offered: string): boolean {
  const asked = document.querySelector('main[data-asked="you"]');
  const roll = asked?.querySelector<HTMLElement>('[data-act="roll"]');
  if (roll && asked?.querySelector('[data-die]') === null) return true;
  const others = [...(asked?.querySelectorAll<HTMLElement>(offered) ?? [])];
  (roll ?? others[0])?.click();
  return false;
}
