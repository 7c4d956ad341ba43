// Every screen of the page, and how to get there: for pictures of them, and for checks that hold everywhere.

import { expect, type Page } from '@playwright/test';
import { type Scene, scenes } from './scenes.ts';
import { codeOf, tokenOf } from './stored-games.ts';

export interface Screen {
  readonly name: string;
  open(page: Page): Promise<void>;
}

const lobby = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.locator('[data-screen="lobby"] [data-act="solo"]').waitFor();
};

const waiting = async (page: Page): Promise<void> => {
  await lobby(page);
  await page.locator('[data-act="open-table"]').click();
  await page.locator('[data-screen="waiting"]').waitFor();
};

/** A replay at this answer, with its log in sight. */
const replay = async (page: Page, scene: string, answer = 0): Promise<void> => {
  await page.goto(`/replay/server/${sceneOf(scene).id}?at=${answer}`);
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
};

/** A bot says why it did something to somebody, and shows what it believed. */
const why = async (page: Page, scene: string, answer: number): Promise<void> => {
  await replay(page, scene, answer);
  const log = page.locator('[data-act="film-panel"]');
  if (await log.isVisible()) await log.click();
  await page.locator('[data-act="why"]:visible').last().click();
  await page.locator('[data-act="beliefs"]:visible').last().click();
};

const at = async (page: Page, scene: Scene): Promise<void> => {
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `posse-seat-${codeOf(scene)}`,
    tokenOf(scene),
  ] as const);
  await page.goto(`/t/${codeOf(scene)}`);
  await page
    .locator(scene.winners === null ? 'main[data-asked="you"] [data-spot="felt"]' : '[data-screen="after"]')
    .waitFor();
};

const MOMENTS = scenes();
const sceneOf = (name: string): Scene => {
  const found = MOMENTS.find((scene) => scene.name === name);
  if (found === undefined) throw new Error(`There is no scene "${name}".`);
  return found;
};

/** At the table of this scene, in one's seat. */
export const sitAt = (page: Page, name: string): Promise<void> => at(page, sceneOf(name));

/** Goes to that scene and does something there. */
const then = (name: string, scene: string, act: (page: Page) => Promise<void>): Screen => ({
  name,
  async open(page) {
    await sitAt(page, scene);
    await act(page);
  },
});

/** The first game of somebody who has never seen a role card, with the card face down before him. */
const firstGame = async (page: Page, act: string): Promise<void> => {
  await page.addInitScript(() => localStorage.removeItem('posse-roles'));
  await lobby(page);
  await page.locator(`[data-act="${act}"]`).click();
  await page.locator('[data-act="turn-role"]').waitFor();
};

/** The same with the first thing that is told. */
const firstHint = async (page: Page, act: string): Promise<void> => {
  await firstGame(page, act);
  await page.locator('[data-act="turn-role"]').click();
  await page.locator('[data-role-card]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-got-it]:visible').waitFor();
};

export const SCREENS: readonly Screen[] = [
  { name: 'lobby', open: lobby },
  {
    name: 'lobby-options',
    async open(page) {
      await lobby(page);
      await page.locator('[data-act="options"]').click();
    },
  },
  {
    name: 'lobby-levels',
    async open(page) {
      await lobby(page);
      const legend = page.locator('[data-choice="legend"]');
      await legend.check({ force: true });
      await legend.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'waiting-bots',
    async open(page) {
      await waiting(page);
      for (let left = 4; left > 0; left--) {
        await expect(page.locator('[data-act="add-bot"]')).toHaveCount(left);
        await page.locator('[data-act="add-bot"]').first().click();
      }
    },
  },
  {
    name: 'waiting-room',
    open: waiting,
  },
  { name: 'role-face-down', open: (page) => firstGame(page, 'learn') },
  {
    name: 'role-face-up',
    async open(page) {
      await firstGame(page, 'learn');
      await page.locator('[data-act="turn-role"]').click();
      await page.locator('[data-role-card]').waitFor();
    },
  },
  { name: 'first-card-game', open: (page) => firstHint(page, 'learn') },
  { name: 'first-dice-game', open: (page) => firstHint(page, 'learn-dice') },
  {
    name: 'no-such-table',
    async open(page) {
      await page.goto('/t/NOWHERE');
      await page.locator('main').waitFor();
    },
  },
  ...MOMENTS.map((scene) => ({ name: `table-${scene.name}`, open: (page: Page) => at(page, scene) })),
  then('table-aiming', 'full-table', (page) => page.locator('[data-act="hand-card"]:not([disabled])').first().click()),
  then('closer-look', 'full-table', (page) => page.locator('[data-act="hand-card"]').last().click({ button: 'right' })),
  then('seat', 'full-table', (page) => page.locator('[data-seat="3"]').first().click()),
  then('proof', 'over', (page) => page.locator('[data-act="proof"]').click()),
  then('settings', 'first-turn', (page) => page.locator('[data-act="menu"]').click()),
  then('host', 'first-turn', async (page) => {
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-host]').scrollIntoViewIfNeeded();
  }),
  then('story', 'first-turn', (page) => page.locator('[data-act="story"]').click()),
  then('chat', 'first-turn', (page) => page.locator('[data-act="chat"]').click()),
  {
    name: 'replay',
    open: (page) => replay(page, 'over'),
  },
  { name: 'replay-why', open: (page) => why(page, 'over', 40) },
  {
    name: 'replay-dice',
    open: (page) => replay(page, 'dice-over'),
  },
  { name: 'replay-dice-why', open: (page) => why(page, 'dice-over', 30) },
  {
    name: 'lobby-dice',
    async open(page) {
      await lobby(page);
      await page.locator('label:has([data-game="dice"])').click();
      await page.locator('[data-act="options"]').click();
    },
  },
  {
    name: 'rules-search',
    async open(page) {
      await page.goto('/rules/card');
      await page.locator('[data-screen="rules"] input').first().fill('bang');
      await page.locator('[data-screen="rules"] mark').first().waitFor();
    },
  },
  ...['/rules/card', '/rules/card/cards', '/rules/card/rulings', '/rules/dice', '/rules/dice/characters'].map(
    (path) => ({
      name: path.slice(1).replaceAll('/', '-'),
      async open(page: Page) {
        await page.goto(path);
        await page.locator('[data-screen="rules"] h1').first().waitFor();
      },
    }),
  ),
];
