// The replay of a game of one's own, where it was played longer ago than anybody else remembers.

import { openGames, replayIn } from './database.ts';
import { keyOf, type Played } from './kept-game.ts';

/** Null if only its line is kept; `unknown` if it is none of one's own. */
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
