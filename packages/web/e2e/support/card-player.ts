// A player who clicks random options until the game is over.

import type { Locator, Page } from '@playwright/test';

export const OFFERED = '[data-act]:not([data-act="undo"]):not([disabled]):not([aria-disabled="true"])';

const over = (page: Page): Locator => page.locator('[data-screen="after"]');

/** Plays until the game is over, or until `enough` returns true. Returns the number of clicks. */
export async function playOn(page: Page, enough: () => boolean | Promise<boolean> = () => false): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await page.locator('[data-screen="after"], main[data-asked="you"]').first().waitFor({ timeout: 120_000 });
    if ((await over(page).isVisible()) || (await enough())) return clicks;
    await clickSomething(page);
  }
}

/**
 * Plays until at least this many answers are given and the player is asked again: the game is then under way and not
 * won. Returns the number of answers.
 */
export async function playPast(page: Page, answers: number): Promise<number> {
  await playOn(page, async () => (await stepOf(page)) > answers);
  return stepOf(page);
}

/** The number of answers so far; infinite when the game is over. */
export async function stepOf(page: Page): Promise<number> {
  const step = await page.evaluate(() => document.querySelector('[data-screen="table"]')?.getAttribute('data-step'));
  return step == null ? Number.POSITIVE_INFINITY : Number(step);
}

/** Clicks one of the offered elements, unless it has disappeared by then. */
export async function clickSomething(page: Page): Promise<void> {
  await page.evaluate(clickOffered, [OFFERED, nextDraw(page)] as const);
  await page.waitForTimeout(15);
}

const draws = new WeakMap<object, number>();

/**
 * A number from 0 to 1. The series is the same for the first player of every test, so that no click is left to chance.
 */
export function nextDraw(player: object): number {
  const last = draws.get(player) ?? 1;
  // The "minimal standard" generator of Park and Miller.
  const next = (last * 48_271) % 2_147_483_647;
  draws.set(player, next);
  return next / 2_147_483_647;
}

/** Runs in the page, so it uses only its arguments. Clicks one of the offered elements. */
export function clickOffered([offered, draw]: readonly [string, number]): void {
  const seen = [...document.querySelectorAll<HTMLElement>(`[data-screen="table"] ${offered}`)].filter((one) =>
    one.checkVisibility(),
  );
  const asked = seen.filter((one) => one.closest('dialog[open]') !== null);
  const pool = asked.length > 0 ? asked : seen;
  pool[Math.floor(draw * pool.length)]?.click();
}
