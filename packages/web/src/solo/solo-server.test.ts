// Tests of solo games from the deal to the proof, with reloads and other tabs.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import type { View } from '@posse/card';
import { below, randomFrom } from '@posse/engine';
import { commitmentOf, isFairlyDealt, ownContributions, proof, replay } from '@posse/protocol';
import type { GameRecord } from '@posse/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isForced } from '../card/card-distances.ts';
import { inDatabase, openStores, type Stores } from './browser-stores.ts';
import { isSecondTry } from './second-try-id.ts';
import { type Database, openDatabase, unfinishedIn } from './solo-database.ts';
import { SoloServer } from './solo-server.ts';
import type { SoloWish } from './solo-worker-messages.ts';
import { Player } from './testing/solo-player.ts';

const CARDS: SoloWish = { game: 'card', plan: { seats: 4 } };
const DICE: SoloWish = { game: 'dice', plan: { seats: 5 } };
const DAY = 24 * 60 * 60 * 1000;

let databases = 0;
let database: Database;
let players: Player[];

/** Makes secrets, contributions and codes the same in every run, and with them the games. */
function drawAlike(): void {
  const random = randomFrom('solo');
  vi.spyOn(globalThis.crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array)
      for (let place = 0; place < array.length; place++) array[place] = below(random, 256);
    return array;
  });
}

beforeEach(async () => {
  drawAlike();
  database = await openDatabase(`keeper-${databases++}`);
  players = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const { client } of players) client.stop();
  database.close();
});

/** A solo server, as each page has one. Each opens the tables anew. */
function newServer(stores: Stores = inDatabase(database)): SoloServer {
  const server = new SoloServer(Promise.resolve(stores));
  server.pace = { bots: 'as usual', pause: [0, 0] };
  return server;
}

function come(server: SoloServer, code: string): Player {
  const player = new Player(server, code);
  players.push(player);
  return player;
}

/** A player at a new table who is asked a question. */
async function comeAndBeAsked(server: SoloServer, wish = CARDS): Promise<{ code: string; player: Player }> {
  for (;;) {
    const code = await server.make(wish);
    const player = await come(server, code).begin();
    await player.play(() => player.hasChoice || player.isOver);
    if (player.hasChoice) return { code, player };
    player.client.stop();
  }
}

describe.each([CARDS, DICE])('a solo $game game', (wish) => {
  test('a solo game is played to its end, with bots in the other seats', async () => {
    const server = newServer();
    const player = await come(server, await server.make(wish)).begin();
    expect(player.table.seats.map(({ by }) => by)).toEqual([
      'person',
      ...Array.from({ length: wish.plan.seats - 1 }, () => 'bot'),
    ]);
    await player.play();
    expect(player.refused).toEqual([]);
    expect(player.client.seat).toBe(0);
  });

  test('a solo game goes on where it was after a reload', async () => {
    const server = newServer();
    const code = await server.make(wish);
    const before = await come(server, code).begin();
    await before.play(() => before.isOver || (before.hasChoice && before.view.step > 20));
    before.client.stop();
    const after = come(newServer(), code);
    await after.until(() => after.client.game !== null);
    expect(after.client.seat).toBe(0);
    expect(after.client.game?.id).toBe(before.client.game?.id);
    expect(after.view).toEqual(before.view);
    await after.play();
    expect(after.refused).toEqual([]);
  });

  test('a solo game can be replayed, and its proof holds', async () => {
    const server = newServer();
    const player = await come(server, await server.make(wish)).begin();
    const id = player.client.game?.id ?? '';
    const promised = player.table.commitment;
    expect(await server.replay(id)).toBeNull();
    await player.play();
    const seen = replay.parse(await newServer().replay(id));
    expect(seen).toMatchObject({ game: wish.game, answers: { length: player.view.step } });
    expect(seen.names[0]).toBe('Ann');
    const proven = proof.parse(await newServer().proof(id));
    expect([proven.commitment, commitmentOf(proven.secret)]).toEqual([promised, promised]);
    expect(isFairlyDealt(proven)).toBe(true);
    expect(ownContributions(proven).indexOf(true)).toBe(0);
  });

  test('another solo game follows at the same table', async () => {
    const server = newServer();
    const player = await come(server, await server.make(wish)).begin();
    await player.play();
    const first = player.table.gameId;
    player.client.ready(true);
    player.client.start({ passStar: true });
    await player.until(() => player.table.gameId !== first && player.client.game !== null);
    await player.play();
    expect(player.refused).toEqual([]);
  });
});

