// Makes and tries things in the workshop, on a phone and on a desk.

import type { Locator, Page } from '@playwright/test';
import { objectionsTo } from '../support/axe-violations.ts';
import { playOn } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true };
const MAX_TAPS = 12;

/** Taps what lies inside the screen, without scrolling, and counts. */
class Thumb {
  taps = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async on(control: Locator): Promise<void> {
    await control.waitFor();
    const size = this.page.viewportSize();
    await expect
      .poll(
        async () => {
          const box = await control.boundingBox();
          if (box === null || size === null) return false;
          return box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height;
        },
        { message: `${control} lies inside the screen` },
      )
      .toBe(true);
    await control.tap();
    this.taps++;
  }
}

const cardNamed = (page: Page, name: RegExp): Locator =>
  page.locator('[data-act="hand-card"]').filter({ has: page.getByRole('img', { name }) });

test('a card that shoots is made, held and shot with twelve taps on a phone, without typing', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' }, PHONE);
  const thumb = new Thumb(page);
  await page.goto('/');
  await thumb.on(page.locator('[data-act="workshop"]'));
  await thumb.on(page.locator('[data-new="kinds"]'));
  await expect(page.locator('[data-act="try"]')).toBeDisabled();
  await thumb.on(page.locator('[data-spot-of="add"]'));
  await thumb.on(page.locator('[data-choice="shoot"]'));
  await expect(page.locator('[data-playable="true"]')).toBeVisible();
  await expect(page.locator('[data-rules="en"]')).toContainText('Shoot the target.');
  await thumb.on(page.locator('[data-act="try"]'));
  await thumb.on(cardNamed(page, /^My card/).first());
  const target = page.locator('[data-act="target"]').first();
  await target.waitFor();
  const step = await page.locator('[data-screen="table"]').getAttribute('data-step');
  await thumb.on(target);
  await expect(page.locator('[data-screen="table"]')).not.toHaveAttribute('data-step', step ?? '');
  await expect(cardNamed(page, /^My card/)).toHaveCount(0);
  expect(thumb.taps).toBeLessThanOrEqual(MAX_TAPS);
  // The game goes on to its end, and leads back.
  await playOn(page);
  await page.locator('[data-act="workshop"]').click();
  await expect(page.locator('[data-pack]')).toHaveCount(1);
});

test('a character and an event are made and played with taps on a phone, and each next control is in sight', async ({
  guest,
}) => {
  const { page } = await guest({ name: 'Ann' }, PHONE);
  const thumb = new Thumb(page);
  const table = page.locator('[data-screen="table"]');
  await page.goto('/');
  await thumb.on(page.locator('[data-act="workshop"]'));
  await thumb.on(page.locator('[data-new="characters"]'));
  await thumb.on(page.locator('[data-spot-of="hooks"]'));
  await thumb.on(page.locator('[data-choice="draws"]'));
  await expect(page.locator('[data-playable="true"]')).toBeVisible();
  await thumb.on(page.locator('[data-act="try"]'));
  // Like Kit Carlson, whose way to draw is the first choice.
  await expect(table).toContainText('Keep 2 cards');

  await page.goBack();
  await thumb.on(page.locator('[data-act="to-pack"]'));
  await thumb.on(page.locator('[data-new="events"]'));
  await thumb.on(page.locator('[data-spot-of="hooks"]'));
  await thumb.on(page.locator('[data-choice="drawCount"]'));
  await expect(page.locator('[data-playable="true"]')).toBeVisible();
  await thumb.on(page.locator('[data-act="try"]'));
  await expect(table).toContainText('My event');
});

