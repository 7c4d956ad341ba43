// A player leaves and comes back, or moves to another device, and keeps the seat.

import { clickSomething } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** The maximum wait for a bot, even on the busiest machine. A player's clock takes longer. */
const SOON = { timeout: 30_000 };
const ASKED = 'main[data-asked="you"]';

test('a friend leaves a running game, the others go on at once, and the lobby shows the way back', async ({
  guest,
}) => {
  const ann = await guest({ name: 'Ann' });
  const bob = await guest({ name: 'Bob' }, PHONE);
  await ann.page.goto('/');
  await ann.page.locator('[data-act="open-table"]').click();
  await expect(ann.page.locator('[data-screen="waiting"]')).toBeVisible();
  await bob.page.goto(ann.page.url());
  await bob.page.locator('[data-act="sit"]').first().click();
  await expect(ann.page.getByText('Bob').first()).toBeVisible();
  await ann.page.locator('[data-act="start"]').click();

  // All wait for Bob.
  await expect
    .poll(
      async () => {
        if (await ann.page.locator(ASKED).isVisible()) await clickSomething(ann.page);
        return bob.page.locator(ASKED).isVisible();
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBe(true);
  await bob.page.getByRole('link', { name: 'Posse, to the lobby' }).click();
  await bob.page.getByRole('button', { name: 'Leave', exact: true }).click();

  await expect(ann.page.locator(ASKED)).toBeVisible(SOON);
  await expect(ann.page.locator('[data-seat] [data-absent="left"]')).toHaveText('left: a bot plays');
  await ann.page.locator('[data-act="story"]').click();
  await expect(ann.page.locator('aside [data-notice="left"]')).toContainText('Bob has left');

  await bob.page.locator('[data-way-back] [data-act="come-back"]').click();
  await expect(bob.page.locator('[data-screen="table"]')).toBeVisible();
  await expect(ann.page.locator('aside [data-notice="back"]')).toHaveText('Bob is back.');
  await expect(ann.page.locator('[data-absent]')).toHaveCount(0);
  await expect(bob.page.getByText('Take your seat again')).toBeHidden();
  await expect(bob.page.getByText('You are watching')).toBeHidden();
});

test('a seat moves to another device by its link, which works once, and the old device is signed out', async ({
  guest,
}) => {
  const desk = await guest({ name: 'Ann' });
  // Whose name nobody knows, and who is not asked for one.
  const phone = await guest({ name: '' }, PHONE);
  await desk.page.goto('/');
  await desk.page.locator('[data-act="open-table"]').click();
  await desk.page.locator('[data-act="start"]').click();
  await desk.page.locator('[data-screen="table"]').waitFor();
  const table = desk.page.url();
  await desk.page.locator('[data-act="menu"]').click();
  await desk.page.locator('[data-act="move"]').click();
  const field = desk.page.getByLabel('Link for your other device');
  await expect(field).toHaveValue(/#ticket=/);
  const { pathname, search, hash } = new URL(await field.inputValue());
  expect(search).toBe('');
  // The link has an address of this machine for others; here all use the same one.
  const link = pathname + hash;

  await phone.page.goto(link);
  await expect(phone.page.locator('[data-spot="felt"]')).toBeVisible();
  await expect(phone.page.getByText('You are watching')).toBeHidden();
  await expect(phone.page).toHaveURL(table);
  await expect(desk.page.locator('[data-screen="stopped"][data-because="moved"]')).toBeVisible();
  const tokens = () =>
    desk.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('posse-seat-')));
  expect(await tokens()).toEqual([]);

  // The phone has the seat now, and the desktop may watch.
  await phone.page.reload();
  await expect(phone.page.locator('[data-spot="felt"]')).toBeVisible();
  await expect(phone.page.getByText('You are watching')).toBeHidden();
  await desk.page.locator('[data-act="watch"]').click();
  // The game of a player who is shot early may be over by now.
  const looksOn = desk.page.getByText('You are watching').or(desk.page.locator('[data-screen="after"]'));
  await expect(looksOn.first()).toBeVisible();
  await desk.page.goto(link);
  await expect(desk.page.locator('[data-because="bad-ticket"]')).toBeVisible();
});
