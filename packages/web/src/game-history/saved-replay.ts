// The replay of an own game that is stored only in this browser.

import { keyOf, type Played } from './game-list-entry.ts';
import { openGames, replayIn } from './games-database.ts';

/** The stored replay; null if only the game's line is stored, `unknown` if the game is not the user's. */
export async function ownReplay(game: Pick<Played, 'where' | 'id'>): Promise<unknown> {
  const games = await openGames().catch(() => null);
  if (games === null) return 'unknown';
  try {
    const key = keyOf(game);
    return (await games.getKey('games', key)) === undefined ? 'unknown' : await replayIn(games, key);
  } finally {
    games.close();
  }
}
