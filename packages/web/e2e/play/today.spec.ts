// Puzzle and deal of the day, from the lobby to streak and score.

import type { Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { clickSomething } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

const DAY_MS = 86_400_000;
/** An even number of days since 1970: the deal is one of cards. */
const CARD_DAY = Date.UTC(2026, 10, 19, 12);

const verdict = (page: Page) => page.locator('[data-verdict]');
const today = (page: Page) => page.locator('[data-screen="lobby"] [data-act="puzzle"]');

/** Opens the lobby on this day, and from there the puzzle. */
async function openPuzzle(page: Page, time: number): Promise<void> {
  await page.clock.setFixedTime(time);
  await page.goto('/');
  await today(page).click();
  await page.locator('[data-screen="puzzle"] [data-spot="felt"]').waitFor();
}

/** Clicks until the puzzle is answered. */
async function answerPuzzle(page: Page): Promise<void> {
  while (!(await verdict(page).isVisible())) await clickSomething(page);
}

test('the puzzle of the day is answered once, says what each answer is worth, and counts the days in a row', async ({
  guest,
}) => {
  const { page } = await guest();
  await openPuzzle(page, CARD_DAY);
  await expect(page.locator('[data-screen="puzzle"]')).toContainText('Your role: ');
  await answerPuzzle(page);
  await expect(page.locator('[data-worth="best"]')).toHaveCount(1);
  expect(await page.locator('[data-worth]').count()).toBeGreaterThan(2);
  await expect(page.locator('[data-tomorrow]')).toContainText('Tomorrow');
  expect(await objectionsTo(page)).toEqual([]);
  const found = await verdict(page).getAttribute('data-verdict');
  const streak = Number(await page.locator('[data-streak]').getAttribute('data-streak'));
  expect(streak).toBe(found === 'solved' ? 1 : 0);

  // After a reload the verdict is the same, and the table takes no other answer.
  await page.reload();
  await expect(verdict(page)).toHaveAttribute('data-verdict', found ?? '');
  await page.keyboard.press('Escape');
  await page.locator('[data-act="verdict"]').waitFor();
  await expect(page.locator('main[data-asked="you"]')).toHaveCount(0);
  await page.goto('/');
  await expect(today(page)).toHaveAttribute('data-done', 'true');
});

test('a streak goes on the next day, and ends after a missed one', async ({ guest }) => {
  const { page } = await guest();
  const day = Math.floor(CARD_DAY / DAY_MS);
  const record = { day: day - 1, answer: 'pass', isSolved: true, streak: 6, longest: 9 };
  await page.addInitScript((kept) => {
    if (localStorage.getItem('posse-puzzle') === null) localStorage.setItem('posse-puzzle', kept);
  }, JSON.stringify(record));
  await page.clock.setFixedTime(CARD_DAY + 2 * DAY_MS);
  await page.goto('/');
  await expect(today(page)).not.toContainText('Streak');
  await page.clock.setFixedTime(CARD_DAY);
  await page.reload();
  await expect(today(page)).toContainText('Streak: 6 days');
  await openPuzzle(page, CARD_DAY);
  await answerPuzzle(page);
  const isSolved = (await verdict(page).getAttribute('data-verdict')) === 'solved';
  await expect(page.locator('[data-streak]')).toHaveAttribute('data-streak', isSolved ? '7' : '0');
  await expect(page.locator('[data-streak]')).toContainText('Longest: 9 days.');
});

test('the first try at the deal of the day is scored by the coach, goes on after a reload, and a later try is not scored', async ({
  guest,
}) => {
  const { page } = await guest();
  await page.clock.setFixedTime(CARD_DAY);
  await page.goto('/');
  await page.locator('[data-screen="lobby"] [data-act="deal"]').click();
  await page.locator('[data-screen="deal"] [data-spot="felt"]').waitFor();
  await expect(page.locator('[data-screen="deal"]')).toContainText('this try counts');
  const main = page.locator('main[data-asked="you"]');
  const result = page.locator('[data-deal-result]');
  const finish = page.locator('[data-act="finish"]');
  const asked = main.or(result).or(finish).first();
  const step = async (): Promise<number> =>
    Number(await page.locator('[data-screen="deal"] main').getAttribute('data-step'));
  await asked.waitFor();
  while ((await main.isVisible()) && (await step()) < 12) {
    await clickSomething(page);
    await asked.waitFor();
  }
  const before = await step();
  await page.reload();
  await asked.waitFor();
  expect(await step()).toBe(before);
  while (!(await result.isVisible())) {
    if (await finish.isVisible()) await finish.click();
    else await clickSomething(page);
    await asked.waitFor();
  }
  await page.locator('[data-lost]').waitFor({ timeout: 60_000 });
  const lost = await page.locator('[data-lost]').getAttribute('data-lost');
  await expect(result).toContainText('Your score of today.');
  expect(await objectionsTo(page)).toEqual([]);

  await page.locator('[data-act="deal-again"]').click();
  await expect(page.locator('[data-screen="deal"]')).toContainText('does not count');
  await asked.waitFor();
  await page.goto('/');
  await expect(page.locator('[data-screen="lobby"] [data-act="deal"]')).toContainText(`${Number(lost)} point`);
});

test('a puzzle that was answered in another tab is answered in this one too', async ({ guest }) => {
  const { page, context } = await guest();
  await openPuzzle(page, CARD_DAY);
  const other = await context.newPage();
  await openPuzzle(other, CARD_DAY);
  await answerPuzzle(other);
  const found = await verdict(other).getAttribute('data-verdict');
  await page.locator('[data-act="verdict"]').click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', found ?? '');
});
