// No shortcut fires in a panel, dialog or field.

import { expect, type Page } from '@playwright/test';
import { test } from '../support/fixtures.ts';
import { sceneOf, sitAt } from '../support/screen-list.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const stepOf = (page: Page) => page.locator('[data-screen="table"]').getAttribute('data-step');
const undo = (page: Page) => page.locator('[data-act="undo"]');

test('text typed into the chat triggers no shortcuts, with the chat beside the table or over it', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'first-turn');
  const before = await stepOf(page);
  // A card in the hand is picked, so that Escape has something to undo.
  await page.locator('[data-act="hand-card"]:not([disabled])').first().click();
  await expect(undo(page)).toBeVisible();
  const field = page.getByLabel('Your message');
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await page.locator('[data-act="chat"]').click();
    await expect(field).toBeFocused();
    await page.keyboard.type(' e1en');
    await expect(field).toHaveValue(' e1en');
    // Words beside the field are in the panel too.
    await page.getByText('Everyone at the table sees your messages').click();
    await page.keyboard.type('e');
    // The press that closes it is held down for a while.
    await page.keyboard.down('Escape');
    await expect(field).toBeHidden();
    await page.keyboard.down('Escape');
    await page.keyboard.up('Escape');
    await expect(undo(page)).toBeVisible();
    expect(await stepOf(page)).toBe(before);
  }
  // Then it undoes again.
  await page.keyboard.press('Escape');
  await expect(undo(page)).toHaveCount(0);

  await page.locator('[data-tool="gestures"]').click();
  await page.locator('[data-gesture="sorry"]').waitFor();
  // The tool is outside of the panel that it opened.
  await page.locator('[data-tool="gestures"]').focus();
  await page.keyboard.type('e');
  expect(await stepOf(page)).toBe(before);
});

test('a replay moves by arrow keys, but not while the focus is in the panel beside it', async ({ guest }) => {
  const { page } = await guest({ hints: true });
  await page.goto(`/replay/server/${sceneOf('over').id}?at=5&eyes=0`);
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
  // Nobody teaches there.
  await expect(page.locator('[data-got-it], [data-hint]')).toHaveCount(0);
  const position = page.locator('input[type="range"]');
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveValue('6');
  await page.locator('aside button').first().click();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect(position).toHaveValue('6');
});

test('the question mark key lists the shortcuts of a table, and those of a replay', async ({ guest }) => {
  const { page } = await guest();
  await sitAt(page, 'first-turn');
  await page.keyboard.press('?');
  await expect(page.locator('[data-keys]')).toContainText('End your turn');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-keys]')).toHaveCount(0);
  await page.goto(`/replay/server/${sceneOf('over').id}?at=5`);
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
  await page.keyboard.press('?');
  await expect(page.locator('[data-keys]')).toContainText('One turn back or forward');
});
