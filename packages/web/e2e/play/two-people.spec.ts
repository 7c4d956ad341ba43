// Two people and bots at a server's table, with a reload and an outage.

import { playOn } from '../support/card-player.ts';
import { expect, test } from '../support/fixtures.ts';

test('two browsers and bots play a game to its end', async ({ guest }) => {
  const ann = await guest({ name: 'Ann', seats: 4 }, { serviceWorkers: 'allow' });
  const bob = await guest({ name: 'Bob' }, { serviceWorkers: 'allow' });
  await ann.page.goto('/');
  await ann.page.locator('[data-act="open-table"]').click();
  await expect(ann.page.locator('[data-screen="waiting"]')).toBeVisible();
  await expect(ann.page.getByText('Not proven: only you and the server contribute to the deal.')).toBeVisible();
  await bob.page.goto(ann.page.url());
  await bob.page.locator('[data-act="sit"]').first().click();
  await expect(ann.page.getByText('Bob').first()).toBeVisible();
  await expect(ann.page.locator('[data-few-contributions]')).toBeHidden();
  await ann.page.locator('[data-act="start"]').click();

  let annsClicks = 0;
  const annPlays = (async () => {
    await playOn(ann.page, () => annsClicks++ > 4);
    await ann.page.reload();
    await playOn(ann.page);
  })();
  let bobsClicks = 0;
  const bobPlays = (async () => {
    await playOn(bob.page, () => bobsClicks++ > 4);
    expect(bob.complaints).toEqual([]);
    await bob.context.setOffline(true);
    await expect(bob.page.getByText('Connection lost')).toBeVisible();
    await bob.context.setOffline(false);
    await expect(bob.page.getByText('Connection lost')).toBeHidden();
    // Offline, the browser rightly complains that it can't look for a new version of the page.
    bob.complaints.length = 0;
    await playOn(bob.page);
  })();
  await Promise.all([annPlays, bobPlays]);
  await expect(ann.page.locator('[data-screen="after"]')).toBeVisible();
  await expect(bob.page.locator('[data-screen="after"]')).toBeVisible();
  // Each has seen its start, Ann before her reload.
  for (const { page } of [ann, bob]) {
    await page.locator('[data-act="proof"]').click();
    await expect(page.getByText('Fair: the shuffle was fixed before anyone saw a card')).toBeVisible();
    await expect(page.locator('[data-reservation]')).toBeHidden();
  }
});
