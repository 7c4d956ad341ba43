// Dice tell nothing before they lie: looked at frame by frame, while they roll at normal speed. And no careless tap throws again what
// was worth keeping.

import type { Page } from '@playwright/test';
import { expect, type Guest, test } from './fixtures.ts';
import { objectionsTo } from './objections.ts';
import { answerSomehow, soloDice, toOwnTurn } from './playing-dice.ts';
import { sitAt } from './screens.ts';

/** One frame of the page, as far as dice could change it. */
interface Frame {
  /** What the dice on the table show. */
  readonly dice: string;
  /** A die is moving. */
  readonly isInAir: boolean;
  /** Headline and sentence, lives, arrows, the pile, and what happened last. */
  readonly told: string;
}

declare global {
  interface Window {
    seenFrames: Frame[];
  }
}

/** Looks at every frame from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // One's own role, which stands there at first, goes when its time is over, whatever dice do.
    const STATUS = '[role="status"]:not([data-role-card])';
    const TOLD = `${STATUS}, [data-spot^="life-"], [data-spot^="arrows"], [data-seat], [class*="ticker"]`;
    const textOf = (one: Element): string =>
      `${one.textContent}${[...one.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label'))}`;
    window.seenFrames = [];
    const look = (): void => {
      const table = document.querySelector('[data-screen="table"]');
      if (table !== null)
        window.seenFrames.push({
          dice: [...table.querySelectorAll('[data-spot^="die-"]')].map(textOf).join('|'),
          isInAir: document.getAnimations().some(({ playState, effect }) => {
            const target = effect instanceof KeyframeEffect ? effect.target : null;
            // Without motion it takes next to no time, and nobody sees it.
            const isSeen = playState === 'running' && Number(effect?.getComputedTiming().duration) > 1;
            return isSeen && target instanceof Element && target.closest('[data-falling]') !== null;
          }),
          told: [...table.querySelectorAll(TOLD)].map(textOf).join('|'),
        });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const framesOf = (page: Page): Promise<Frame[]> => page.evaluate(() => window.seenFrames);

/** The frames of each throw: from the one in which dice leave the hand to the first in which all lie again. */
function throwsIn(frames: readonly Frame[]): Frame[][] {
  const throws: Frame[][] = [];
  for (const [place, frame] of frames.entries())
    if (frame.isInAir) {
      const before = frames[place - 1];
      if (before === undefined || !before.isInAir) throws.push([]);
      throws.at(-1)?.push(frame);
    }
  return throws;
}

async function sit(guest: () => Promise<Guest>): Promise<Page> {
  const { page } = await guest();
  await soloDice(page);
  return page;
}

test('nothing is told of dice before they lie', async ({ guest }) => {
  const page = await sit(() => guest({ speed: 1 }));
  await watch(page);
  await expect
    .poll(
      async () => {
        await answerSomehow(page);
        return throwsIn(await framesOf(page)).length;
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toBeGreaterThan(3);
  const frames = await framesOf(page);
  const throws = throwsIn(frames);
  for (const fall of throws) {
    expect(fall.length).toBeGreaterThan(3);
    expect(new Set(fall.map(({ told }) => told)).size, fall.map(({ told }) => told).join('\n')).toBe(1);
  }
  // And then it is told.
  const isToldAfter = throws.slice(0, -1).map((fall) => {
    const last = frames.indexOf(fall.at(-1) as Frame);
    return frames.slice(last + 1, last + 30).some(({ told }) => told !== fall[0]?.told);
  });
  expect(isToldAfter).not.toContain(false);
});

test('and without motion they are seen before it is told', async ({ guest }) => {
  const page = await sit(() => guest({ speed: 1 }, { reducedMotion: 'reduce' }));
  const headline = page.locator('[role="status"] strong').first();
  await toOwnTurn(page);
  await watch(page);
  const before = await headline.textContent();
  await page.locator('[data-act="roll"]').click();
  await expect(headline).not.toHaveText(before ?? '');
  const frames = await framesOf(page);
  expect(frames.some(({ isInAir }) => isInAir)).toBe(false);
  const [first] = frames;
  const seen = frames.findIndex(({ dice }) => dice !== first?.dice);
  const told = frames.findIndex((frame) => frame.told !== first?.told);
  expect(seen).toBeGreaterThan(0);
  expect(told).toBeGreaterThan(seen);
});

test('others’ dice lie with them, and never in one’s own tray', async ({ guest }) => {
  const page = await sit(() => guest({ speed: 0.5 }));
  const others = page.locator('[data-mat]');
  await expect
    .poll(
      async () => {
        if (await others.isVisible()) return true;
        await answerSomehow(page);
        return false;
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(true);
  await page.keyboard.press('p');
  await expect(page.locator('[data-time="pause"]')).toHaveText('Go on');
  const where = await page.evaluate(() => {
    const mat = document.querySelector('[data-mat]');
    const seat = document.querySelector(`ul [data-seat="${mat?.getAttribute('data-mat')}"]`);
    return { isSeated: seat !== null, tray: document.querySelectorAll('[data-die]').length };
  });
  expect(where).toEqual({ isSeated: true, tray: 0 });
});

test('a careless tap throws nothing that is worth keeping', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'dice-careless');
  const table = page.locator('[data-screen="table"]');
  const headline = page.locator('[role="status"] strong').first();
  const roll = page.locator('[data-act="roll"]');
  const step = await table.getAttribute('data-n');
  await roll.click();
  await expect(headline).toHaveText('Roll these again too?');
  await expect(roll).toHaveText(/^Keep them, roll \d/);
  await expect(page.locator('[data-act="roll-all"]')).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
  // Who puts a beer aside himself, and takes it up again, has thought about it: he is not asked about that one.
  const beer = page.locator('[data-die][aria-label^="Beer"]');
  for (const one of await beer.all()) {
    await one.click();
    await one.click();
  }
  await expect(headline).not.toHaveText('Roll these again too?');
  expect(await table.getAttribute('data-n')).toBe(step);
});
