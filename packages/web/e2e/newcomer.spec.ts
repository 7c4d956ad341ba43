// The first minutes of a newcomer: role card, guided game, and a real one.

import type { Page } from '@playwright/test';
import { ICONS } from '../src/art/icon-pictures.ts';
import { clickSomething, nextDraw } from './support/card-player.ts';
import { expect, test } from './support/fixtures.ts';

const GAMES = { card: 'learn', dice: 'learn-dice' } as const;
const PHONE = { width: 360, height: 640 };
const ON_ITS_SIDE = { width: 844, height: 390 };

const table = (page: Page) => page.locator('[data-screen="table"]');
const hint = (page: Page) => page.locator('[data-got-it]:visible');
const stepOf = async (page: Page): Promise<number> => Number(await table(page).getAttribute('data-step'));

/** Opens a dealt lesson of this game with one tap. */
async function learn(page: Page, game: keyof typeof GAMES): Promise<void> {
  await page.goto('/');
  await page.locator(`[data-act="${GAMES[game]}"]`).click();
  await page.locator('[data-act="turn-role"]').waitFor();
}

/** Turns the role card with a tap. */
async function turn(page: Page): Promise<void> {
  await page.locator('[data-act="turn-role"]').click();
  await page.locator('[data-role-card]').waitFor();
}

const MINUTE = 60_000;
/** Milliseconds in which a bot of the worker, whose clock is real, would have answered several times. */
const SEVERAL_ANSWERS = 6000;

test('the guided first games wait for the beginner’s answer, even for a minute', async ({ guest }) => {
  const waits = async (game: keyof typeof GAMES): Promise<void> => {
    const { page } = await guest({ isNew: true });
    await page.clock.install();
    await learn(page, game);
    const step = await stepOf(page);
    // The card lies face down for as long as the player likes.
    await page.clock.fastForward(MINUTE);
    await expect(page.locator('[data-act="turn-role"]')).toBeVisible();
    await turn(page);
    await page.mouse.click(2, 2);
    await hint(page).waitFor();
    const told = await page.locator('[role="status"][data-hint]').textContent();
    await page.clock.fastForward(MINUTE);
    await page.waitForTimeout(SEVERAL_ANSWERS);
    expect(await stepOf(page)).toBe(step);
    expect(await page.locator('[role="status"][data-hint]').textContent()).toBe(told);
  };
  await Promise.all([waits('card'), waits('dice')]);
});

test('a key puts the role card away at the very moment it is turned', async ({ guest }) => {
  const { page } = await guest({ isNew: true });
  await learn(page, 'dice');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('[data-role-card]') === null) return;
      observer.disconnect();
      document.body.setAttribute('data-pressed', '');
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('[data-act="turn-role"]').click();
  await page.locator('[data-pressed]').waitFor();
  await hint(page).waitFor();
  await expect(page.locator('[data-role-card]')).toHaveCount(0);
});

for (const game of ['card', 'dice'] as const) {
  test(`the role in a ${game} game is shown as a word at every screen size, on the card and at the seat`, async ({
    guest,
  }) => {
    const { page } = await guest({ isNew: true }, { viewport: PHONE });
    await learn(page, game);
    await turn(page);
    await expect(page.locator('[data-role-card="sheriff"]')).toContainText('Everyone knows that it’s you.');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-role-card]')).toBeHidden();
    const own = table(page)
      .getByText(/^(.+, )?Sheriff$/)
      .filter({ visible: true });
    for (const size of [PHONE, ON_ITS_SIDE]) {
      await page.setViewportSize(size);
      await expect(own.first()).toBeInViewport();
    }
  });

  test(`the guided first ${game} game is played to its end, says what was learnt, and a real game follows`, async ({
    guest,
  }) => {
    const { page } = await guest({ isNew: true });
    await learn(page, game);
    const first = page.url();
    await turn(page);
    const moment = page.locator('[data-screen="after"], [data-got-it]:visible, main[data-asked="you"]');
    for (;;) {
      await moment.first().waitFor({ timeout: 60_000 });
      if (await page.locator('[data-screen="after"]').isVisible()) break;
      // The player reads most hints, and plays on without reading the others.
      if (nextDraw(page) < 0.7) await hint(page).evaluateAll(([got]) => (got as HTMLElement | undefined)?.click());
      await clickSomething(page);
    }
    const learnt = page.locator('[data-learnt]');
    await expect(learnt.locator('li').nth(1)).toBeVisible();
    await expect(page.locator('[data-screen="after"] .button.primary')).toHaveCount(1);
    // Everybody has another face, although nobody has a character.
    const faces = await page
      .locator('[data-screen="after"] ol li')
      .evaluateAll((all) => all.map((one) => one.querySelector('svg, image, use')?.outerHTML));
    expect(new Set(faces).size).toBe(4);
    // The button of the replay has the picture of what it does.
    await page.locator('[data-act="replay"]').click();
    await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
    await expect(page.locator('[data-act="share"]')).toHaveAccessibleName('Share this game');
    expect(ICONS.link).toContain(await page.locator('[data-act="share"] path').getAttribute('d'));
    await page.goBack();
    await page.locator('[data-way="real-game"]').click();
    await expect(page).not.toHaveURL(first);
    await expect(table(page)).toBeVisible();
    // The role card is known by now: the game begins by itself.
    await expect(page.locator('[data-act="turn-role"]')).toBeHidden();
    await page.locator('main[data-asked="you"], [data-screen="after"]').first().waitFor();
  });
}

