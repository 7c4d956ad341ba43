// Visible things in questions of the dice game, and what one tap does.

import { aboutArrows, beersForOne } from '../support/dice-question-scenes.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sceneOf, sitAt, sitAtScene } from '../support/screen-list.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

const test = testWith(() => [...aboutArrows(), beersForOne(), sceneOf('dice-roll')]);

/** The topmost element at the centre of the pile; a tap may go through it to what is behind. */
const onTop = (pile: Element): string => {
  const { left, top, width, height } = pile.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (found === null) return 'nothing';
  return pile.contains(found) || found.contains(pile) ? 'the pile' : found.outerHTML.slice(0, 200);
};

test('the pile of arrows is visible in every question about arrows', async ({ guest }) => {
  const { page } = await guest();
  for (const [number, scene] of aboutArrows().entries())
    await test.step(scene.name, async () => {
      await sitAtScene(page, scene);
      const pile = page.locator('[data-spot="arrows"]');
      // Forwards and backwards: each scene begins with the last size of the one before.
      for (const size of number % 2 === 0 ? SIZES : SIZES.toReversed()) {
        await page.setViewportSize(size);
        await expect(pile, `${size.width} x ${size.height}`).toBeInViewport({ ratio: 0.9 });
        await expect(pile).toContainText(/\d+\s*arrows? left/);
        await expect.poll(() => pile.evaluate(onTop), `${size.width} x ${size.height}`).toBe('the pile');
      }
    });
});

test('one tap pours all beers if only one target makes sense', async ({ guest }) => {
  const { page } = await guest();
  await sitAtScene(page, beersForOne());
  const step = await page.locator('main').getAttribute('data-step');
  await page.locator('[data-act="all-beers"]').click();
  await expect(page.locator('[data-act="all-beers"]')).toHaveCount(0);
  await expect
    .poll(async () => Number(await page.locator('main').getAttribute('data-step')))
    .toBeGreaterThan(Number(step) + 1);
});

test('the cost of a threatening attack or Gatling is shown at every seat', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'dice-roll');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-seat]').filter({ hasText: '−1' })).toHaveCount(4);
  }
});
