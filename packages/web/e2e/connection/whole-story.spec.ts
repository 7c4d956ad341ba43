// The story of a running game is whole after a reload, and for spectators.

import type { Page } from '@playwright/test';
import { cardWithBots } from '@posse/bots';
import type { Answer } from '@posse/card';
import { cardScene, type Scene, top } from '../support/bot-game-scenes.ts';
import { playOn, stepOf } from '../support/card-player.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** A game whose story has more than two pages. */
const LONG = cardScene('long-story', { seats: 5 }, (view) => view.step > 100 && top(view) === 'phase2');
const TURN = /’s turn$|^Your turn$/;

const test = testWith(() => [LONG]);

/** The number of turns in a scene. */
function turnsIn({ setup, seed, answers }: Scene): number {
  const { game } = cardWithBots;
  const state = game.deal(game.storedWishes(setup), seed);
  const facts = answers.flatMap((answer) => game.apply(state, answer as Answer));
  return facts.filter(({ kind }) => kind === 'turn').length;
}

/** Opens the story, scrolls up until it has its beginning, and reads its paragraphs. */
async function wholeStory(page: Page): Promise<readonly string[]> {
  await page.locator('[data-act="story"]').click();
  const story = page.locator('[data-story]');
  await expect(story.locator('p', { hasText: TURN }).first()).toBeVisible();
  await expect
    .poll(async () => {
      await story.evaluate((panel) => panel.scrollTo(0, -panel.scrollHeight));
      return story.locator('[data-earlier]').count();
    })
    .toBe(0);
  return story.locator('p:not([data-few-contributions])').allInnerTexts();
}

const turnsOf = (paragraphs: readonly string[]): number => paragraphs.filter((text) => TURN.test(text)).length;

test('the story of a game begins with the deal, after a reload and for a spectator', async ({ guest }) => {
  const ann = await guest({ name: 'Ann' });
  const eve = await guest({ name: 'Eve' }, PHONE);
  const turns = turnsIn(LONG);
  expect(turns).toBeGreaterThan(5);
  await sitAtScene(ann.page, LONG);
  const first = await wholeStory(ann.page);
  expect(turnsOf(first)).toBe(turns);
  expect(first).toContain('Your turn');

  await eve.page.goto(`/t/${codeOf(LONG)}`);
  await expect(eve.page.getByText('You are watching').first()).toBeVisible();
  const seen = await wholeStory(eve.page);
  expect(seen).toHaveLength(first.length);
  expect([turnsOf(seen), seen.includes('Your turn')]).toEqual([turns, false]);

  await ann.page.locator('[data-act="story"]').click();
  await playOn(ann.page, async () => (await stepOf(ann.page)) > LONG.answers.length);
  await ann.page.reload();
  await ann.page.locator('[data-spot="felt"]').waitFor();
  const again = await wholeStory(ann.page);
  expect(again.slice(0, first.length)).toEqual(first);
  expect(again.length).toBeGreaterThan(first.length);
});
