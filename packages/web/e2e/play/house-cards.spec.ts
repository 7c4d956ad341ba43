// The sets of docs/house-cards at a table: chosen, played, read, watched again.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playOn } from '../support/card-player.ts';
import { test as base, expect, type Guest, welcome } from '../support/fixtures.ts';
import { openServer, type TestServer } from '../support/test-server.ts';

const FOLDER = fileURLToPath(new URL('../../../../docs/house-cards/', import.meta.url));
/** A set with enough copies of a card for everybody. */
const FOR_EVERYBODY = fileURLToPath(new URL('../support/house-set.ts', import.meta.url));
// The packs there have names of their own: one is another Moonshine.
const SETS = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
const FILES = [...SETS.map((name) => join(FOLDER, name)), FOR_EVERYBODY];
const NAMES = ['Dust Storm', 'Moonshine', 'One-Eyed Jane', 'Stick-Up', 'Plenty'];
const ANY_CARD = /^(Moonshine|Stick-Up|Sarsaparilla)/;

const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const server = await openServer(undefined, { POSSE_WITH: FILES.join() });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});

/** Chooses all four sets in the lobby. */
async function chosen({ page }: Guest): Promise<void> {
  await page.goto('/');
  for (const name of NAMES) await page.getByRole('checkbox', { name, exact: true }).click();
}

test('house cards are played at a table of the server, from the plan to the replay', async ({ guest }) => {
  const ann = await guest({ name: 'Ann', seats: 4 });
  const { page } = ann;
  await chosen(ann);
  await page.locator('[data-act="open-table"]').click();
  await expect(page.locator('[data-screen="waiting"]')).toBeVisible();
  const bob = await guest({ name: 'Bob', language: 'de' });
  await bob.page.goto(page.url());
  for (const name of NAMES) await expect(bob.page.locator('[data-screen="waiting"]').getByText(name)).toBeVisible();
  await bob.page.close();
  await page.locator('[data-act="start"]').click();

  const card = page
    .getByLabel('Your hand')
    .getByRole('button')
    .filter({ has: page.getByRole('img', { name: ANY_CARD }) });
  const dialog = page.getByRole('dialog');
  await playOn(page, () => card.first().isVisible());
  await page.reload();
  // Others play on: the card or the player may be gone at the click. Another player is tried then.
  await expect(async () => {
    if (await page.locator('[data-screen="after"]').isVisible()) await page.locator('[data-act="again"]').click();
    await playOn(page, () => card.first().isVisible());
    if (!(await dialog.isVisible())) await card.first().click({ button: 'right', timeout: 2000 });
    await expect(dialog).toContainText(/two life points|a hand card of his choice|You draw a card/, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await playOn(page);

  await page.locator('[data-act="proof"]').click();
  await expect(page.getByText('Not proven: only you and the server contributed')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('[data-act="replay"]').click();
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
  await page.locator('[data-screen="replay"] input[type="range"]').fill('40');
  await expect(page.locator('[data-screen="replay"] [data-spot="felt"]')).toBeVisible();
});

test('house cards are in the rules and in solo games, and a table without its set waits', async ({
  server,
  browser,
}) => {
  const { page, complaints } = await welcome(browser, server.address, {}, {});
  for (const [path, name] of [
    ['cards', 'Moonshine'],
    ['characters', 'One-Eyed Jane'],
    ['events', 'Dust Storm'],
    ['options', 'Stick-Up'],
  ] as const) {
    await page.goto(`/rules/card/${path}`);
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await chosen({ page } as Guest);
  await page.locator('[data-act="solo"]').click();
  let clicks = 0;
  await playOn(page, () => clicks++ > 8);
  const solo = page.url();
  expect(complaints).toEqual([]);

  await server.stop();
  await server.start({ POSSE_WITH: '' });
  await page.goto(solo);
  await expect(page.getByRole('alert')).toContainText('house-dust-storm');
  await page.context().close();
});