test('a solo game has no clock, and no bot answers for its absent player', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const server = newServer();
  const { code, player } = await comeAndBeAsked(server);
  const { view } = player;
  player.client.stop();
  vi.advanceTimersByTime(30 * DAY);
  const after = come(server, code);
  await after.until(() => after.client.game !== null);
  expect(after.view).toEqual(view);
  expect(after.table.seats[0]).toMatchObject({ by: 'person', away: false });
});

test('a solo player who is silent for hours stays connected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const { player } = await comeAndBeAsked(newServer());
  const { client } = player;
  const { step } = player.view;
  for (let second = 0; second < 60; second++) {
    vi.advanceTimersByTime(1000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(client.status).toBe('open');
  }
  client.answer(0);
  await player.until(() => player.view.step > step && (player.isAsked || player.isOver));
  expect(player.refused).toEqual([]);
});

test('bots of solo games take the thinking time that was chosen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const server = newServer();
  const code = await server.make(CARDS);
  server.pace = { bots: 'as usual', pause: [5000, 5000] };
  const slow = await come(server, code).begin();
  // Answers that everybody can foresee take no time.
  await slow.play(() => !slow.isAsked && !isForced(slow.view as View));
  const { step } = slow.view;
  vi.advanceTimersByTime(4999);
  await slow.isHeard();
  expect(slow.view.step).toBe(step);
  vi.advanceTimersByTime(1);
  await slow.until(() => slow.view.step > step);
  slow.client.stop();
  const quick = come(newServer(), code);
  await quick.until(() => quick.client.game !== null);
  await quick.play();
});

const ALL_DICE: SoloWish = { game: 'dice', plan: { seats: 5, modules: [1, 2, 3, 4, 5] } };

describe.each([CARDS, ALL_DICE])('the bots of a $game game', (wish) => {
  test('paused bots of a solo game wait, answer one by one, and go on', async () => {
    const server = newServer();
    const { code, player } = await comeAndBeAsked(server, wish);
    server.pace = { ...server.pace, bots: 'held' };
    // Only the player's own answers go on.
    await player.play(() => !player.isAsked || player.isOver);
    if (player.isOver) return;
    for (let answers = 0; answers < 2 && !player.isAsked && !player.isOver; answers++) {
      const { step } = player.view;
      await player.isHeard();
      expect(player.view.step).toBe(step);
      server.step(code);
      await player.until(() => player.view.step > step);
      // A moment in which roles may be revealed is one step, whoever answers in it.
      await player.isHeard();
    }
    server.step('NOWHERE');
    server.pace = { ...server.pace, bots: 'as usual' };
    await player.play();
    expect(player.refused).toEqual([]);
  });

  test('legends in a hurried solo game are played by deputies, and nobody waits for them', async () => {
    const server = newServer();
    server.pace = { bots: 'hurried', pause: [DAY, DAY] };
    const legends = { ...wish, plan: { ...wish.plan, bot: 'legend' } };
    const player = await come(server, await server.make(legends)).begin();
    await player.play();
    const given = await inDatabase(database).archive.answers(player.client.game?.id ?? '', 0);
    const bots = new Set(given.flatMap(({ bot }) => (bot === undefined ? [] : [bot.split('/')[0]])));
    expect([...bots]).toEqual(['deputy']);
  });
});

test.each([CARDS, DICE])(
  'the coach of a solo $game game gets what the player sees, and no question of others',
  async (wish) => {
    const server = newServer();
    const { code, player } = await comeAndBeAsked(server, wish);
    const question = await server.question(code);
    expect(question?.game).toBe(wish.game);
    expect(question?.view).toEqual(player.view);
    const known = (question as { view: View }).view.players.map(({ role }) => role);
    expect(known).toEqual((player.view as View).players.map(({ role }) => role));
    expect(known).toContain(null);
    server.pace = { ...server.pace, bots: 'held' };
    await player.play(() => !player.isAsked || player.isOver);
    expect([await server.question(code), await server.question('NOWHERE')]).toEqual([null, null]);
  },
);

