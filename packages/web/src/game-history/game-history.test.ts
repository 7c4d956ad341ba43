// Tests of the stored games, with little room and with several pages.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import type { Replay } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openRecording } from '../finished-game/replay/replayed-game.ts';
import { finishedGame } from '../finished-game/testing/finished-bot-games.ts';
import { type KeptGame, keptGameOf, keyOf } from './game-list-entry.ts';
import {
  addGames,
  completeGame,
  deleteGames,
  GAMES_KEPT,
  type Games,
  listGames,
  openGames,
  putGame,
  REPLAYS_KEPT,
  replayIn,
} from './games-database.ts';
import { countBy, FORM_GAMES, formOf, totalOf } from './win-counts.ts';

const REPLAY = finishedGame({ game: 'card', seats: 4 }, 'history');
const [WINNER = 0] = REPLAY.winners ?? [];

const played = (id: string, endedAt = 1): KeptGame => ({
  where: 'solo',
  id,
  game: 'card',
  seats: 4,
  seat: 0,
  role: 'outlaw',
  character: 'rose-doolan',
  result: 'won',
  ending: 'outlaws',
  names: ['Ann'],
  answers: 100,
  own: 20,
  byBot: false,
  startedAt: 0,
  endedAt,
});

let games: Games;
beforeEach(async () => {
  games = await openGames();
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const shelf of ['games', 'replays', 'deleted'] as const) await games.clear(shelf);
  games.close();
});

describe('the line of a game', () => {
  test('the entry in the list of finished games has the character, the result and the duration', async () => {
    const line = await keptGameOf({ where: 'server', id: 'g', seat: WINNER }, REPLAY);
    expect(line).toMatchObject({ game: 'card', seats: 4, seat: WINNER, result: 'won', byBot: false });
    expect(line.role).not.toBeNull();
    expect(line.character).not.toBeNull();
    expect(line.endedAt - line.startedAt).toBe(900_000);
    expect(line.answers).toBe(REPLAY.answers.length);
  });

  test('the entry in the list of finished games says whether a bot finished the game for the player', async () => {
    const bots = REPLAY.answers.map((_, number) => (number > 10 ? 'deputy' : null));
    const line = await keptGameOf({ where: 'server', id: 'g', seat: WINNER }, { ...REPLAY, bots });
    expect(line.byBot).toBe(true);
    expect(line.own).toBeLessThan(REPLAY.answers.filter(({ seat }) => seat === WINNER).length);
  });

  test('a forced answer in a finished game counts neither as the player’s own nor as a bot’s', async () => {
    const recording = await openRecording(REPLAY);
    const forced = REPLAY.answers.map((_, number) => recording.isForced(number));
    expect(REPLAY.answers.some(({ seat }, number) => seat === WINNER && forced[number])).toBe(true);
    const bots = forced.map((isForced) => (isForced ? 'deputy' : null));
    const line = await keptGameOf({ where: 'server', id: 'g', seat: WINNER }, { ...REPLAY, bots });
    const own = REPLAY.answers.filter(({ seat }, number) => seat === WINNER && !forced[number]);
    expect(line).toMatchObject({ byBot: false, own: own.length });
  });

  test('a finished game that can’t be dealt any more is still listed, without role and character', async () => {
    const broken: Replay = { ...REPLAY, setup: { seats: 99 }, winners: null };
    const line = await keptGameOf({ where: 'server', id: 'g', seat: 0 }, broken);
    expect(line).toMatchObject({ role: null, character: null, result: 'open' });
  });
});

test('a finished game is stored once with its replay, even if several tabs store it', async () => {
  const other = await openGames();
  expect(await putGame(games, played('a', 1), REPLAY)).toBe('whole');
  expect(await putGame(other, played('a', 1), REPLAY)).toBe('whole');
  expect(await putGame(other, played('b', 2), REPLAY)).toBe('whole');
  other.close();
  expect((await listGames(games)).map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await replayIn(games, keyOf(played('a')))).toEqual(REPLAY);
});

test('a finished game that was deleted does not come back because another tab stores it', async () => {
  await putGame(games, played('a'), REPLAY);
  await deleteGames(games, [played('a')], 5);
  expect(await putGame(games, played('a'), REPLAY)).toBe('whole');
  expect(await listGames(games)).toEqual([]);
  expect(await replayIn(games, keyOf(played('a')))).toBeNull();
});

test('when very many finished games are stored, the oldest lose their replays, and then their entries', async () => {
  const writing = games.transaction(['games', 'replays'], 'readwrite');
  for (let number = 0; number < GAMES_KEPT; number++) {
    const game = played(`g${number}`, number);
    await writing.objectStore('games').put(game, keyOf(game));
    if (number >= GAMES_KEPT - REPLAYS_KEPT) await writing.objectStore('replays').put('{}', keyOf(game));
  }
  await writing.done;
  await putGame(games, played('new', GAMES_KEPT), REPLAY);
  const left = await listGames(games);
  expect([left.length, left[0]?.id, left.at(-1)?.id]).toEqual([GAMES_KEPT, 'new', 'g1']);
  expect(await games.count('replays')).toBe(REPLAYS_KEPT);
  expect(await replayIn(games, keyOf(played('new')))).toEqual(REPLAY);
});

/** Limits the browser's storage: room for this many replays, and for lines or not. */
function shortOfRoom(replays: number, lines: boolean): void {
  const put = IDBObjectStore.prototype.put;
  let left = replays;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...what) {
    if (this.name === 'games' ? !lines : left-- <= 0) {
      this.transaction.abort();
      throw new DOMException('no room', 'QuotaExceededError');
    }
    return put.apply(this, what);
  });
}

