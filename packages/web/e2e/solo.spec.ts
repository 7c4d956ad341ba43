// One person and bots, in the browser alone: whole games by clicking what is offered.

import { devices } from '@playwright/test';
import { expect, test } from './house.ts';
import { playOn } from './playing.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent: devices['Pixel 7'].userAgent,
};

test('a card game, from one click to the end, and another', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
  await page.locator('[data-act="again"]').first().click();
  await expect(page.locator('[data-screen="table"]')).toBeVisible();
  await expect(page.locator('[data-screen="after"]')).toBeHidden();
});

test('a card game on a phone', async ({ guest }) => {
  const { page } = await guest({}, PHONE);
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

test('a dice game, from the lobby to the end', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('label:has([data-game="dice"])').click();
  await page.locator('[data-act="solo"]').click();
  await playOn(page);
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

test('a game survives a reload', async ({ guest }) => {
  const { page } = await guest();
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  const table = page.locator('[data-screen="table"]');
  let clicks = 0;
  await playOn(page, () => clicks++ > 6);
  const step = Number(await table.getAttribute('data-n'));
  const address = page.url();
  await page.reload();
  expect(page.url()).toBe(address);
  await expect(table).toBeVisible();
  expect(Number(await table.getAttribute('data-n'))).toBeGreaterThanOrEqual(step);
});
