// A result belongs to the people who played the game, whoever takes their seats afterwards.

import type { Page } from '@playwright/test';
import type { CardKinds } from '@posse/card';
import { seat } from '@posse/engine';
import { cardScene, type Ending, type Scene } from '../support/bot-game-scenes.ts';
import { expect, testWith } from '../support/fixtures.ts';
import { sitAtScene } from '../support/screen-list.ts';
import { codeOf } from '../support/stored-games.ts';

const ANN = seat(0);
const LATE = seat(2);

/** The two Outlaws win: Ann ends her turn, and a bot shoots the Sheriff. */
const isWonByAnn: Ending<CardKinds> = ({ players, winners }, answers) => {
  const [end, shot] = answers.slice(-2);
  const isShot = shot?.seat !== ANN && players[shot?.at ?? -1]?.role === 'sheriff';
  const isWon = winners?.length === 2 && winners.includes(ANN);
  const areAlive = players[ANN]?.alive === true && players[LATE]?.alive === true;
  return end?.seat === ANN && end.kind === 'end' && shot?.seat !== LATE && isShot && isWon && areAlive;
};

function wonByAnn(): Scene {
  const scene = cardScene('won-by-ann', { seats: 5, latecomers: true }, 'end', isWonByAnn);
  return { ...scene, answers: scene.answers.slice(0, -2), winners: null, late: LATE };
}
const WON = wonByAnn();
const TABLE = `/t/${codeOf(WON)}`;

const test = testWith(() => [WON]);

const after = (page: Page) => page.locator('[data-screen="after"]');
const roster = (page: Page) => after(page).getByRole('list', { name: 'Players and roles' }).getByRole('listitem');
const entry = (page: Page, name: string) => roster(page).filter({ has: page.getByText(name, { exact: true }) });
const keepsCharacter = (page: Page) => after(page).getByRole('checkbox', { name: /^Keep / });

/** Has the page loaded the replay? Only the replay names the player who shot the Sheriff. */
const hasReplay = (page: Page) =>
  expect(after(page).getByRole('heading', { level: 2 }).first()).toHaveText(/brought down/);

async function seesAnnAsWinner(page: Page): Promise<void> {
  await expect(after(page)).toContainText(/Won by Ann and \S+\./);
  await expect(entry(page, 'Ann').getByLabel('winner')).toBeVisible();
  await expect(entry(page, 'You')).toHaveCount(0);
  await expect(entry(page, 'Zoe')).toContainText('joined late');
  await expect(keepsCharacter(page)).toHaveCount(0);
  await expect(after(page).locator('[data-kept]')).toHaveCount(0);
}

test('a spectator who takes a winner’s seat after a game has not won it, and may keep no character', async ({
  guest,
}) => {
  const { page: ann } = await guest({ name: 'Ann' });
  const { page: eve } = await guest({ name: 'Eve' });
  const { page: zoe } = await guest({ name: 'Zoe' });
  await sitAtScene(ann, WON);
  for (const page of [eve, zoe]) {
    await page.goto(TABLE);
    await expect(page.getByText('You are watching').first()).toBeVisible();
  }
  await zoe.getByRole('button', { name: 'Take a seat' }).click();
  await expect(zoe.getByText('The seat is yours. A bot plays until its next move')).toBeVisible();

  await ann.locator('[data-act="end"]').click();
  await expect(after(ann)).toContainText('You won, and so did');
  await expect(after(ann).locator('[data-kept="whole"]')).toBeVisible();
  await expect(keepsCharacter(ann)).toBeVisible();
  await expect(entry(zoe, 'You')).toContainText('joined late');
  await seesAnnAsWinner(eve);

  await ann.getByRole('button', { name: 'View the table' }).click();
  await ann.locator('[data-act="menu"]').click();
  await ann.getByRole('button', { name: 'Stand up and watch' }).click();
  await eve.getByRole('button', { name: 'Take a seat' }).click();
  await expect(after(eve).getByRole('button', { name: 'Play again' })).toBeVisible();
  await seesAnnAsWinner(eve);
  await eve.reload();
  await expect(after(eve).getByRole('button', { name: 'Play again' })).toBeVisible();
  await hasReplay(eve);
  await seesAnnAsWinner(eve);

  await eve.goto('/games');
  await eve.locator('[data-screen="games"] .button').first().waitFor();
  await expect(eve.locator('[data-game-kept]')).toHaveCount(0);
  await ann.goto('/games');
  await expect(ann.locator('[data-game-kept]')).toHaveCount(1);
});
