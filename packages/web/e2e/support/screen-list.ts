// Every screen of the page and the way there, for pictures and checks.

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { dayAt } from '../../src/today/days.ts';
import { dealOf } from '../../src/today/deal-of-the-day.ts';
import { switchWarningsOn, tryAgain } from './blunder-game.ts';
import { type Scene, scenes } from './bot-game-scenes.ts';
import { clickSomething } from './card-player.ts';
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

/** Shows the list of games, after two games. */
const games = async (page: Page): Promise<void> => {
  for (const scene of ['over', 'dice-over']) {
    await sitAt(page, scene);
    await page.locator('[data-kept="whole"]').waitFor();
  }
  await page.goto('/games');
  await expect(page.locator('[data-game-kept]')).toHaveCount(2);
};

/** Shows a replay at this answer, with its log visible. */
const replay = async (page: Page, scene: string, answer = 0): Promise<void> => {
  await page.goto(`/replay/server/${sceneOf(scene).id}?at=${answer}`);
  await page.locator('[data-screen="replay"] [data-spot="felt"]').waitFor();
};

/** Lets a bot explain an answer, with its guesses about roles. */
const why = async (page: Page, scene: string, answer: number): Promise<void> => {
  await replay(page, scene, answer);
  const log = page.locator('[data-act="film-panel"]');
  if (await log.isVisible()) await log.click();
  await page.locator('[data-act="why"]:visible').last().click();
  await page.locator('[data-act="beliefs"]:visible').last().click();
};

/** The coach has gone through the game. */
const coach = async (page: Page, scene: string): Promise<void> => {
  await replay(page, scene);
  const log = page.locator('[data-act="film-panel"]');
  if (await log.isVisible()) await log.click();
  await page.locator('[data-page="coach"]:visible').click();
  await page.locator('[data-coach] svg').first().waitFor();
};

const goTo = async (page: Page, scene: Scene, who: number): Promise<void> => {
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    `posse-seat-${codeOf(scene)}`,
    tokenOf(scene, who),
  ] as const);
  await page.goto(`/t/${codeOf(scene)}`);
};

/** Takes the viewer's seat at the table of this scene. */
export const sitAtScene = async (page: Page, scene: Scene): Promise<void> => {
  await goTo(page, scene, scene.you);
  await page
    .locator(scene.winners === null ? 'main[data-asked="you"] [data-spot]:visible' : '[data-screen="after"]')
    .first()
    .waitFor();
};

const MOMENTS = scenes();
export const sceneOf = (name: string): Scene => {
  const found = MOMENTS.find((scene) => scene.name === name);
  if (found === undefined) throw new Error(`There is no scene "${name}".`);
  return found;
};

/** Takes the viewer's seat at the table of the scene with this name. */
export const sitAt = (page: Page, name: string): Promise<void> => sitAtScene(page, sceneOf(name));

/** Takes the friend's seat at this scene's table, eliminated from the game. */
export const sitAsFriend = async (page: Page, name: string): Promise<void> => {
  const scene = sceneOf(name);
  if (scene.friend === null) throw new Error(`Nobody is your friend in "${name}".`);
  await goTo(page, scene, scene.friend);
  await page.locator('[data-spot="felt"]').waitFor();
};

/** Joins this scene's table as a spectator. */
export const watch = async (page: Page, name: string): Promise<void> => {
  await page.goto(`/t/${codeOf(sceneOf(name))}`);
  await page.locator('[data-spot="felt"]').waitFor();
};

/** Tells the page that its viewer has predicted that the outlaws win. */
const withPrediction = async (page: Page, name: string): Promise<void> => {
  await page.routeWebSocket(/\/ws/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      socket.send(text);
      if (String(text).startsWith('{"type":"welcome"'))
        socket.send(JSON.stringify({ type: 'predicted', game: sceneOf(name).id, side: 'outlaws' }));
    });
  });
  await sitAsFriend(page, name);
  await page.locator('[data-predicted]').waitFor();
};

/** Shows this scene's table on a screen for the room. */
const roomOf = async (page: Page, name: string, search = ''): Promise<void> => {
  await page.goto(`/t/${codeOf(sceneOf(name))}/screen${search}`);
  await page.locator('[data-screen="table"] [data-spot="felt"], [data-screen="after"]').first().waitFor();
};

