// Finished games are shared as links, files and pictures, and opened from them.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { sceneOf, sitAt } from '../support/screen-list.ts';

const felt = (page: Page) => page.locator('[data-screen="replay"] [data-spot="felt"]');

/** Opens the dialog in which the replay of this scene is shared. */
async function share(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await felt(page).waitFor();
  await page.locator('[data-act="share"]').click();
}

const linkIn = (page: Page): Promise<string> => page.locator('dialog[open] input').inputValue();

test('a game is saved as a file, opened from it by somebody else, shared as a link that holds it whole, and analysed there', async ({
  guest,
}) => {
  const { page } = await guest();
  await share(page, `/replay/server/${sceneOf('dice-over').id}`);
  await expect(page.locator('dialog[open] input')).toHaveValue(/\/replay\/server\//);
  const saving = page.waitForEvent('download');
  await page.locator('[data-act="save-replay"]').click();
  const file = await (await saving).path();
  const { format, names } = JSON.parse(await readFile(file, 'utf8'));
  expect(format).toBe('posse-replay');

  const { page: other } = await guest({ language: 'de' });
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto('/games');
  await other.locator('[data-act="open-replay"]').click();
  await other.locator('[data-act="replay-file"]').setInputFiles(file);
  await felt(other).waitFor();
  await expect(other.locator('[data-screen="replay"]')).toContainText(names[1]);
  // There is no proof of a game that only a file has.
  await expect(other.getByLabel('War alles fair?')).toHaveCount(0);
  await other.locator('[data-act="share"]').click();
  await expect(other.locator('dialog[open] input')).toHaveValue(/\/replay\?at=0&eyes=all#[\w-]{500,}$/);
  const link = await linkIn(other);

  const { page: third } = await guest();
  await third.goto(new URL(link).pathname + new URL(link).search + new URL(link).hash);
  await felt(third).waitFor();
  await expect(third.locator('[data-screen="replay"]')).toContainText(names[1]);
  const log = third.locator('[data-act="film-panel"]');
  if (await log.isVisible()) await log.click();
  await third.locator('[data-page="coach"]:visible').click();
  await third.locator('[data-coach] svg').first().waitFor({ timeout: 60_000 });
  // Nobody was asked for the game.
  expect(asked.filter((url) => url.includes('/api/games'))).toEqual([]);
});

test('a damaged link and a wrong file are refused with a sentence, and the right file still opens', async ({
  guest,
}) => {
  const { page } = await guest();
  await page.goto('/replay#AAAA');
  await expect(page.getByRole('alert')).toContainText('damaged');
  const choose = page.locator('[data-act="replay-file"]');
  const give = (name: string, content: string): Promise<void> =>
    choose.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('notes.json', '{"shopping":["beer"]}');
  await expect(page.getByRole('alert')).toContainText('not a replay');
  await give('games.json', '{"format":"posse-games","games":[]}');
  await expect(page.getByRole('alert')).toContainText('list of games');
  const replay = await (await page.request.get(`/api/games/${sceneOf('over').id}`)).text();
  await give('cut.json', replay.slice(0, -100));
  await expect(page.getByRole('alert')).toContainText('damaged');
  await give('replay.json', replay);
  await felt(page).waitFor();
});

test('the result of a game is saved as a picture, from its end and from its replay', async ({ guest }) => {
  const { page } = await guest();
  // The browser shares no files, so it saves them.
  await page.addInitScript(() => Object.defineProperty(navigator, 'canShare', { value: undefined }));
  const sizeOf = async (): Promise<readonly [number, number]> => {
    const saving = page.waitForEvent('download');
    await page.locator('[data-act="result-picture"]').click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('posse-result.png');
    const bytes = await readFile(await saved.path());
    return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  await sitAt(page, 'over');
  const [width, height] = await sizeOf();
  expect(width).toBe(1080);
  await share(page, `/replay/server/${sceneOf('over').id}`);
  expect(await sizeOf()).toEqual([width, height]);
});
