// A player loses their connection in a game, and the others may call a bot.

import type { Page } from '@playwright/test';
import { clickSomething } from '../support/card-player.ts';
import { expect, type Guest, type GuestSettings, test } from '../support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const ASKED = 'main[data-asked="you"]';

type NewGuest = (settings?: GuestSettings, options?: typeof PHONE) => Promise<Guest>;

/** Ann and Bob play, and the game waits for Bob. */
async function waitingForBob(guest: NewGuest): Promise<{ readonly ann: Page; readonly bob: Page }> {
  const { page: ann } = await guest({ name: 'Ann' });
  const { page: bob } = await guest({ name: 'Bob' }, PHONE);
  await ann.goto('/');
  await ann.locator('[data-act="open-table"]').click();
  await expect(ann.locator('[data-screen="waiting"]')).toBeVisible();
  await bob.goto(ann.url());
  await bob.locator('[data-act="sit"]').first().click();
  await expect(ann.getByText('Bob').first()).toBeVisible();
  await ann.locator('[data-act="start"]').click();
  await expect
    .poll(
      async () => {
        if (await ann.locator(ASKED).isVisible()) await clickSomething(ann);
        return bob.locator(ASKED).isVisible();
      },
      { intervals: [20], timeout: 60_000 },
    )
    .toBe(true);
  return { ann, bob };
}

test('the headline names the absent friend who is asked, and the others let a bot play after ten seconds', async ({
  guest,
}) => {
  const { ann, bob } = await waitingForBob(guest);
  const headline = ann.locator('[role="status"][data-absent]');
  const table = bob.url();
  const elsewhere = await bob.context().newPage();
  await bob.close();
  await expect(headline).toContainText('Waiting for Bob, who is away');
  await expect(headline).toContainText(/A bot answers in 0:\d\d/);
  const button = ann.getByRole('button', { name: 'Let a bot play' });
  await expect(button).toBeVisible({ timeout: 15_000 });
  await button.click();
  await ann.locator('[data-act="story"]').click();
  await expect(ann.locator('aside [data-notice="away"]').last()).toContainText('Ann lets a bot play for Bob');
  await elsewhere.goto(table);
  await expect(ann.locator('aside [data-notice="back"]').last()).toHaveText('Bob is back.');
});

test('nobody can let a bot play for a friend who only reloads the page', async ({ guest }) => {
  const { ann, bob } = await waitingForBob(guest);
  await bob.reload();
  await expect(bob.locator(ASKED)).toBeVisible();
  await expect(ann.locator('[role="status"][data-absent]')).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
  // The host's menu does not offer it either for a present player.
  await ann.locator('[data-act="menu"]').click();
  await expect(ann.locator('[data-host]').getByRole('button', { name: 'Make host' })).toBeVisible();
  await expect(ann.locator('[data-host]').getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
});