test('a new user reaches the first shot with one tap, one turned card and at most three hints', async ({ guest }) => {
  const { page } = await guest({ isNew: true, speed: 1 }, { viewport: { width: 390, height: 844 } });
  await learn(page, 'card');
  await turn(page);
  const step = await stepOf(page);
  const bang = table(page).locator('[data-act="hand-card"]:not([disabled])').first();
  await bang.click();
  expect(await page.locator('[data-got-it]').count()).toBeLessThanOrEqual(1);
  await table(page).locator('[data-act="target"]').first().click();
  await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
});

test('a new user reaches the first roll of the dice game with one tap, one turned card and at most one hint', async ({
  guest,
}) => {
  const { page } = await guest({ isNew: true, speed: 1 }, { viewport: ON_ITS_SIDE });
  await learn(page, 'dice');
  await turn(page);
  const step = await stepOf(page);
  await table(page).locator('[data-act="roll"]').click();
  expect(await page.locator('[data-got-it]').count()).toBeLessThanOrEqual(1);
  await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
});

test('a key turns the player’s role card, and a reload does not ask to turn it again', async ({ guest }) => {
  const { page } = await guest({ isNew: true });
  await page.goto('/');
  await page.locator('[data-act="play-now"]').click();
  await page.locator('[data-act="turn-role"]').waitFor();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-role-card]')).toContainText('Sheriff');
  await page.keyboard.press('Tab');
  await page.locator('main[data-asked="you"], [data-screen="after"]').first().waitFor();
  await page.reload();
  await page.locator('main[data-asked="you"], [data-screen="after"]').first().waitFor();
  await expect(page.locator('[data-act="turn-role"], [data-role-card]')).toHaveCount(0);
});

test('at a table of two people the first clock waits until both have turned their role cards', async ({ guest }) => {
  const ann = await guest({ name: 'Ann', isNew: true });
  const bob = await guest({ name: 'Bob', isNew: true });
  await ann.page.goto('/');
  await ann.page.locator('[data-act="open-table"]').click();
  await ann.page.locator('[data-screen="waiting"]').waitFor();
  await bob.page.goto(ann.page.url());
  await bob.page.locator('[data-act="sit"]').first().click();
  await expect(ann.page.getByText('Bob').first()).toBeVisible();
  await ann.page.locator('[data-act="start"]').click();
  await turn(ann.page);
  await expect(bob.page.locator('[data-act="turn-role"]')).toBeVisible();
  await ann.page.waitForTimeout(1000);
  expect(await stepOf(ann.page)).toBe(0);
  await expect(ann.page.getByLabel(/^Time left/)).toHaveCount(0);
  await turn(bob.page);
  await expect(async () => {
    const [step, clocks] = [await stepOf(ann.page), await ann.page.getByLabel(/^Time left/).count()];
    expect(step > 0 || clocks > 0).toBe(true);
  }).toPass();
});

