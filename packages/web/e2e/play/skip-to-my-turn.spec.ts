// "To my turn" lands, also where the table already waits, with a summary.

import type { Page } from '@playwright/test';
import { expect, keptWith, test } from '../support/fixtures.ts';
import { watchForFreezes } from '../support/watchdog.ts';

const table = (page: Page) => page.locator('[data-screen="table"]');
const leap = (page: Page) => page.locator('[data-time="leap"]');
const skipped = (page: Page) => page.locator('[data-skipped]');

/** Opens a solo table with paused bots, so that nothing happens before the test wants it. */
async function openPaused(page: Page, act: 'learn' | 'solo'): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-act="${act}"]`).click();
  await table(page).locator('[data-spot]').first().waitFor();
  await page.evaluate(() => sessionStorage.setItem('posse-paused', location.pathname.split('/').at(-1) ?? ''));
  await page.reload();
  await table(page).locator('[data-spot]').first().waitFor();
}

/** Runs in the page: ends the turn if possible, and otherwise gives the first answer. */
function clickFirst(): void {
  const offered = [...document.querySelectorAll<HTMLElement>('[data-screen="table"] [data-act]:enabled')].filter(
    (one) => one.dataset.act !== 'undo' && one.ariaDisabled !== 'true' && one.checkVisibility(),
  );
  (offered.find((one) => one.dataset.act === 'end') ?? offered[0])?.click();
}

/** Answers until a bot must move. */
async function passOn(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await leap(page).isVisible())) await page.evaluate(clickFirst);
    await expect(leap(page)).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [20] });
}

test('skipping to your turn works in a guided game, says what it skipped until you act, and can be repeated', async ({
  guest,
}) => {
  const { page } = await guest({ hints: true });
  await openPaused(page, 'learn');
  await passOn(page);
  await leap(page).click();
  await expect(page.locator('main[data-asked="you"]')).toBeVisible();
  await expect(skipped(page)).toHaveText(/^Since your turn: .*\byou\b/);
  await expect(page.getByRole('status').filter({ has: skipped(page) })).toHaveCount(1);
  await page.keyboard.press('m');
  await expect(skipped(page)).toBeVisible();

  await passOn(page);
  await expect(skipped(page)).toHaveCount(0);
  await leap(page).click();
  await expect(page.locator('main[data-asked="you"], [data-screen="after"]').first()).toBeVisible();
});

/** Answers while the page's clock stands still. It moves a little only while a click has no effect yet. */
async function passOnSlowly(page: Page): Promise<void> {
  const hasPassed = (): Promise<boolean> =>
    leap(page)
      .count()
      .then((count) => count > 0);
  while (!(await hasPassed())) {
    await page.evaluate(clickFirst);
    await page.clock.runFor(20);
  }
}

test('skipping to your turn stops at once if you are already asked while the page still shows your own deed', async ({
  guest,
}) => {
  const { page } = await guest({ speed: 0.5 });
  await openPaused(page, 'solo');
  const yourTurn = page.locator('main[data-asked="you"]');
  await leap(page).or(yourTurn).first().waitFor();
  if (!(await yourTurn.isVisible())) await leap(page).click();
  await yourTurn.waitFor();
  // The page shows your own deed as long as its clock stands still. The bots have a clock of their own.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await passOnSlowly(page);
  // From fast to instant: the bots answer at once, and the shown deed stays.
  await page.locator('[data-speed]').click();
  // The leap to your first turn, if there was one, has ended the pause.
  const goOn = page.locator('[data-going="paused"] [data-time="pause"]');
  if ((await goOn.count()) > 0) await goOn.click();
  await page.locator('main:not([data-waits="bots"])').waitFor({ timeout: 60_000 });
  await leap(page).click();
  await expect(page.locator('[data-going="leaping"]')).toHaveCount(0);
  await page.clock.resume();
  await expect(page.locator('main[data-asked="you"], [data-screen="after"]').first()).toBeVisible();
});

test('the tests’ watchdog reports a game that stands still with no button to press', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address });
  const { promise: frozen, resolve: report } = Promise.withResolvers<string>();
  await watchForFreezes(context, report, { solo: 1000, server: 1000 });
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, keptWith({}));
  const page = await context.newPage();
  await openPaused(page, 'solo');
  await table(page).evaluate((main) => {
    main.style.visibility = 'hidden';
  });
  expect(await frozen).toMatch(/^Frozen for 1 s at \/solo\/\w+: answer \d+/);
  await context.close();
});