test('a card is made with the keyboard alone, and everything on the way has a name for screen readers', async ({
  cachedPage: page,
}) => {
  const press = async (role: 'button' | 'link', name: string | RegExp): Promise<void> =>
    page.getByRole(role, { name }).first().press('Enter');
  await page.goto('/workshop');
  await press('button', 'New card');
  await expect(page.getByRole('status')).toHaveText('Say what it does');
  await page.getByRole('textbox', { name: 'Name' }).fill('Deadeye');
  await press('button', 'At nobody in particular');
  const aims = page.getByRole('dialog', { name: 'At whom?' });
  await aims.getByRole('button', { name: 'At any other player', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'At any other player' })).toBeFocused();
  await press('button', 'What happens?');
  const verbs = page.getByRole('dialog', { name: 'What happens?' });
  await verbs.getByRole('button', { name: 'Shoot the target', exact: true }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Can be played');
  await press('button', 'Change this sentence: shoot the target');
  await page.getByRole('dialog').getByRole('button', { name: 'Shoot the target (2 Missed! needed)' }).press('Enter');
  await expect(page.getByRole('region', { name: 'The card as it will look' })).toContainText(
    'At any other player. Shoot the target (2 Missed! needed).',
  );
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('B33r');
  await expect(page.getByRole('status')).toContainText('“B33r” looks like “Beer”.');
  await expect(page.getByRole('button', { name: 'Try it' })).toBeDisabled();
  await name.fill('Deadeye');
  await press('button', 'Try it');
  await expect(cardNamed(page, /^Deadeye/).first()).toBeVisible();
});

test('a character and an event are made by clicks on a desk, tried, changed, undone, and survive a reload', async ({
  guest,
}) => {
  const { page } = await guest({ name: 'Ann' });
  await page.goto('/workshop');
  await page.locator('[data-new="characters"]').click();
  await page.getByLabel('Name', { exact: true }).fill('Dusty Jane');
  await page.locator('[data-spot-of="hooks"]').click();
  await page.locator('[data-choice="wounded"]').click();

  // Healing after each wound could go on for ever: it is not possible, and says why.
  await page.locator('[data-spot-of="verb"]').click();
  const heal = page.locator('[data-choice="heal"]');
  await expect(heal).toHaveAttribute('aria-disabled', 'true');
  await expect(heal).toContainText('It would heal again and again');
  expect(await objectionsTo(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-spot-of="verb"]')).toBeFocused();

  // By keyboard: the next number in the list of the chip.
  await page.locator('[data-spot-of="field"]').press('Enter');
  await expect(page.locator('[data-choice="1"]')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const rules = page.locator('[data-screen="workshop-thing"] [role="img"]').first();
  await expect(rules).toContainText('When you lose life points: draw 2 cards.');
  await page.locator('[data-language="it"]').click();
  await expect(rules).toContainText('Quando perdi punti vita: pesca 2 carte.');
  await page.locator('[data-act="undo"]').click();
  await expect(rules).toContainText('pesca 1 carta.');
  await page.locator('[data-act="redo"]').click();
  await expect(rules).toContainText('pesca 2 carte.');

  // The likeness, by chance.
  await page.locator('[data-act="paint"]').click();
  await page.locator('[data-act="surprise"]').click();
  expect(await objectionsTo(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.locator('[data-act="to-pack"]').click();
  await page.locator('[data-new="events"]').click();
  await page.locator('[data-spot-of="hooks"]').click();
  await page.locator('[data-choice="drawCount"]').click();
  await expect(page.locator('[data-playable="true"]')).toBeVisible();
  await page.locator('[data-act="to-pack"]').click();

  // A card that does nothing yet keeps the pack from being shared, and is named.
  await page.locator('[data-new="kinds"]').click();
  await page.locator('[data-act="to-pack"]').click();
  await expect(page.getByRole('status')).toHaveText('My card does nothing yet.');
  await page.locator('[data-act="share-pack"]').click();
  await expect(page.locator('[data-refused-pack]')).toHaveText('My card does nothing yet.');
  await page.locator('[data-act="undo"]').click();
  await expect(page.locator('[data-playable="true"]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-thing]')).toHaveCount(2);
  expect(await objectionsTo(page)).toEqual([]);

  // Somebody else plays her.
  await page.getByRole('link', { name: 'Dusty Jane' }).click();
  await page.locator('[data-act="try-bot"]').click();
  await expect(page.locator('[data-seat="1"]')).toContainText('Dusty Jane');
  await page.goBack();
  await page.locator('[data-act="try"]').click();
  await page.locator('[data-act="hand-card"]').first().waitFor();
  await expect(page.locator('[data-screen="table"]')).toContainText('Dusty Jane');

  // A pack that was deleted comes back.
  await page.goto('/workshop');
  await page.locator('[data-act="drop"]').click();
  await expect(page.locator('[data-pack]')).toHaveCount(0);
  await page.locator('[data-act="undo-drop"]').click();
  await expect(page.locator('[data-pack]')).toHaveCount(1);
});
