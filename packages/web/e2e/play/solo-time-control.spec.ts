// Control of time at a solo table: pause, step, leap, speed.

import type { Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { answerSomehow, soloDice } from '../support/dice-player.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitAt } from '../support/screen-list.ts';

declare global {
  interface Window {
    /** The number of answers that were shown one after the other. */
    seenSteps: number;
  }
}

/** Milliseconds in which a bot answers at this speed. */
const BOTS_TIME = 1500;

test('paused bots of a solo game wait, answer one by one, and go on, also after a reload', async ({ guest }) => {
  const { page } = await guest({ speed: 0.5 });
  await soloDice(page);
  const table = page.locator('[data-screen="table"]');
  const pause = page.locator('[data-time="pause"]');
  const next = page.locator('[data-time="next"]');
  const step = async (): Promise<number> => Number(await table.getAttribute('data-step'));
  await expect
    .poll(
      async () => {
        if (await pause.isVisible()) return true;
        await answerSomehow(page);
        return false;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
  await pause.click();
  await expect(pause).toHaveText('Resume');
  expect(await objectionsTo(page)).toEqual([]);
  await page.waitForTimeout(BOTS_TIME);
  const still = await step();
  await page.waitForTimeout(BOTS_TIME);
  expect(await step()).toBe(still);

  await page.reload();
  await expect(pause).toHaveText('Resume');
  await page.waitForTimeout(BOTS_TIME);
  expect(await step()).toBe(still);

  // By mouse and by key, one answer each time.
  await next.click();
  await expect.poll(step).toBe(still + 1);
  await page.waitForTimeout(BOTS_TIME);
  expect(await step()).toBe(still + 1);
  if (await next.isVisible()) {
    await page.keyboard.press('n');
    await expect.poll(step).toBe(still + 2);
  }

  // Leap to the own turn, then nothing of it is left.
  await page.locator('[data-time="leap"]').or(page.locator('main[data-asked="you"]')).first().waitFor();
  if (await page.locator('[data-time="leap"]').isVisible()) {
    await expect(page.locator('[data-time="leap"]')).toHaveText('To my turn');
    await page.keyboard.press('t');
  }
  await expect(page.locator('main[data-asked="you"], [data-screen="after"]').first()).toBeVisible();
});

/** Leaps to the end if the player is out. Returns the words of the buttons, or an empty string. */
const leapIfOut = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const table = document.querySelector('[data-screen="table"]');
    const leap = document.querySelector<HTMLElement>('[data-time="leap"]');
    const words = leap?.textContent ?? '';
    if (table === null || !words.startsWith('To the end')) return '';
    const anew = leap?.parentElement?.querySelector<HTMLElement>('[data-way="new-game"]:enabled');
    const look = (changes: readonly unknown[]): void => {
      window.seenSteps += changes.length;
    };
    window.seenSteps = 0;
    new MutationObserver(look).observe(table, { attributeFilter: ['data-step'] });
    leap?.click();
    return `${words}, ${anew?.textContent}`;
  });

test('an eliminated player skips to the end without seeing the way, and reads that legends play as deputies', async ({
  guest,
}) => {
  const { page } = await guest();
  await soloDice(page, 'legend');
  const leap = page.locator('[data-time="leap"]');
  const after = page.locator('[data-screen="after"]');
  await expect
    .poll(
      async () => {
        const words = await leapIfOut(page);
        if (words !== '') return words;
        if (await leap.isVisible()) await leap.click({ timeout: 500 }).catch(() => undefined);
        else if (await after.isVisible()) {
          await page.locator('[data-act="again"]').first().click();
          await after.waitFor({ state: 'hidden' });
        } else await answerSomehow(page);
        return '';
      },
      { timeout: 180_000, intervals: [20] },
    )
    .toMatch(/^To the end.*Legend plays as Deputy.*, New game$/);
  await after.waitFor();
  expect(await page.evaluate(() => window.seenSteps)).toBe(1);
});

test('the speed of animations is set at the table, a tap skips one, and a server’s table can’t be paused', async ({
  guest,
}) => {
  const { page } = await guest({ speed: 1 });
  await soloDice(page);
  const speed = page.locator('[data-speed]');
  await expect(speed).toHaveText('Normal');
  for (const name of ['Fast', 'Instant', 'Slow', 'Normal']) {
    await speed.click();
    await expect(speed).toHaveText(name);
  }
  await page.reload();
  await expect(speed).toHaveText('Normal');

  // Falling dice lie as soon as somebody taps.
  const falling = page.locator('[data-falling]');
  await expect
    .poll(
      async () => {
        await answerSomehow(page);
        if ((await falling.count()) === 0) return false;
        return page.evaluate(async () => {
          document.querySelector<HTMLElement>('[data-spot="felt"]')?.click();
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
          return document.querySelector('[data-falling]') === null;
        });
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);

  const { page: other } = await guest({ speed: 1 });
  await sitAt(other, 'dice-over');
  await expect(other.locator('[data-time]')).toHaveCount(0);
});
