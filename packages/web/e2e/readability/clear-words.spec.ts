// Clear words: the purpose of a button, its effect and target, nothing cut off.

import type { Locator, Page } from '@playwright/test';
import { questions } from '../support/card-question-scenes.ts';
import { expect, test } from '../support/fixtures.ts';
import { sitAt, sitAtScene } from '../support/screen-list.ts';

const sentence = (page: Page): Locator => page.locator('[role="status"][data-tone]');

async function sitAtQuestion(page: Page, name: string): Promise<void> {
  const scene = questions().find((one) => one.name === name);
  if (scene === undefined) throw new Error(`There is no question "${name}".`);
  await sitAtScene(page, scene);
}

test('a button to draw! says what the check is for', async ({ guest }) => {
  const { page } = await guest();
  await sitAtQuestion(page, 'ask-jourdonnais');
  const check = page.getByRole('button', { name: 'Draw! to dodge' });
  await expect(check.getByText('hearts count as Missed!')).toBeVisible();
});

test('the confirmation of a fatal choice says what will happen, and one tap goes back', async ({ guest }) => {
  const { page } = await guest();
  await sitAtQuestion(page, 'ask-dying');
  await page.getByRole('button', { name: 'Let it end' }).click();
  await expect(sentence(page)).toContainText('Are you sure?');
  await expect(sentence(page)).toContainText('You would be out of the game');
  await page.getByRole('button', { name: 'No, let me think' }).click();
  await expect(sentence(page)).toContainText('You are about to fall');
});

test('a digit key selects its card in the hand, and arrow keys go on from there', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'first-turn');
  const cards = page.getByRole('list', { name: 'Your hand' }).getByRole('button');
  await page.keyboard.press('3');
  await expect(cards.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(3)).toBeFocused();
});

test('the text of a raised card is fully visible on a phone held sideways', async ({ guest }) => {
  const { page } = await guest({ language: 'de' }, { viewport: { width: 844, height: 390 } });
  await sitAt(page, 'full-table');
  await page
    .locator('[data-act="hand-card"]', { has: page.locator('[aria-label^="Bier"]') })
    .first()
    .click({ position: { x: 8, y: 16 } });
  await expect(sentence(page)).toContainText('Bier spielen?');
  // Another font, which may be wider, is used until the page's own fonts are loaded.
  await expect
    .poll(() =>
      sentence(page)
        .locator('span')
        .evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
        ),
    )
    .toBe(false);
});

test('with the chat open, the text about a raised card stays in the dock above the hand', async ({ guest }) => {
  const { page } = await guest({}, { viewport: { width: 1366, height: 768 } });
  await sitAt(page, 'full-table');
  await page.locator('[data-act="chat"]').click();
  await page.locator('[data-act="hand-card"]').last().click();
  const [words, own] = [page.getByRole('button', { name: /^More about/ }), page.locator('[data-seat="0"]')];
  await expect
    .poll(async () => {
      const [more, place] = [await words.boundingBox(), await own.boundingBox()];
      return more !== null && place !== null && more.y >= place.y - 20;
    })
    .toBe(true);
});
