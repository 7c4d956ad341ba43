// Whole games without a mouse: Tab, arrows, Enter, short cuts, and names of controls.

import type { CDPSession, Page } from '@playwright/test';
import { diceScene, top } from '../support/bot-game-scenes.ts';
import { nextDraw } from '../support/card-player.ts';
import { expect, test, testWith } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';

const DICE = diceScene('dice-by-ear', { seats: 3 }, (view) => top(view) === 'again');
const testWithDice = testWith(() => [DICE]);

/** Is the focus on something that gives an answer? */
const isOnAnAnswer = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return (
      focused?.matches('[data-screen="table"] [data-act]:not([data-act="undo"]):not([aria-disabled="true"])') ?? false
    );
  });

const SHORTCUTS = ['1', '2', '3', 'e'];

/** Moves with Tab and an arrow key until something can be pressed, and presses it. */
async function walk(page: Page): Promise<void> {
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab');
    if ((await isOnAnAnswer(page)) && nextDraw(page) < 0.5) break;
  }
  if (nextDraw(page) < 0.3) await page.keyboard.press('ArrowRight');
  if (await isOnAnAnswer(page)) await page.keyboard.press('Enter');
}

test('a card game is played by keyboard from the lobby to the end', async ({ guest }) => {
  const { page } = await guest({ seats: 4 });
  await page.goto('/');
  await page.locator('[data-act="play-now"]').waitFor();
  await page.locator('[data-act="play-now"]').focus();
  await page.keyboard.press('Enter');
  const moment = page.locator('[data-screen="after"], [data-screen="replay"], main[data-asked="you"]').first();
  for (;;) {
    await moment.waitFor({ timeout: 120_000 });
    // A key for the last answer may come after the end, and open the replay.
    if (page.url().includes('replay')) await page.goBack();
    if (await page.locator('[data-screen="after"]').isVisible()) break;
    // The shortcuts of the buttons, and the long way round.
    if (nextDraw(page) < 0.5) await page.keyboard.press(SHORTCUTS[Math.floor(nextDraw(page) * 4)] ?? 'e');
    else await walk(page);
  }
  await expect(page.locator('[data-screen="after"]')).toBeVisible();
});

interface Node {
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** The focused control, as a screen reader names it; null for none. */
async function focusedNode(session: CDPSession): Promise<Node | null> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { readonly nodes: readonly Node[] };
  const isOn = ({ properties = [] }: Node, wanted: string): boolean =>
    properties.some(({ name, value }) => name === wanted && value.value === true);
  return nodes.find((node) => isOn(node, 'focused') && node.role?.value !== 'RootWebArea') ?? null;
}

// A dice game for three from a seed, without motion: its player sees nothing, and presses what is named.
testWithDice('a dice game is played to its end by the names of its controls alone', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' });
  await sitAtScene(page, DICE);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const moment = page.locator('[data-screen="after"], main[data-asked="you"]').first();
  const heard = new Set<string>();
  for (let turn = 0; ; turn++) {
    await moment.waitFor({ timeout: 60_000 });
    if (await page.locator('[data-screen="after"]').isVisible()) break;
    expect(turn, 'the game ends').toBeLessThan(400);
    // The question is announced before anything is chosen.
    const asked = await page.locator('main[data-asked="you"] [role="status"]').allTextContents();
    if (await moment.isVisible()) heard.add(asked.join(' ').trim());
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      if (await isOnAnAnswer(page)) {
        const node = await focusedNode(session);
        if (node === null) break;
        // The game may have ended meanwhile.
        if (await page.locator('[data-screen="after"]').isVisible()) break;
        expect(node.role?.value, node.name?.value).toMatch(/^(button|checkbox|switch|radio)$/);
        expect(node.name?.value ?? '', 'a control has a name').not.toBe('');
        if (nextDraw(page) < 0.4) break;
      }
    }
    if (await isOnAnAnswer(page)) await page.keyboard.press('Enter');
  }
  expect([...heard].filter((words) => words !== '').length, 'questions were said').toBeGreaterThan(2);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
