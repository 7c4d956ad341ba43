// The end of a game, and the list of games: reasons, replays, little room.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { sceneOf, sitAt } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

const rows = (page: Page) => page.locator('[data-game-kept]');

test('a finished game shows winners and reason, and is stored to count, watch, save and delete, in all tabs', async ({
  guest,
}) => {
  const { page, context } = await guest();
  await sitAt(page, 'over');
  const after = page.locator('[data-screen="after"]');
  await expect(after.getByRole('heading', { level: 2 }).first()).toHaveText(/^The \S+ wins?: .+\.$/);
  await expect(after.getByLabel('Pass the star on')).toHaveAccessibleDescription(/to the left of this game’s Sheriff/);
  await expect(after.locator('[data-kept="whole"]')).toBeVisible();

  await after.getByRole('link', { name: 'your games' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/minute.* answers/);
  await expect(page.locator('[data-total]')).toHaveText(/^[01] of 1 won$/);
  await expect(page.getByRole('table')).toHaveCount(4);

  const saving = page.waitForEvent('download');
  await page.locator('[data-act="export"]').click();
  const saved = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(saved).toMatchObject({ format: 'posse-games', games: [{ replay: { format: 'posse-replay' } }] });

  await rows(page).locator('[data-act="replay"]').click();
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();

  const otherTab = await context.newPage();
  await otherTab.goto('/games');
  await expect(rows(otherTab)).toHaveCount(1);
  await page.goto('/games');
  await rows(page).locator('[data-act="delete"]').click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(rows(otherTab)).toHaveCount(0);
  await otherTab.close();

  // Looking at its end again does not bring it back.
  await sitAt(page, 'over');
  await expect(after.locator('[data-kept]')).toBeVisible();
  await page.goto('/games');
  await page.locator('[data-screen="games"] .button').first().waitFor();
  await expect(rows(page)).toHaveCount(0);
});

test('a game that ended while the user was away is stored at the next visit, and can be watched after the server forgot it', async ({
  guest,
}) => {
  const { page, complaints } = await guest();
  const scene = sceneOf('dice-over');
  const note = JSON.stringify([{ where: 'server', id: scene.id, code: codeOf(scene), seat: scene.you }]);
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('noted') === null) localStorage.setItem('posse-playing', kept);
    sessionStorage.setItem('noted', 'yes');
  }, note);
  await page.goto('/games');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Dice online');

  await page.route('**/api/games/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'no-such-game', message: '' } }),
  );
  await rows(page).locator('[data-act="replay"]').click();
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();

  // A missing replay is told.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('posse-games').onsuccess = ({ target }) => {
          const { result } = target as IDBOpenDBRequest;
          const clearing = result.transaction('replays', 'readwrite');
          clearing.objectStore('replays').clear();
          clearing.oncomplete = () => {
            result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  await expect(page.getByText('The server no longer has this game')).toBeVisible();
  expect(complaints.every((complaint) => complaint.includes('404'))).toBe(true);
  complaints.length = 0;
});

test('a browser without storage space says so, and stores the finished game as soon as there is room', async ({
  guest,
}) => {
  const { page } = await guest();
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      if (this.transaction.db.name === 'posse-games' && localStorage.getItem('room') === null) {
        this.transaction.abort();
        throw new DOMException('no room', 'QuotaExceededError');
      }
      return put.apply(this, what);
    };
  });
  await sitAt(page, 'over');
  await expect(page.locator('[data-kept="full"]')).toContainText('no room left');
  await page.evaluate(() => localStorage.setItem('room', 'yes'));
  await page.reload();
  await expect(page.locator('[data-kept="whole"]')).toBeVisible();
});
