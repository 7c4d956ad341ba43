// Tests that no page of a running game loads the judge or the policy.

import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { lookAt, sceneOf, sitAsFriend, sitAt, watch } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

const BOTS = new URL('../../../bots/src/', import.meta.url);

/** A part of each file of learned weights, as it stands in a script. */
const WEIGHTS = [
  ...['policy/card-policy-weights.ts', 'policy/dice-policy-weights.ts'].map((file) =>
    /text: '(?<part>.{80})/s.exec(read(file)),
  ),
  ...['search/card-judge-weights.ts', 'search/dice-judge-weights.ts'].map((file) =>
    /\[(?<part>-?\d+(?:, -?\d+){20})/.exec(read(file)),
  ),
].map((found) => (found?.groups?.part ?? 'no weights').replaceAll(', ', ','));

function read(file: string): string {
  return readFileSync(new URL(file, BOTS), 'utf8');
}

/** Notes every script that the pages and workers of a browser fetch. */
function scriptsIn(context: BrowserContext): () => Promise<string[]> {
  const bodies: Promise<string>[] = [];
  context.on('response', (response) => {
    if (/\.js(?:$|\?)/.test(response.url())) bodies.push(response.text().catch(() => ''));
  });
  return () => Promise.all(bodies);
}

/** How many of the four files of weights these scripts hold. */
const weightsIn = (scripts: readonly string[]): number => {
  const plain = scripts.join('\n').replaceAll(/,\s+/g, ',');
  return WEIGHTS.filter((part) => plain.includes(part)).length;
};

/** Opens all that a table offers to look at. */
async function lookAround(page: Page): Promise<void> {
  await lookAt(page, 2);
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-act="menu"]').click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  for (const coach of ['[data-act="advice"]', '[data-advice]', '[data-coach]', '[data-warning]'])
    await expect(page.locator(coach)).toHaveCount(0);
}

test('the coach’s weights are found in the scripts of a replay whose game is over, once the coach is asked', async ({
  guest,
}) => {
  const { page, context } = await guest();
  const scripts = scriptsIn(context);
  await page.goto(`/replay/server/${sceneOf('over').id}`);
  await page.locator('[data-page="log"]:visible').waitFor();
  expect(weightsIn(await scripts())).toBe(0);
  await page.locator('[data-page="coach"]:visible').click();
  await page.locator('[data-coach] progress, [data-coach] svg').first().waitFor();
  await expect.poll(async () => weightsIn(await scripts())).toBe(4);
});

test('no player of a server’s running game fetches the judge or the policy, and no page shows advice', async ({
  guest,
}) => {
  const { page, context } = await guest();
  const scripts = scriptsIn(context);
  await sitAt(page, 'full-table');
  await lookAround(page);
  expect((await scripts()).length).toBeGreaterThan(3);
  expect(weightsIn(await scripts())).toBe(0);
});

test('an eliminated player and a spectator of a running game fetch neither judge nor policy', async ({ guest }) => {
  for (const arrive of [(page: Page) => watch(page, 'full-table'), (page: Page) => sitAsFriend(page, 'full-table')]) {
    const { page, context } = await guest();
    const scripts = scriptsIn(context);
    await arrive(page);
    await lookAround(page);
    expect(weightsIn(await scripts())).toBe(0);
  }
});

test('a screen for the room fetches neither judge nor policy while the game goes on', async ({ guest }) => {
  const { page, context } = await guest();
  const scripts = scriptsIn(context);
  await page.goto(`/t/${codeOf(sceneOf('full-table'))}/screen`);
  await page.locator('[data-screen="room"] [data-screen="table"] *').first().waitFor();
  await expect(page.locator('[data-coach], [data-advice]')).toHaveCount(0);
  expect((await scripts()).length).toBeGreaterThan(3);
  expect(weightsIn(await scripts())).toBe(0);
});

test('the replay of a game that goes on is refused, without the coach', async ({ guest }) => {
  const { page, context, complaints } = await guest();
  const scripts = scriptsIn(context);
  await page.goto(`/replay/server/${sceneOf('full-table').id}`);
  await expect(page.locator('[data-screen="replay"] h1')).toHaveText('Nothing to watch here');
  await expect(page.locator('[data-page="coach"]')).toHaveCount(0);
  expect(weightsIn(await scripts())).toBe(0);
  expect(complaints.every((complaint) => /409|425|403|404/.test(complaint))).toBe(true);
  complaints.length = 0;
});
