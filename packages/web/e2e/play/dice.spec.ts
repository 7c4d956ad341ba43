// Dice reveal nothing before they lie, and careless taps reroll nothing valuable.

import type { Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { diceScene, type Scene, top } from '../support/bot-game-scenes.ts';
import { OFFERED } from '../support/card-player.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sceneOf, sitAt, sitAtScene } from '../support/screen-list.ts';

/** A scene with a roll without valuable dice, which the page rerolls without a warning. */
const thrown = (name: string): Scene =>
  diceScene(name, { seats: 5 }, (view) => {
    const faces = view.dice.map(({ face }) => face);
    const shots = faces.filter((face) => face === '1' || face === '2');
    return top(view) === 'again' && shots.length < 3 && !faces.includes('beer') && !faces.includes('gatling');
  });
const [IN_THE_AIR, WITHOUT_MOTION, THROWN_BY_OTHERS] = ['in-the-air', 'without-motion', 'thrown-by-others'].map(
  thrown,
) as [Scene, Scene, Scene];

const test = testWith(() => [IN_THE_AIR, WITHOUT_MOTION, THROWN_BY_OTHERS, sceneOf('dice-careless')]);

/** One frame of the page, as far as dice could change it. */
interface Frame {
  /** The faces of the dice on the table. */
  readonly dice: string;
  /** True if a die is moving. */
  readonly isInAir: boolean;
  /** All texts that a roll could change: headline, lives, arrows, the pile, and the latest events. */
  readonly told: string;
}

declare global {
  interface Window {
    seenFrames: Frame[];
  }
}

/** Records every frame from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // The viewer's own role disappears when its time is over, whatever the dice do.
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
            // Without motion it takes almost no time, and nobody sees it.
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

/** The frames of each roll: from the first in which dice move to the first in which all lie again. */
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

/** Rolls again if possible, and otherwise takes the first answer. */
const throwOrAnswer = (page: Page): Promise<void> =>
  page.evaluate((offered) => {
    const asked = document.querySelector('main[data-asked="you"]');
    const all = [...(asked?.querySelectorAll<HTMLElement>(offered) ?? [])].filter((one) => one.checkVisibility());
    const isThrow = ({ dataset }: HTMLElement): boolean => dataset.act === 'roll-all' || dataset.act === 'roll';
    (all.find(isThrow) ?? all[0])?.click();
  }, OFFERED);

test('a dice roll’s consequences are not told before the dice lie still', async ({ guest }) => {
  const { page } = await guest({ speed: 1 });
  await sitAtScene(page, IN_THE_AIR);
  await watch(page);
  // Until several rolls were seen to begin and to end.
  await expect
    .poll(
      async () => {
        await throwOrAnswer(page);
        return throwsIn(await framesOf(page)).length;
      },
      { timeout: 120_000, intervals: [100] },
    )
    .toBeGreaterThan(3);
  const frames = await framesOf(page);
  const throws = throwsIn(frames).slice(0, -1);
  for (const fall of throws) {
    expect(new Set(fall.map(({ told }) => told)).size, fall.map(({ told }) => told).join('\n')).toBe(1);
    // Then it is told, before the next roll.
    const [first] = fall;
    const after = frames.slice(frames.indexOf(fall.at(-1) as Frame) + 1);
    const next = after.findIndex(({ isInAir }) => isInAir);
    expect(after.slice(0, next + 1).some(({ told }) => told !== first?.told)).toBe(true);
  }
});

test('with motion switched off, dice are visible before the consequences of the roll are told', async ({ guest }) => {
  const { page } = await guest({ speed: 1 }, { reducedMotion: 'reduce' });
  await sitAtScene(page, WITHOUT_MOTION);
  await watch(page);
  await expect.poll(async () => (await framesOf(page)).length).toBeGreaterThan(0);
  const [first] = await framesOf(page);
  await throwOrAnswer(page);
  await expect.poll(async () => (await framesOf(page)).some(({ told }) => told !== first?.told)).toBe(true);
  const frames = await framesOf(page);
  expect(frames.some(({ isInAir }) => isInAir)).toBe(false);
  const seen = frames.findIndex(({ dice }) => dice !== first?.dice);
  const told = frames.findIndex((frame) => frame.told !== first?.told);
  expect(seen).toBeGreaterThan(0);
  expect(told).toBeGreaterThan(seen);
});

// A die must be large enough to follow a roll.
test('rolls of other players are shown in the large tray too', async ({ guest }) => {
  const { page } = await guest({ speed: 0.5 }, { viewport: { width: 360, height: 640 } });
  await sitAtScene(page, THROWN_BY_OTHERS);
  /**
   * Reads at once, because others play on: the dice of another player, and their width. Null before another player's
   * roll.
   */
  const look = () =>
    page.evaluate(() => {
      const tray = document.querySelector('[data-tray]');
      const dice = [...(tray?.querySelectorAll<HTMLElement>('[data-die]') ?? [])];
      const isOthers = document.querySelector(`ul [data-seat="${tray?.getAttribute('data-tray')}"]`) !== null;
      if (!isOthers || dice.length === 0) return null;
      return {
        dice: dice.length,
        isLarge: dice.every((die) => die.offsetWidth >= 44),
        acts: tray?.querySelector('[data-act]') ?? null,
      };
    });
  let where = await look();
  await expect
    .poll(
      async () => {
        await throwOrAnswer(page);
        where ??= await look();
        return where;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .not.toBeNull();
  expect(where).toEqual({ dice: 5, isLarge: true, acts: null });
});

test('a careless tap to reroll keeps valuable dice', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'dice-careless');
  const table = page.locator('[data-screen="table"]');
  const headline = page.locator('[role="status"] strong').first();
  const roll = page.locator('[data-act="roll"]');
  const step = await table.getAttribute('data-step');
  await roll.click();
  await expect(headline).toHaveText('Roll these again too?');
  await expect(roll).toHaveText(/^Keep them, roll \d/);
  await expect(page.locator('[data-act="roll-all"]')).toBeVisible();
  expect(await objectionsTo(page)).toEqual([]);
  // A beer that was put aside and taken back is the player's own choice: no warning for that one.
  const beer = page.locator('[data-die][aria-label^="Beer"]');
  for (const one of await beer.all()) {
    await one.click();
    await one.click();
  }
  await expect(headline).not.toHaveText('Roll these again too?');
  expect(await table.getAttribute('data-step')).toBe(step);
});
