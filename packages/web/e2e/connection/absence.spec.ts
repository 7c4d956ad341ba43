// A player loses their connection in a game, and the others may call a bot.

import type { Page } from '@playwright/test';
import { clickSomething } from '../support/card-player.ts';
import { expect, type Guest, type GuestSettings, test } from '../support/fixtures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const ASKED = 'main[data-asked="you"]';

type NewGuest = (settings?: GuestSettings, options?: typeof PHONE) => Promise<Guest>;

/** Seconds of a clock with which no bot soon answers for an absent player, however slow the machine is. */
const LONG_SECONDS = 600;
const SHORT_SECONDS = 45;

/** Ann and Bob play, and the game waits for Bob. */
async function waitingForBob(guest: NewGuest, seconds: number): Promise<{ readonly ann: Page; readonly bob: Page }> {
  const { page: ann } = await guest({ name: 'Ann' });
  const { page: bob } = await guest({ name: 'Bob' }, PHONE);
  await ann.goto('/');
  const code = await ann.evaluate(async (answer) => {
    const body = JSON.stringify({ game: 'card', plan: { seats: 4 }, clock: { answer, bank: 0 } });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await reply.json()) as { table: { code: string } }).table.code;
  }, seconds);
  await ann.goto(`/t/${code}`);
  await ann.locator('[data-act="sit"]').first().click();
  await expect(ann.locator('[data-act="start"]')).toBeVisible();
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

test('the headline names the absent friend who is asked, and says when a bot answers', async ({ guest }) => {
  const { ann, bob } = await waitingForBob(guest, SHORT_SECONDS);
  await noteHeadlines(ann);
  await bob.close();
  const noted = (): Promise<string> => ann.evaluate(() => document.body.dataset.headlines ?? '');
  await expect.poll(noted, { timeout: 60_000 }).toMatch(/Waiting for Bob, who is away\s*A bot answers in 0:\d\d/);
});

test('the others let a bot play for an absent friend; when the friend returns, all are told, and the seat is theirs again', async ({
  guest,
}) => {
  const { ann, bob } = await waitingForBob(guest, LONG_SECONDS);
  const table = bob.url();
  const elsewhere = await bob.context().newPage();
  await bob.close();
  await ann.getByRole('button', { name: 'Let a bot play' }).click({ timeout: 120_000 });
  await ann.locator('[data-act="story"]').click();
  await expect(ann.locator('aside [data-notice="away"]').last()).toContainText('Ann lets a bot play for Bob');
  await elsewhere.goto(table);
  await expect(ann.locator('aside [data-notice="back"]').last()).toHaveText('Bob is back.');
});

/** Records all headlines about absent players in the page's body: a slow test might look only after one has gone. */
const noteHeadlines = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const headline = document.querySelector<HTMLElement>('[role="status"][data-absent]')?.innerText ?? '';
      const { headlines = '' } = document.body.dataset;
      if (!headlines.includes(headline)) document.body.dataset.headlines = `${headlines}${headline}\n`;
    }).observe(document.querySelector('#root') ?? document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });

test('nobody can let a bot play for a friend who only reloads the page', async ({ guest }) => {
  const { ann, bob } = await waitingForBob(guest, LONG_SECONDS);
  await bob.reload();
  await expect(bob.locator(ASKED)).toBeVisible();
  await expect(ann.locator('[role="status"][data-absent]')).toHaveCount(0);
  await expect(ann.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
  // The host's menu does not offer it either for a present player.
  await ann.locator('[data-act="menu"]').click();
  await expect(ann.locator('[data-host]').getByRole('button', { name: 'Make host' })).toBeVisible();
  await expect(ann.locator('[data-host]').getByRole('button', { name: 'Let a bot play' })).toHaveCount(0);
});