describe.each([CARDS, DICE])('a second try of a $game game', (wish) => {
  test('a finished game goes on from any of its positions, in the player’s seat, against bots', async () => {
    const server = newServer();
    const first = await come(server, await server.make(wish)).begin();
    await first.play();
    const given = replay.parse(await server.replay(first.table.gameId ?? ''));
    // A question with a choice for somebody else in the first game.
    const seat = given.answers[Math.floor(given.answers.length / 2)]?.seat ?? 0;
    const step = given.answers.findIndex((answer, at) => at > 4 && answer.seat === seat);
    const code = await server.tryAgain({ replay: given, seat, step });
    const player = come(server, code);
    await player.until(() => player.client.game !== null);
    expect(player.client.seat).toBe(seat);
    expect(isSecondTry(player.table.gameId ?? '')).toBe(true);
    expect(player.view.step).toBeGreaterThanOrEqual(step);
    expect(player.table.seats.map(({ by }) => by)).toEqual(
      given.names.map((_, place) => (place === seat ? 'person' : 'bot')),
    );
    await player.play();
    expect(player.refused).toEqual([]);
    const second = replay.parse(await server.replay(player.table.gameId ?? ''));
    expect(second.answers.slice(0, step)).toEqual(given.answers.slice(0, step));
  });
});

test('a solo game open in two tabs is played in the tab opened last, and the other tab is told', async () => {
  const [one, other] = [newServer(), newServer()];
  const { code, player: here } = await comeAndBeAsked(one);
  const there = come(other, code);
  await there.until(() => there.client.game !== null);
  here.client.answer(0);
  await here.until(() => here.client.status === 'stopped');
  expect(here.client.stoppedBecause?.code).toBe('replaced');
  const back = come(one, code);
  await back.until(() => back.client.game !== null);
  expect(back.view).toEqual(there.view);
  await back.play();
  expect(back.refused).toEqual([]);
});

test('the solo game offered to continue is the latest unfinished one', async () => {
  const server = newServer();
  expect(await unfinishedIn(database)).toBeNull();
  const first = await comeAndBeAsked(server, CARDS);
  expect(await unfinishedIn(database)).toEqual({ code: first.code, game: 'card' });
  const second = await comeAndBeAsked(server, DICE);
  expect(await unfinishedIn(database)).toEqual({ code: second.code, game: 'dice' });
  await second.player.play();
  expect(await unfinishedIn(database)).toEqual({ code: first.code, game: 'card' });
  await first.player.play();
  expect(await unfinishedIn(database)).toBeNull();
});

test('a solo game can be played in a browser without storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const server = newServer(await openStores());
  const player = await come(server, await server.make(CARDS)).begin();
  await player.play();
  const id = player.table.gameId ?? '';
  expect(proof.parse(await server.proof(id)).replay).toMatchObject({ answers: { length: player.view.step } });
});

test('the solo server refuses an impossible plan and an unknown table', async () => {
  const server = newServer();
  await expect(server.make({ game: 'card', plan: { seats: 19 } })).rejects.toMatchObject({ code: 'bad-plan' });
  const player = come(server, 'NOWHERE');
  await player.until(() => player.client.status === 'stopped');
  expect(player.client.stoppedBecause?.code).toBe('no-such-table');
  expect(await server.replay('nothing')).toBeNull();
});

test('a solo game of an older page goes on if today’s rules lead to the same, and else ends with a notice', async () => {
  const { code, player } = await comeAndBeAsked(newServer());
  const { view } = player;
  const id = player.table.gameId ?? '';
  const { rules: _, ...older } = (await database.get('games', id))?.record ?? ({} as GameRecord);
  player.client.stop();
  await database.put('games', { record: older as GameRecord, outcome: null }, id);
  const server = newServer();
  // No bot may play on while the stored data changes.
  server.pace = { bots: 'as usual', pause: [DAY, DAY] };
  const same = come(server, code);
  await same.until(() => same.client.game !== null);
  expect(same.view).toEqual(view);
  await same.play(() => same.view.step > 0 || same.isOver);
  same.client.stop();
  const first = await database.get('answers', [id, 0]);
  if (first === undefined) throw new Error('nobody has answered');
  await database.put('answers', { ...first, answer: '{"seat":0,"kind":"nonsense"}' }, [id, 0]);
  await database.put('games', { record: older as GameRecord, outcome: null }, id);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const ended = come(newServer(), code);
  await ended.until(() => ended.client.table !== null);
  expect(ended.table.phase).toBe('gathering');
  expect(ended.client.lines.at(-1)?.notice).toBe('older-rules');
  expect(await unfinishedIn(database)).toBeNull();
  await ended.begin();
});
