// A finished game with a blunder, from which a player tries again.

import { expect, type Page } from '@playwright/test';
import { finishedGame } from '../../src/finished-game/testing/finished-bot-games.ts';

/** A game between bots that play at random. In this seat, ending the turn at this step gives a won game away. */
export const BLUNDER = {
  replay: finishedGame({ game: 'card', seats: 4 }, 'blunder 3', 'random'),
  seat: 2,
  step: 121,
} as const;

/** Plays on from the blunder, by the coach beside the replay. */
export async function tryAgain(page: Page): Promise<void> {
  await page.route('**/api/games/blunder', (route) => route.fulfill({ json: BLUNDER.replay }));
  await page.goto(`/replay/server/blunder?eyes=${BLUNDER.seat}`);
  const details = page.locator('[data-act="film-panel"]');
  const coach = page.locator('[data-page="coach"]:visible');
  await details.or(coach).first().waitFor();
  if (await details.isVisible()) await details.click();
  await coach.click();
  // It costs nearly everything.
  const blunders = page.locator('[data-coach] li:has([data-mark="blunder"])');
  await blunders.filter({ hasText: /−9\d/ }).locator('[data-act="try-again"]').click();
  await page.locator('main[data-asked="you"] [data-act]:enabled').first().waitFor();
  await expect(page.locator('[data-screen="table"]')).toHaveAttribute('data-step', String(BLUNDER.step));
}

/** Lets the coach warn from now on, by the menu of the table. */
export async function switchWarningsOn(page: Page): Promise<void> {
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-setting="warnings"]').click();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}