describe('when room is short', () => {
  test('when the browser’s storage is full, old replays make way for the newest game’s', async () => {
    await putGame(games, played('old', 1), REPLAY);
    const put = IDBObjectStore.prototype.put;
    let isFull = true;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...what) {
      if (this.name === 'replays' && isFull) {
        isFull = false;
        this.transaction.abort();
        throw new DOMException('no room', 'QuotaExceededError');
      }
      return put.apply(this, what);
    });
    expect(await putGame(games, played('new', 2), REPLAY)).toBe('whole');
    expect((await listGames(games)).map(({ id }) => id)).toEqual(['new', 'old']);
    expect(await replayIn(games, keyOf(played('old')))).toBeNull();
  });

  test('when the browser’s storage is full, a finished game is listed without its replay', async () => {
    shortOfRoom(0, true);
    expect(await putGame(games, played('a'), REPLAY)).toBe('line');
    expect((await listGames(games)).map(({ id }) => id)).toEqual(['a']);
    expect(await replayIn(games, keyOf(played('a')))).toBeNull();
  });

  test('when the browser’s storage is full, the page reports a finished game that it can’t store', async () => {
    shortOfRoom(0, false);
    expect(await putGame(games, played('a'), REPLAY)).toBe('full');
    vi.restoreAllMocks();
    expect(await listGames(games)).toEqual([]);
  });
});

test('wins of finished games are counted by role and by character, and abandoned games do not count', () => {
  const all: readonly KeptGame[] = [
    played('a'),
    { ...played('b'), result: 'lost' },
    { ...played('c'), role: 'sheriff', character: 'el-gringo' },
    { ...played('d'), result: 'open' },
    { ...played('e'), role: null, character: null, result: 'lost' },
  ];
  expect(totalOf(all)).toEqual({ games: 4, won: 2 });
  expect(countBy(all, 'role')).toEqual([
    { id: 'outlaw', games: 2, won: 1 },
    { id: 'sheriff', games: 1, won: 1 },
  ]);
  expect(countBy(all, 'character').map(({ id }) => id)).toEqual(['rose-doolan', 'el-gringo']);
});

test('wins of finished games are counted by level and number of players; games of older pages have no level', () => {
  const all: readonly KeptGame[] = [
    { ...played('a'), level: 'deputy' },
    { ...played('b'), level: 'deputy', seats: 7, result: 'lost' },
    played('c'),
  ];
  expect(countBy(all, 'level')).toEqual([{ id: 'deputy', games: 2, won: 1 }]);
  expect(countBy(all, 'seats')).toEqual([
    { id: '4', games: 2, won: 2 },
    { id: '7', games: 1, won: 0 },
  ]);
});

test('the curve of finished games has the share of wins among the last ones, in the order of time', () => {
  const games = Array.from({ length: FORM_GAMES + 10 }, (_, number) => ({
    ...played(`g${number}`, number),
    result: number < 10 ? ('won' as const) : ('lost' as const),
  }));
  const form = formOf([...games.toReversed(), { ...played('open', 500), result: 'open' }]);
  expect(form).toHaveLength(FORM_GAMES + 10);
  expect([form[0], form[FORM_GAMES - 1]?.share, form.at(-1)]).toEqual([
    { at: 0, share: 1 },
    10 / FORM_GAMES,
    { at: FORM_GAMES + 9, share: 0 },
  ]);
});

test('the entry of a finished game names the level of most bots, and the awards of the user', async () => {
  const bots = REPLAY.answers.map(({ seat }) => (seat === WINNER ? null : 'gunslinger/bold'));
  const line = await keptGameOf({ where: 'solo', id: 'g', seat: WINNER }, { ...REPLAY, bots });
  expect(line.level).toBe('gunslinger');
  expect((await keptGameOf({ where: 'solo', id: 'g', seat: WINNER }, REPLAY)).level).toBe('people');
  const lines = await Promise.all([0, 1, 2, 3].map((seat) => keptGameOf({ where: 'solo', id: 'g', seat }, REPLAY)));
  const awards = lines.flatMap((one) => one.awards ?? []);
  expect(awards.length).toBeGreaterThan(0);
  expect(new Set(awards).size).toBe(awards.length);
});

test('games of another device are added whole or not at all, and none twice', async () => {
  await putGame(games, played('a', 1), REPLAY);
  const more = ['a', 'b', 'c'].map((id, number) => ({ game: played(id, number), replay: JSON.stringify(REPLAY) }));
  expect(await addGames(games, more)).toBe(2);
  expect(await addGames(games, more)).toBe(0);
  expect((await listGames(games)).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
  shortOfRoom(1, true);
  const full = ['d', 'e'].map((id) => ({ game: played(id), replay: '{}' }));
  await expect(addGames(games, full)).rejects.toThrow();
  vi.restoreAllMocks();
  expect((await listGames(games)).map(({ id }) => id).sort()).toEqual(['a', 'b', 'c']);
});

test('a loss that the coach found out about a finished game is added to its entry, unless it was deleted', async () => {
  await putGame(games, played('a'), REPLAY);
  await completeGame(games, played('a'), { level: 'deputy' });
  await completeGame(games, played('gone'), { level: 'deputy' });
  expect(await listGames(games)).toEqual([{ ...played('a'), level: 'deputy' }]);
});
