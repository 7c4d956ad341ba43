// Tests strengths over many games, achievements, and the move to another device.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { sitAt } from '../support/screen-list.ts';

const rows = (page: Page) => page.locator('[data-game-kept]');

/** Opens a file of another device, with this content. */
async function open(page: Page, content: string | Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.locator('[data-act="open-device"]').click();
  const buffer = Buffer.from(content);
  await (await chooser).setFiles({ name: 'posse-device.json', mimeType: 'application/json', buffer });
}

async function takeOver(page: Page, content: string | Buffer): Promise<void> {
  await open(page, content);
  await page.locator('[data-act="take-over"]').click();
  await page.locator('[data-act="reload"]').click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

/** A file with games in which an Outlaw's answers with a target cost much. */
const manyGames = (): string => {
  const of = (lost: number) => ({ answers: 10, lost });
  const games = Array.from({ length: 24 }, (_, number) => ({
    ...{ where: 'solo', id: `g${number}`, game: 'card', seats: 4 + (number % 3), seat: 0, role: 'outlaw' },
    ...{ character: 'rose-doolan', result: number % 3 === 0 ? 'won' : 'lost', ending: 'outlaws', names: ['Ann'] },
    ...{ answers: 100, own: 30, byBot: false, startedAt: number * 1e8, endedAt: number * 1e8 + 9e5 },
    ...{ level: number % 2 === 0 ? 'deputy' : 'marshal', awards: ['barfly'], replay: null },
    losses: { reactions: of(0.1), targets: of(0.6 + (number % 2) / 50), own: of(0.1) },
  }));
  return JSON.stringify({ format: 'posse-device', version: 1, savedAt: 1e12, notes: {}, games });
};

test('a player of many games sees strengths and weaknesses, wins by level, seats and time, and achievements', async ({
  guest,
}) => {
  const { page } = await guest();
  await page.goto('/games');
  await takeOver(page, manyGames());
  await expect(rows(page)).toHaveCount(24);
  const findings = page.locator('[data-findings] li');
  await expect(findings.first()).toHaveText(/^Cards, as Outlaw: choose your targets with more care.* 6.1 points/);
  expect(await findings.count()).toBeLessThanOrEqual(3);
  await expect(page.getByRole('row', { name: /^Marshal 12 4/ })).toHaveCount(1);
  await expect(page.getByRole('columnheader', { name: 'By number of players' })).toHaveCount(1);
  await expect(page.locator('[data-form] svg')).toHaveAccessibleName(/^Share of games won: \d+ %/);
  await expect(page.locator('[data-achievement="barfly"]')).toHaveAttribute('data-times', '24');

  await page.locator('[data-act="delete-all"]').click();
  await page.locator('dialog[open] button.danger').click();
  await expect(rows(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('posse-awards'))).toContain('barfly');
});

test('the coach goes through the games of a browser once, and what it found stays when the page is reloaded', async ({
  guest,
}) => {
  const { page } = await guest();
  await sitAt(page, 'dice-over');
  await page.locator('[data-kept="whole"]').waitFor();
  await page.goto('/games');
  await page.locator('[data-act="coach-games"]').click();
  await expect(page.locator('[data-act="coach-games"]')).toHaveCount(0);
  await expect(page.locator('[data-act="stop-coach"]')).toHaveCount(0);
  await page.reload();
  await rows(page).first().waitFor();
  await expect(page.locator('[data-act="coach-games"]')).toHaveCount(0);
});

test('games, settings and notes move to another device by a file, and a bad file changes nothing there', async ({
  guest,
}) => {
  const { page } = await guest({ name: 'Ann' });
  await sitAt(page, 'over');
  await page.locator('[data-kept="whole"]').waitFor();
  await page.goto('/games');
  const saving = page.waitForEvent('download');
  await page.locator('[data-act="save-device"]').click();
  const file = await readFile(await (await saving).path());

  const { page: other } = await guest({ name: 'Bob' });
  const name = () => other.evaluate(() => JSON.parse(localStorage.getItem('posse-settings') ?? '{}').state.name);
  await sitAt(other, 'dice-over');
  await other.locator('[data-kept="whole"]').waitFor();
  await other.goto('/games');
  const refused = other.locator('[data-refused-device]');
  const newer = JSON.stringify({ ...JSON.parse(String(file)), version: 2 });
  for (const [content, why] of [
    [file.subarray(0, file.length - 9), /cut off or no JSON/],
    [newer, /A newer Posse wrote this file/],
    ['{"format":"posse-replay"}', /another kind of file/],
  ] as const) {
    await open(other, content);
    await expect(refused).toContainText(why);
    await expect(refused).toContainText('Nothing was changed here.');
  }
  await expect(rows(other)).toHaveCount(1);
  expect(await name()).toBe('Bob');

  await takeOver(other, file);
  await expect(rows(other)).toHaveCount(2);
  expect(await name()).toBe('Ann');
  await rows(other).filter({ hasText: 'Cards' }).locator('[data-act="replay"]').click();
  await other.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
});