test('the first “Play now” of a browser is the guided game of the chosen kind, and the second is a plain one', async ({
  guest,
}) => {
  const { page } = await guest({ isNew: true });
  await page.goto('/');
  const now = page.locator('[data-act="play-now"]');
  await expect(now).toContainText('Card game with a guide');
  await page.locator('[data-act="game"]').selectOption('dice');
  await expect(now).toContainText('Dice game with a guide');
  await now.click();
  await turn(page);
  await page.keyboard.press('Escape');
  await expect(table(page).locator('[data-game="dice"]')).toBeVisible();
  await hint(page).waitFor();
  await page.goto('/');
  await expect(now).toContainText('Dice game, 5 players');
});

for (const viewport of [{ width: 390, height: 844 }, PHONE])
  test(`a hint at ${viewport.width} × ${viewport.height} docks above the hand, covers nothing that it mentions, and speaks to screen readers`, async ({
    guest,
  }) => {
    const { page } = await guest({ isNew: true }, { viewport });
    await learn(page, 'card');
    // The role can't be read behind its card: nothing shines through.
    expect(
      await page.locator('dialog[open]').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').opacity),
    ).toBe('1');
    await turn(page);
    await page.keyboard.press('Escape');
    const bubble = page.locator('aside:has([data-got-it])');
    const heard = page.locator('[role="status"][data-hint]');
    for (const [key, things] of [
      ['table', ['[data-seat="1"]', '[data-seat="2"]', '[data-seat="3"]']],
      ['card schofield', ['[data-act="hand-card"]']],
      ['card bang', ['[data-seat="1"]', '[data-seat="3"]', '[data-act="hand-card"]']],
    ] as const) {
      await page.locator(`[data-got-it="${key}"]:visible`).waitFor();
      await expect(heard).toHaveAttribute('data-hint', key);
      await expect(async () => {
        const panel = await bubble.boundingBox();
        const hand = await page.locator('[data-row][data-spot^="hand-"]').boundingBox();
        if (panel === null || hand === null) throw new Error('Nothing is shown.');
        expect(panel.y + panel.height).toBeLessThanOrEqual(hand.y);
        expect(hand.y - panel.y - panel.height).toBeLessThan(30);
        for (const thing of things)
          for (const box of await page.locator(thing).evaluateAll(boxesOf))
            expect(box.bottom <= panel.y || box.top >= panel.y + panel.height, thing).toBe(true);
      }).toPass();
      await page.locator(`[data-got-it="${key}"]`).press('Enter');
    }
    await expect(heard).toHaveAttribute('data-hint', 'end');
    // The focus goes on to the next hint.
    await expect(page.locator('[data-got-it="end"]')).toBeFocused();
  });

for (const game of ['card', 'dice'] as const)
  test(`the first hints of the ${game} game on a phone on its side cover no name, no headline and no button`, async ({
    guest,
  }) => {
    const { page } = await guest({ isNew: true, language: 'de' }, { viewport: PHONE });
    await learn(page, game);
    await turn(page);
    await page.keyboard.press('Escape');
    await hint(page).waitFor();
    await page.setViewportSize(ON_ITS_SIDE);
    const keys = game === 'card' ? ['table', 'card schofield', 'card bang', 'end'] : ['dice start'];
    for (const key of keys) {
      await page.locator(`[data-got-it="${key}"]:visible`).waitFor();
      await expect.poll(() => page.evaluate(coveredByHint), key).toEqual([]);
      await page.locator(`[data-got-it="${key}"]`).click();
    }
  });

/**
 * Lists names, headlines and controls under the hint, and the hint itself if it leaves the screen or the strip above
 * your place.
 */
const coveredByHint = (): string[] => {
  const panel = (document.querySelector('aside:has([data-got-it])') as Element).getBoundingClientRect();
  const own = (document.querySelector('[data-kind="strip"] > section') as Element).getBoundingClientRect();
  const kept = '[data-seat], [data-tone] strong, [data-tone] span, [data-act]:enabled, [data-tool]';
  const covered = [...document.querySelectorAll(kept)].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom;
  });
  return [
    ...covered.map((one) => one.outerHTML.slice(0, 80)),
    ...(panel.left < 0 || panel.right > innerWidth || panel.top < 0 ? ['outside the screen'] : []),
    ...(panel.bottom > own.top || own.top - panel.bottom > 24 ? [`ends at ${panel.bottom}, not at ${own.top}`] : []),
  ];
};

const boxesOf = (all: readonly Element[]) =>
  all.map((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return { top, bottom };
  });
