// Tests the coach in a solo game: advice, warnings, second tries.

import type { Page } from '@playwright/test';
import { BLUNDER, switchWarningsOn, tryAgain } from '../support/blunder-game.ts';
import { expect, test } from '../support/fixtures.ts';
import { lookAt, sitAt } from '../support/screen-list.ts';

const table = (page: Page) => page.locator('[data-screen="table"]');
const asked = (page: Page) => page.locator('main[data-asked="you"] [data-act]:enabled').first();
const advice = (page: Page) => page.locator('[data-advice]');

test('a player of a finished game tries again from a mistake, is advised, and wins', async ({ guest }) => {
  const { page } = await guest();
  await tryAgain(page);
  await page.locator('[data-act="advice"]').click();
  await expect(advice(page).locator('dd').first()).toHaveText(/^\d+ %$/);
  await expect(advice(page)).toContainText('The coach sees what you see and nothing else.');
  await page.locator('[data-act="take-advice"]').click();
  await expect(advice(page)).toHaveCount(0);
  await expect(page.locator('[data-kept="practice"]')).toContainText('practice');
  await expect(page.locator('[data-act="proof"]')).toHaveCount(0);
  await page.goto('/games');
  await expect(page.locator('[data-game-kept]')).toHaveCount(0);
});

test('the coach holds a blunder back if the player wishes so, and the player may insist', async ({ guest }) => {
  const { page } = await guest();
  await tryAgain(page);
  await switchWarningsOn(page);
  const warning = page.locator('[data-warning]');
  await page.locator('[data-act="end"]').click();
  await expect(warning).toContainText(/cost you \d+ points/);
  await page.locator('[data-act="rethink"]').click();
  await expect(warning).toHaveCount(0);
  await expect(table(page)).toHaveAttribute('data-step', String(BLUNDER.step));
  await page.locator('[data-act="end"]').click();
  await page.locator('[data-act="insist"]').click();
  await expect(table(page)).not.toHaveAttribute('data-step', String(BLUNDER.step));
});

test('the coach advises in a dice game too, and says when the player is not asked', async ({ guest }) => {
  const { page } = await guest({ seats: 4 });
  await page.goto('/');
  await page.locator('label:has([data-game="dice"])').click();
  await page.locator('[data-act="solo"]').click();
  await asked(page).waitFor();
  await page.locator('[data-act="advice"]').click();
  const before = await table(page).getAttribute('data-step');
  await page.locator('[data-act="take-advice"]').click();
  await expect(table(page)).not.toHaveAttribute('data-step', before ?? '');
});

test('a player sees who shot whom so far in the details of a seat, in a game on a server', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'full-table');
  const counts = new Set<number>();
  for (const seat of [1, 2, 3]) {
    await lookAt(page, seat);
    await page.locator('dialog[open] [data-hunches], dialog[open] h3').first().waitFor();
    counts.add(await page.locator('dialog[open] [data-hits] li li').count());
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  expect(Math.max(...counts)).toBeGreaterThan(0);
});
