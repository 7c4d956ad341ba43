// The database of the user's games in this browser: lines, replays, deletions.

import type { Replay } from '@posse/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { keptAs } from '../app/server-root-path.ts';
import { type KeptGame, keyOf } from './game-list-entry.ts';

interface Shelves extends DBSchema {
  readonly games: { readonly key: string; readonly value: KeptGame; readonly indexes: { readonly endedAt: number } };
  /** The replays as text; the oldest are deleted first. */
  readonly replays: { readonly key: string; readonly value: string };
  /** Deleted games with their time: another page, or a reload, must not bring one back. */
  readonly deleted: { readonly key: string; readonly value: number };
}

type Shelf = 'games' | 'replays' | 'deleted';
export type Games = IDBPDatabase<Shelves>;

const SHELVES: readonly Shelf[] = ['games', 'replays', 'deleted'];
/** The maximum numbers of stored lines and replays. A line takes some hundred bytes, a replay some ten thousand. */
export const GAMES_KEPT = 1000;
export const REPLAYS_KEPT = 200;

/** Opens the database. Rejects if the browser stores nothing. */
export const openGames = async (): Promise<Games> =>
  openDB<Shelves>(keptAs('posse-games'), 1, {
    upgrade(database) {
      database.createObjectStore('games').createIndex('endedAt', 'endedAt');
      database.createObjectStore('replays');
      database.createObjectStore('deleted');
    },
    blocking: (_version, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** The stored games, the latest first. */
export const listGames = async (games: Games): Promise<readonly KeptGame[]> =>
  (await games.getAllFromIndex('games', 'endedAt')).reverse();

/** How much was stored: `line` if there was no room for the replay, `full` if there was no room at all. */
export type Room = 'whole' | 'line' | 'full';

/**
 * Stores a game, unless it was deleted. If room is short, replays of old games are deleted, and then its own is left
 * out.
 */
export async function putGame(games: Games, game: KeptGame, replay: Replay): Promise<Room> {
  const text = JSON.stringify(replay);
  for (const attempt of [
    () => put(games, game, text),
    () => dropReplays(games, 0).then(() => put(games, game, text)),
    () => put(games, game, null),
  ] as const) {
    const room = await attempt().catch(ifFull);
    if (room !== 'full') return room;
  }
  return 'full';
}

async function put(games: Games, game: KeptGame, replay: string | null): Promise<Room> {
  const key = keyOf(game);
  const writing = games.transaction(SHELVES, 'readwrite');
  const writes = async (): Promise<Room> => {
    if ((await writing.objectStore('deleted').get(key)) !== undefined) return 'whole';
    await writing.objectStore('games').put(game, key);
    if (replay !== null) await writing.objectStore('replays').put(replay, key);
    return replay === null ? 'line' : 'whole';
  };
  try {
    const room = await writes();
    await writing.done;
    await dropReplays(games, REPLAYS_KEPT);
    await dropGames(games);
    return room;
  } catch (error) {
    await writing.done.catch(() => undefined);
    throw error;
  }
}

function ifFull(error: unknown): Room {
  if (error instanceof Error && error.name === 'QuotaExceededError') return 'full';
  throw error;
}

/** Deletes all replays but this many, the oldest first. */
async function dropReplays(games: Games, kept: number): Promise<void> {
  if ((await games.count('replays')) <= kept) return;
  const writing = games.transaction(SHELVES, 'readwrite');
  const all = (await writing.objectStore('games').index('endedAt').getAllKeys()).reverse();
  for (const key of all.slice(kept)) await writing.objectStore('replays').delete(key);
  await writing.done;
}

async function dropGames(games: Games): Promise<void> {
  if ((await games.count('games')) <= GAMES_KEPT) return;
  const writing = games.transaction(SHELVES, 'readwrite');
  const all = (await writing.objectStore('games').index('endedAt').getAllKeys()).reverse();
  for (const key of all.slice(GAMES_KEPT)) {
    await writing.objectStore('games').delete(key);
    await writing.objectStore('replays').delete(key);
  }
  await writing.done;
}

export async function deleteGames(games: Games, gone: readonly KeptGame[], now: number): Promise<void> {
  const writing = games.transaction(SHELVES, 'readwrite');
  for (const key of gone.map(keyOf)) {
    await writing.objectStore('games').delete(key);
    await writing.objectStore('replays').delete(key);
    await writing.objectStore('deleted').put(now, key);
  }
  await writing.done;
}

/** Adds games that are not stored yet: all of them, or none if there is no room. Returns how many were added. */
export async function addGames(
  games: Games,
  more: readonly { readonly game: KeptGame; readonly replay: string | null }[],
): Promise<number> {
  const writing = games.transaction(SHELVES, 'readwrite');
  let added = 0;
  try {
    for (const { game, replay } of more) {
      const key = keyOf(game);
      if ((await writing.objectStore('games').getKey(key)) !== undefined) continue;
      await writing.objectStore('deleted').delete(key);
      await writing.objectStore('games').put(game, key);
      if (replay !== null) await writing.objectStore('replays').put(replay, key);
      added++;
    }
    await writing.done;
  } catch (error) {
    await writing.done.catch(() => undefined);
    throw error;
  }
  await dropReplays(games, REPLAYS_KEPT);
  await dropGames(games);
  return added;
}

/** Stores what became known about a game, unless it was deleted meanwhile. */
export async function completeGame(games: Games, game: KeptGame, known: Partial<KeptGame>): Promise<void> {
  const key = keyOf(game);
  const writing = games.transaction('games', 'readwrite');
  const kept = await writing.store.get(key);
  if (kept !== undefined) await writing.store.put({ ...kept, ...known }, key);
  await writing.done;
}

export async function replayIn(games: Games, key: string): Promise<unknown> {
  const text = await games.get('replays', key);
  return text === undefined ? null : JSON.parse(text);
}