/** Opens the details of a seat, with a tap on the portrait beside its role. */
export const lookAt = (page: Page, seat: number): Promise<void> =>
  page.locator(`[data-seat="${seat}"] [data-spot="seat-${seat}"]`).click({ position: { x: 14, y: 20 } });

/** A screen that is reached by an action at the table of a scene. */
const then = (name: string, scene: string, act: (page: Page) => Promise<void>): Screen => ({
  name,
  async open(page) {
    await sitAt(page, scene);
    await act(page);
  },
});

/** Opens a newcomer's first game, with the role card face down. */
const firstGame = async (page: Page, act: string): Promise<void> => {
  await page.addInitScript(() => localStorage.removeItem('posse-roles'));
  await lobby(page);
  await page.locator(`[data-act="${act}"]`).click();
  await page.locator('[data-act="turn-role"]').waitFor();
};

/** Opens a newcomer's first game, with the first hint. */
const firstHint = async (page: Page, act: string): Promise<void> => {
  await firstGame(page, act);
  await page.locator('[data-act="turn-role"]').click();
  await page.locator('[data-role-card]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-got-it]:visible').waitFor();
};

/** A waiting room with both examples of packs. */
const withPacks = async (page: Page): Promise<void> => {
  await waiting(page);
  for (const example of ['saloon-night', 'riverboat']) {
    await page.locator('[data-act="add-pack"]').click();
    await page.locator(`[data-example="${example}"] button`).click();
    await page.locator('[data-act="play-with-pack"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  }
  await expect(page.locator('[data-table-pack]')).toHaveCount(2);
};

const MOONSHINE = new URL('../../../../docs/house-cards/moonshine.json', import.meta.url);

/** A pack in a link. */
const linkedPack = async (page: Page): Promise<void> => {
  const packed = deflateRawSync(readFileSync(MOONSHINE)).toString('base64url');
  await page.goto(`/pack#${packed}`);
  await page.locator('[data-pack-view]').waitFor();
};

/** The workshop with a new card, character or event that does something. */
const workshop = async (page: Page, part: string, spot: string, choice: string): Promise<void> => {
  await page.goto('/workshop');
  await page.locator(`[data-new="${part}"]`).click();
  await page.locator(`[data-spot-of="${spot}"]`).click();
  await page.locator(`[data-choice='${choice}']`).click();
  await page.locator('[data-playable="true"]').waitFor();
};

/** A day whose deal is one of cards, and the next, whose deal is one of dice. */
const CARD_DAY = Date.UTC(2026, 10, 19, 12);
const DICE_DAY = CARD_DAY + 86_400_000;

/** The puzzle of this day, answered or not. */
const puzzle = async (page: Page, time: number, isAnswered: boolean): Promise<void> => {
  await page.clock.setFixedTime(time);
  await page.goto('/puzzle');
  await page.locator('[data-screen="puzzle"] [data-spot="felt"]').waitFor();
  while (isAnswered && !(await page.locator('[data-verdict]').isVisible())) await clickSomething(page);
};

/** The deal of this day: as it begins, or its score. */
const deal = async (page: Page, time: number, isOver: boolean): Promise<void> => {
  await page.clock.setFixedTime(time);
  const day = dayAt(time);
  const played = await dealOf(day);
  played.goOn();
  while (isOver && !played.isOver) {
    const [option] = played.picture().view.options;
    if (option === undefined) played.goOn();
    else played.answer(option);
  }
  const kept = { day, answers: isOver ? played.words : [], tries: 1, lost: null, isWon: null };
  await page.addInitScript((record) => localStorage.setItem('posse-deal', record), JSON.stringify(kept));
  await page.goto('/deal');
  await page
    .locator(isOver ? '[data-lost]' : '[data-screen="deal"] main[data-asked="you"]')
    .waitFor({ timeout: 120_000 });
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
      // The buttons at the bottom edge would take the click otherwise.
      await legend.evaluate((one) => one.scrollIntoView({ block: 'center' }));
      await legend.check({ force: true });
    },
  },
  {
    name: 'lobby-faces',
    async open(page) {
      await lobby(page);
      await page.locator('[data-act="face"]').click();
      await page.locator('dialog[open] [data-choice]').first().waitFor();
    },
  },
  { name: 'puzzle', open: (page) => puzzle(page, CARD_DAY, false) },
  { name: 'puzzle-verdict', open: (page) => puzzle(page, CARD_DAY, true) },
  { name: 'deal', open: (page) => deal(page, DICE_DAY, false) },
  { name: 'deal-score', open: (page) => deal(page, CARD_DAY, true) },
  { name: 'games', open: games },
  {
    name: 'games-coached',
    async open(page) {
      await games(page);
      await page.locator('[data-act="open-device"]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'games-none',
    async open(page) {
      await page.goto('/games');
      await page.locator('[data-screen="games"] .button').first().waitFor();
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
  {
    name: 'waiting-add-pack',
    async open(page) {
      await waiting(page);
      await page.locator('[data-act="add-pack"]').click();
      await page.locator('[data-example]').first().waitFor();
    },
  },
  {
    name: 'waiting-packs',
    async open(page) {
      await withPacks(page);
      await page.locator('[data-table-packs]').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'pack-cards',
    async open(page) {
      await withPacks(page);
      await page.locator('[data-act="see-pack"]').first().click();
      await page.locator('[data-pack-view]').waitFor();
    },
  },
  { name: 'pack-link', open: linkedPack },
  {
    name: 'pack-share',
    async open(page) {
      await linkedPack(page);
      await page.locator('[data-act="share-pack"]').click();
      await page.locator('dialog[open] input').waitFor();
    },
  },
  {
    name: 'pack-refused',
    async open(page) {
      await page.goto('/pack#AAAA');
      await page.locator('[data-refused-pack]').waitFor();
    },
  },
  {
    name: 'pack-print',
    async open(page) {
      await linkedPack(page);
      await page.locator('[data-act="keep-pack"]').click();
      await page.locator('[data-act="print-pack"]').click();
      await page.locator('[data-sheet]').first().waitFor();
    },
  },
  {
    name: 'workshop',
    async open(page) {
      await workshop(page, 'kinds', 'add', 'shoot');
      await page.goto('/workshop');
      await page.locator('[data-pack]').waitFor();
    },
  },
  { name: 'workshop-card', open: (page) => workshop(page, 'kinds', 'add', 'shoot') },
  { name: 'workshop-character', open: (page) => workshop(page, 'characters', 'hooks', 'offer') },
  {
    name: 'workshop-choices',
    async open(page) {
      await workshop(page, 'kinds', 'add', 'shoot');
      await page.locator('[data-spot-of="more"]').click();
      await page.locator('dialog[open] [data-choice]').first().waitFor();
    },
  },
  {
    name: 'workshop-picture',
    async open(page) {
      await workshop(page, 'kinds', 'add', 'shoot');
      await page.locator('[data-act="paint"]').click();
      await page.locator('[data-act="surprise"]').waitFor();
    },
  },
  {
    name: 'workshop-pack',
    async open(page) {
      await workshop(page, 'events', 'hooks', 'drawCount');
      await page.locator('[data-act="to-pack"]').click();
      await page.locator('[data-thing]').waitFor();
    },
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
      await page.locator('main h1').waitFor();
    },
  },
  ...MOMENTS.map((scene) => ({ name: `table-${scene.name}`, open: (page: Page) => sitAtScene(page, scene) })),
  then('table-aiming', 'full-table', (page) => page.locator('[data-act="hand-card"]:not([disabled])').first().click()),
  then('closer-look', 'full-table', (page) => page.locator('[data-act="hand-card"]').last().click({ button: 'right' })),
  then('seat', 'full-table', (page) => lookAt(page, 3)),
  { name: 'out', open: (page) => sitAsFriend(page, 'full-table') },
  { name: 'out-predicted', open: (page) => withPrediction(page, 'full-table') },
  { name: 'watching', open: (page) => watch(page, 'dice-roll') },
  {
    name: 'side-game',
    async open(page) {
      await sitAsFriend(page, 'full-table');
      await page.locator('[data-act="side-game"]').click();
      await page.locator('[data-side-game] [data-spot="felt"]').waitFor();
    },
  },
  then('predictions', 'evening', (page) => page.locator('[data-predictions]').scrollIntoViewIfNeeded()),
  then('voice-and-chat', 'first-turn', async (page) => {
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-act="voice-link"]').scrollIntoViewIfNeeded();
  }),
  then('speaker', 'evening', async (page) => {
    await page.locator('[data-screen="after"] header button').first().click();
    await page.locator('[data-act="chat"]').click();
    await page.locator('[data-act="speaker"]').first().click();
  }),
  then('scoreboard', 'evening', (page) => page.locator('[data-scoreboard="7"]').scrollIntoViewIfNeeded()),
  then('who-plays-next', 'evening', (page) => page.locator('[data-line]').scrollIntoViewIfNeeded()),
  then('share-evening', 'evening', async (page) => {
    for (const act of ['evening-games', 'share-evening']) await page.locator(`[data-act="${act}"]`).click();
    await page.locator('[data-act="evening-json"]').scrollIntoViewIfNeeded();
  }),
  then('other-game', 'evening', async (page) => {
    await page.locator('[data-act="arrange"]').click();
    await page.locator('dialog[open] [data-act="saved-rules"]').click();
    await page.locator('dialog[open] [data-act="save-rules"]').scrollIntoViewIfNeeded();
  }),
  then('proof', 'over', (page) => page.locator('[data-act="proof"]').click()),
  then('settings', 'first-turn', (page) => page.locator('[data-act="menu"]').click()),
  then('host', 'first-turn', async (page) => {
    await page.locator('[data-act="menu"]').click();
    await page.locator('[data-host]').scrollIntoViewIfNeeded();
  }),
  then('story', 'first-turn', (page) => page.locator('[data-act="story"]').click()),
  then('chat', 'first-turn', (page) => page.locator('[data-act="chat"]').click()),
  then('signs', 'first-turn', async (page) => {
    await page.locator('[data-tool="gestures"]').click();
    await page.locator('[data-gesture="sorry"]').waitFor();
  }),
  then('said-and-guessed', 'full-table', async (page) => {
    // One tap each; two for a guess of Deputy.
    for (const who of [1, 2, 2]) await page.locator(`[data-seat="${who}"] [data-guess]`).click();
    await page.locator('[data-tool="gestures"]').click();
    await page.locator('[data-gesture="sorry"]').click();
    await page.locator('[data-bubble="sorry"]').waitFor();
  }),
  then('guess-dice', 'dice-roll', async (page) => {
    await lookAt(page, 2);
    await page.locator('[data-hunches] [data-choice="renegade"]').click();
  }),
  {
    name: 'replay',
    open: (page) => replay(page, 'over'),
  },
  {
    name: 'replay-share',
    async open(page) {
      const shared = await page.request.get(`/api/games/${sceneOf('over').id}`);
      await page.goto('/replay');
      await page
        .locator('[data-act="replay-file"]')
        .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: await shared.body() });
      await page.locator('[data-act="share"]').click();
      await page.locator('dialog[open] input').waitFor();
    },
  },
  {
    name: 'open-replay',
    async open(page) {
      await page.goto('/replay');
      await page.locator('[data-act="replay-file"]').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'open-replay-refused',
    async open(page) {
      await page.goto('/replay#AAAA');
      await page.getByRole('alert').waitFor();
    },
  },
  ...['full-table', 'dice-roll', 'evening'].map((scene) => ({
    name: `room-${scene}`,
    open: (page: Page) => roomOf(page, scene),
  })),
  { name: 'room-overlay', open: (page) => roomOf(page, 'full-table', '?overlay&chat&code&qr') },
  {
    name: 'room-waiting',
    async open(page) {
      await waiting(page);
      await page.goto(`${new URL(page.url()).pathname}/screen`);
      await page.locator('[data-screen="waiting"] [data-name]').first().waitFor();
    },
  },
  {
    name: 'room-link',
    async open(page) {
      await waiting(page);
      await page.locator('[data-act="room-screen"]').click();
    },
  },
  {
    name: 'room-replay',
    async open(page) {
      await roomOf(page, 'over');
      await page.locator('[data-act="open-replay"]').click();
      await page.locator('[data-screen="replay"] [data-open-hand]').first().waitFor();
      await page.keyboard.press(' ');
    },
  },
  { name: 'replay-why', open: (page) => why(page, 'over', 40) },
  {
    name: 'replay-dice',
    open: (page) => replay(page, 'dice-over'),
  },
  { name: 'replay-dice-why', open: (page) => why(page, 'dice-over', 30) },
  {
    name: 'solo-advice',
    async open(page) {
      await tryAgain(page);
      await page.locator('[data-act="advice"]').click();
      await page.locator('[data-advice]').waitFor();
    },
  },
  {
    name: 'solo-warning',
    async open(page) {
      await tryAgain(page);
      await switchWarningsOn(page);
      await page.locator('[data-act="end"]').click();
      await page.locator('[data-warning]').waitFor();
    },
  },
  { name: 'replay-coach', open: (page) => coach(page, 'over') },
  { name: 'replay-dice-coach', open: (page) => coach(page, 'dice-over') },
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
