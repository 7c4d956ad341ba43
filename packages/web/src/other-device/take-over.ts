// Takes over the content of a checked file: all of it, or nothing.

import { awardsIn, keepAwards, wonAwards } from '../achievements/lasting-awards.ts';
import { keptAs } from '../app/server-root-path.ts';
import { type KeptGame, keyOf } from '../game-history/game-list-entry.ts';
import { addGames, listGames, openGames, replayIn } from '../game-history/games-database.ts';
import { type DeviceFile, deviceFile, type MovedGame } from './device-file.ts';

/** Everything of this browser that can be moved. */
export async function everythingHere(): Promise<object> {
  const games = await openGames();
  try {
    const all: MovedGame[] = [];
    for (const game of await listGames(games))
      all.push({ ...game, replay: (await replayIn(games, keyOf(game))) as object | null });
    return deviceFile(all, Date.now());
  } finally {
    games.close();
  }
}

const AWARDS = 'posse-awards';

/** Adds the games that are not here yet, and replaces settings and notes. Rejects if there is no room: then nothing has changed. */
export async function takeOver({ games, notes }: DeviceFile): Promise<number> {
  const before = new Map(Object.keys(notes).map((key) => [key, localStorage.getItem(keptAs(key))] as const));
  const won = wonAwards();
  try {
    for (const [key, text] of Object.entries(notes)) localStorage.setItem(keptAs(key), text);
    // Awards of both devices count.
    keepAwards({ ...won, ...awardsIn(games as readonly KeptGame[]) });
    return await addAll(games);
  } catch (error) {
    before.set(AWARDS, before.get(AWARDS) ?? null);
    for (const [key, text] of before)
      if (text === null) localStorage.removeItem(keptAs(key));
      else localStorage.setItem(keptAs(key), text);
    if (Object.keys(won).length > 0) keepAwards(won);
    throw error;
  }
}

async function addAll(moved: readonly MovedGame[]): Promise<number> {
  const games = await openGames();
  try {
    return await addGames(
      games,
      moved.map(({ replay, ...game }) => ({ game, replay: replay === null ? null : JSON.stringify(replay) })),
    );
  } finally {
    games.close();
  }
}
