// Solo games in the browser, played by clicking options.

import { devices } from '@playwright/test';
import { playOn, playPast, stepOf } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

test('a card game with bots of the last chosen level is played from one click to the end, with reasons, and another follows', async ({
  guest,
}) => {
  const { page } = await guest({ seats: 4 }, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.locator('[data-act="level"]').selectOption('greenhorn');
  await expect(page.locator('[data-choice="greenhorn"]')).toBeChecked();
  await page.reload();
  await expect(page.locator('[data-act="level"]')).toHaveValue('greenhorn');
  await page.locator('[data-act="play-now"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  const address = page.url();

  await page.locator('[data-act="replay"]').click();
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
  // In the middle, however long the game was.
  const film = page.locator('[data-screen="replay"] input[type="range"]');
  await film.fill(String(Math.floor(Number(await film.getAttribute('max')) / 2)));
  await page.locator('[data-act="why"]:visible').first().click();
  await expect(page.locator('[data-why] p').last()).toHaveText(/[.?]$/);

  await page.goto(address);
  await page.locator('[data-act="again"]').first().click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
  await expect(page.locator('[data-screen="after"]')).toBeHidden();
});

test('a card game is played on a phone', async ({ guest }) => {
  const { page } = await guest({ seats: 4 }, PHONE);
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

test('a dice game is played from the lobby to the end', async ({ guest }) => {
  const { page } = await guest({ seats: 4 });
  await page.goto('/');
  await page.locator('label:has([data-game="dice"])').click();
  await page.locator('[data-act="solo"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

test('a solo game survives a reload', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  const table = page.locator('[data-screen="table"]');
  const step = await playPast(page, 3);
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(table).toBeVisible();
  expect(await stepOf(page)).toBeGreaterThanOrEqual(step);
});

test('legends of a solo game think beside the table', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('label:has([data-choice="legend"])').click();
  await page.locator('[data-act="solo"]').click();
  // Until others have answered in between.
  let asked = 0;
  await playOn(page, async () => {
    const step = await stepOf(page);
    const haveOthersAnswered = step > asked + 1;
    asked = step;
    return haveOthersAnswered && step > 4;
  });
  expect(await stepOf(page)).toBeGreaterThan(4);
});
