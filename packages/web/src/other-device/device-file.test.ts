// Tests of the file that moves a browser's games, settings and notes.
// Runs apart: it adds IndexedDB to the globals.

import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishedGame } from '../finished-game/testing/finished-bot-games.ts';
import type { KeptGame } from '../game-history/game-list-entry.ts';
import { listGames, openGames, putGame, replayIn } from '../game-history/games-database.ts';
import { BadDeviceFile, checkedDeviceFile, readDeviceFile } from './device-file.ts';
import { everythingHere, takeOver } from './take-over.ts';

const REPLAY = finishedGame({ game: 'dice', seats: 4 }, 'device');

const played = (id: string): KeptGame => ({
  ...{ where: 'solo', id, game: 'dice', seats: 4, seat: 0, role: 'outlaw', character: null, result: 'won' },
  ...{ ending: 'outlaws', names: ['Ann'], answers: 9, own: 3, byBot: false, startedAt: 1, endedAt: 2 },
  ...{ level: 'deputy', awards: ['barfly'] },
});

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  const games = await openGames();
  for (const shelf of ['games', 'replays', 'deleted'] as const) await games.clear(shelf);
  games.close();
});

async function store(...ids: string[]): Promise<void> {
  const games = await openGames();
  for (const id of ids) await putGame(games, played(id), REPLAY);
  games.close();
}

async function stored(): Promise<readonly string[]> {
  const games = await openGames();
  const found = (await listGames(games)).map(({ id }) => id).sort();
  games.close();
  return found;
}

const SETTINGS = { state: { name: 'Ann', language: 'it' }, version: 1 };
const HUNCHES = [{ game: 'g', seats: { 1: 'outlaw' } }];

/** The file of a browser with two games, settings, notes and an admin token. */
async function written(): Promise<string> {
  kept.set('posse-settings', JSON.stringify(SETTINGS));
  kept.set('posse-hunches', JSON.stringify(HUNCHES));
  kept.set('posse-awards', JSON.stringify({ 'solo a': { at: 2, awards: ['barfly'] } }));
  kept.set('posse-admin', 'secret');
  kept.set('posse-seat-ABCDEF', 'secret');
  await store('a', 'b');
  return JSON.stringify(await everythingHere());
}

async function forgetAll(): Promise<void> {
  kept.clear();
  const games = await openGames();
  for (const shelf of ['games', 'replays'] as const) await games.clear(shelf);
  games.close();
}

test('the games, settings, awards and notes of one browser are found again in another', async () => {
  const text = await written();
  await forgetAll();
  expect(await takeOver(checkedDeviceFile(text))).toBe(2);
  expect(await stored()).toEqual(['a', 'b']);
  expect(JSON.parse(kept.get('posse-settings') ?? '')).toEqual(SETTINGS);
  expect(JSON.parse(kept.get('posse-hunches') ?? '')).toEqual(HUNCHES);
  expect(Object.keys(JSON.parse(kept.get('posse-awards') ?? '')).sort()).toEqual(['solo a', 'solo b']);
  const games = await openGames();
  expect(await replayIn(games, 'solo a')).toEqual(REPLAY);
  games.close();
});

test('a file for another device holds no token', async () => {
  expect(await written()).not.toContain('secret');
});

test('games and awards of the receiving browser stay when a file is taken over', async () => {
  const text = await written();
  await forgetAll();
  await store('c');
  kept.set('posse-awards', JSON.stringify({ 'solo c': { at: 7, awards: ['grudge'] } }));
  await takeOver(checkedDeviceFile(text));
  expect(await takeOver(checkedDeviceFile(text))).toBe(0);
  expect(await stored()).toEqual(['a', 'b', 'c']);
  expect(Object.keys(JSON.parse(kept.get('posse-awards') ?? '')).sort()).toEqual(['solo a', 'solo b', 'solo c']);
});

test('the file of games that older pages saved can be taken over too, and leaves the settings alone', async () => {
  kept.set('posse-settings', 'mine');
  const games = [{ ...played('old'), replay: REPLAY }];
  await takeOver(checkedDeviceFile(JSON.stringify({ format: 'posse-games', version: 1, games })));
  expect([await stored(), kept.get('posse-settings')]).toEqual([['old'], 'mine']);
});

const faultOf = (text: string): unknown => {
  try {
    checkedDeviceFile(text);
    return 'none';
  } catch (error) {
    return error instanceof BadDeviceFile ? [error.fault, error.part] : error;
  }
};

test('a file of another device that is cut off, damaged, foreign or newer is refused with its reason', async () => {
  const text = await written();
  const file = JSON.parse(text);
  const changed = (changes: object): string => JSON.stringify({ ...file, ...changes });
  const [first, second] = file.games;
  expect(faultOf(text)).toBe('none');
  expect(faultOf(text.slice(0, -20))).toEqual(['broken', '']);
  expect(faultOf('[1, 2]')).toEqual(['other', '']);
  expect(faultOf('{"format":"posse-replay","version":1}')).toEqual(['other', '']);
  expect(faultOf(changed({ version: 2 }))).toEqual(['newer', '']);
  expect(faultOf(changed({ version: 'one' }))).toEqual(['damaged', 'version']);
  expect(faultOf(changed({ games: null }))).toEqual(['damaged', 'games']);
  expect(faultOf(changed({ games: [first, { ...second, result: 'tied' }] }))).toEqual(['damaged', 'games[1]']);
  expect(faultOf(changed({ games: [{ ...first, replay: { format: 'x' } }] }))).toEqual(['damaged', 'games[0]']);
  expect(faultOf(changed({ notes: 7 }))).toEqual(['damaged', 'notes']);
  expect(faultOf(changed({ notes: { 'posse-settings': 'Ann' } }))).toEqual(['damaged', 'posse-settings']);
  expect(faultOf(changed({ notes: { 'posse-settings': { name: 'Ann' } } }))).toEqual(['damaged', 'posse-settings']);
});

test('unknown notes of a file are left out, so that no file can set a token', async () => {
  const notes = { 'posse-admin': { state: {} }, 'posse-seat-ABCDEF': ['x'] };
  await takeOver(checkedDeviceFile(JSON.stringify({ format: 'posse-device', version: 1, notes, games: [] })));
  expect([...kept.keys()]).toEqual([]);
});

test('a file that is far too large is refused unread', async () => {
  const file = { size: 1e9, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
  await expect(readDeviceFile(file)).rejects.toMatchObject({ fault: 'too-large' });
});

test('a file for which there is no room changes nothing', async () => {
  const text = await written();
  await forgetAll();
  kept.set('posse-settings', 'mine');
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    this.transaction.abort();
    throw new DOMException('no room', 'QuotaExceededError');
  });
  await expect(takeOver(checkedDeviceFile(text))).rejects.toThrow();
  vi.restoreAllMocks();
  expect([...kept]).toEqual([['posse-settings', 'mine']]);
  expect(await stored()).toEqual([]);
});
