// A single possible target is named and lit, and one tap undoes the choice.

import type { Locator, Page } from '@playwright/test';
import { type Answer, OURS, type View } from '@posse/card';
import { nameAt } from '../support/bot-game-scenes.ts';
import { aimedAtOne, lastOnes, nameOf, viewOf } from '../support/card-question-scenes.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';

const { cards, characters, events } = OURS.texts;

/** The button of the first pick: a card in the hand or in play, or the name of an ability or event. */
function beginOf(page: Page, { kind }: Answer, what: string): Locator {
  const name = (cards[what] ?? characters[what] ?? events[what])?.en.name ?? '';
  if (kind === 'ability' || kind === 'event') return page.locator('[data-act="option"]', { hasText: name });
  const card = page.locator(`[role="img"][aria-label^="${name}, "]`);
  return page.locator(kind === 'use' ? '[data-act="own-card"]' : '[data-act="hand-card"]', { has: card }).first();
}

/** Clicks at the left edge of a card, because cards overlap. */
const LEFT = { position: { x: 8, y: 16 } };

const sentence = (page: Page): Locator => page.locator('[role="status"][data-tone]');

const asked = (view: View, what: string): Answer =>
  view.options.find((option) => nameOf(view, option) === what && option.at !== null) as Answer;

test('every kind of card with one possible target names that player, and highlights no other', async ({ guest }) => {
  const { page } = await guest();
  const lit = page.locator('[data-seat][data-state="lit"]');
  for (const scene of lastOnes()) {
    await sitAtScene(page, scene);
    const view = viewOf(scene);
    for (const what of aimedAtOne(view)) {
      const option = asked(view, what);
      const name = nameAt(option.at ?? -1);
      await beginOf(page, option, what).click(LEFT);
      await expect(lit, what).toHaveCount(1);
      await expect(lit).toHaveAttribute('data-seat', String(option.at));
      await expect(sentence(page), what).toContainText(name);
      await page.locator('[data-act="undo"]').click();
      await expect(lit, what).toHaveCount(0);
    }
  }
});

test('a shot with one possible target names that player, and is fired by a tap on their seat', async ({ guest }) => {
  const { page } = await guest();
  const [scene] = lastOnes();
  if (scene === undefined) throw new Error('There is no such table.');
  await sitAtScene(page, scene);
  const shot = asked(viewOf(scene), 'bang');
  const name = nameAt(shot.at ?? -1);
  await beginOf(page, shot, 'bang').click(LEFT);
  await expect(sentence(page)).toContainText(`Shoot ${name}?`);
  await expect(page.locator('[data-act="confirm"]')).toHaveText(`Shoot ${name}`);
  await page.locator('[data-seat][data-state="lit"]').click();
  await expect(page.locator('[data-act="confirm"]')).toHaveCount(0);
});
