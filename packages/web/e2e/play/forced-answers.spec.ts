// Forced answers are nobody's, and automatic answers are the player's own.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Answer, type View as CardView, cardGame, kindOf, OURS } from '@posse/card';
import { cardScene, type Moment, type Scene, top } from '../support/bot-game-scenes.ts';
import { playOn } from '../support/card-player.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

type CardMoment = Moment<CardView>;

/** One card is left in a turn of yours, some rounds after the deal. */
const isLate: CardMoment = (view, you) =>
  top(view) === 'phase2' && view.step > 12 && view.players[you]?.hand.length === 1;

/** The last card is a blue one for yourself. When it is laid, everybody sees that your turn is over. */
const isLastCard: CardMoment = (view, you) =>
  isLate(view, you) &&
  view.options.length === 2 &&
  view.options.some(
    ({ card, at }) => card !== null && at === null && kindOf({ catalogue: OURS }, card).border === 'blue',
  );

/** No card can be played, but only you know that. */
const isStuck: CardMoment = (view, you) => isLate(view, you) && view.options.length === 1;

const LAST_CARD = cardScene('last-card', { seats: 4 }, isLastCard);
const STUCK = cardScene('stuck', { seats: 4 }, isStuck);

const test = testWith(() => [LAST_CARD, STUCK]);

/** With such a pause no bot answers before the test is over. */
const WITHOUT_BOTS = { POSSE_PAUSE: '900000-900000' };

interface SavedReplay {
  readonly setup: Scene['setup'];
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** By answer: the bot that gave it. */
  readonly bots: readonly (string | null)[];
}

/** The replay of the only game in the user's list, as it is saved to a file. */
async function savedReplay(page: Page): Promise<SavedReplay> {
  const saving = page.waitForEvent('download');
  await page.locator('[data-act="export"]').click();
  const { games } = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  return games[0].replay;
}

/** Which answers are forced? */
function forcedIn({ setup, seed, answers }: SavedReplay): readonly boolean[] {
  const state = cardGame.deal(cardGame.storedWishes(setup), seed);
  return answers.map((answer) => {
    const isForced = cardGame.forcedAnswer(state) !== null;
    cardGame.apply(state, answer);
    return isForced;
  });
}

/** The number of forced answers in a row, once the last card is laid. */
function forcedAfter({ setup, seed, answers }: Scene): number {
  const state = cardGame.deal(cardGame.storedWishes(setup), seed);
  for (const answer of answers as readonly Answer[]) cardGame.apply(state, answer);
  const laid = cardGame.pending(state)?.options.find(({ kind }) => kind === 'play');
  let count = -1;
  for (let next = laid ?? null; next !== null; next = cardGame.forcedAnswer(state), count++)
    cardGame.apply(state, next);
  return count;
}

/** After the game: no bot has played for the user since the scene, and no forced answer is a bot's. */
async function hasPlayedAlone(page: Page, { you, answers: { length: at } }: Scene): Promise<readonly boolean[]> {
  await page.locator('[data-screen="after"] [data-kept="whole"]').waitFor();
  await page.goto('/games');
  await expect(page.locator('[data-game-kept]')).toContainText(/minute.* answers/);
  await expect(page.getByText('a bot finished it for you')).toHaveCount(0);
  const replay = await savedReplay(page);
  const isForced = forcedIn(replay);
  expect(replay.bots.slice(at).map((bot) => bot !== null)).toEqual(
    replay.answers.slice(at).map(({ seat }, number) => seat !== you && !isForced[at + number]),
  );
  return isForced.slice(at);
}

test('a turn ends at once if everybody sees that nothing else is left, and no forced answer counts as a bot’s', async ({
  guest,
  server,
}) => {
  await server.stop();
  await server.start(WITHOUT_BOTS);
  const { page, context } = await guest({ name: 'Ann' });
  await sitAtScene(page, LAST_CARD);
  const { length: at } = LAST_CARD.answers;
  const table = page.locator('[data-screen="table"]');
  expect(forcedAfter(LAST_CARD)).toBeGreaterThan(0);
  await expect(table).toHaveAttribute('data-step', String(at));
  await page.locator('[data-act="hand-card"]').click();
  await page.locator('[data-act="confirm"]').click();
  // The next player has to choose, although Ann has not ended her turn, and no bot has answered.
  await expect(table).toHaveAttribute('data-step', String(at + 1 + forcedAfter(LAST_CARD)));
  await expect(page.locator('main[data-asked="you"]')).toHaveCount(0);

  const later = await context.newPage();
  await page.close();
  await server.stop();
  await server.start();
  await later.goto(`/t/${codeOf(LAST_CARD)}`);
  await playOn(later);
  const [play, end] = await hasPlayedAlone(later, LAST_CARD);
  expect({ play, end }).toEqual({ play: false, end: true });
});

test('an automatic answer, which only the player’s hand leaves, is their own after the game', async ({ guest }) => {
  const { page } = await guest({ name: 'Ann' });
  await sitAtScene(page, STUCK);
  const table = page.locator('[data-screen="table"]');
  const step = String(STUCK.answers.length);
  await expect(table).toHaveAttribute('data-step', step);
  await expect(page.locator('[data-act="end"]')).toBeVisible();
  await page.locator('[data-act="menu"]').click();
  await page.getByRole('switch', { name: /^Automatic answers/ }).click();
  await expect(table).not.toHaveAttribute('data-step', step);
  await page.keyboard.press('Escape');
  await playOn(page);
  const [end] = await hasPlayedAlone(page, STUCK);
  expect(end, 'a forced answer').toBe(false);
});
