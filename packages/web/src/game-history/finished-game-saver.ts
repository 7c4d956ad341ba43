// Stores a finished game, and games that ended while the user was away.

import { awardsIn, keepAwards } from '../achievements/lasting-awards.ts';
import { loadReplay, NotThere } from '../finished-game/finished-game-loader.ts';
import { codeOf, findTable } from '../lobby/server-requests.ts';
import { keptGameOf, type Played } from './game-list-entry.ts';
import { openGames, putGame, type Room } from './games-database.ts';
import { type Noted, notedGames, strike } from './running-game-notes.ts';
import { notifyOtherTabs } from './tab-sync.ts';

/**
 * The result of saving: `off` if the browser stores nothing, `later` if the game could not be loaded: then its note
 * stays.
 */
export type Kept = Room | 'off' | 'later';

export async function keepGame(played: Played): Promise<Kept> {
  const games = await openGames().catch(() => null);
  if (games === null) return 'off';
  try {
    const replay = await loadReplay(played.where, played.id);
    const game = await keptGameOf(played, replay);
    const room = await putGame(games, game, replay);
    keepAwards(awardsIn([game]));
    if (room !== 'full') strike(played);
    notifyOtherTabs();
    return room;
  } catch (error) {
    // A game that no longer exists can't be stored later either.
    if (error instanceof NotThere && error.lack === 'no-such-game') strike(played);
    return 'later';
  } finally {
    games.close();
  }
}

/** Saves noted games that ended while the user was away. */
export async function keepWhatEnded(): Promise<void> {
  for (const noted of notedGames()) if (!(await isPlayed(noted))) await keepGame(noted);
}

/**
 * Is the noted game still running? A solo game does not run while nobody is at its table, and is noted again once
 * somebody is.
 */
async function isPlayed({ where, code, id }: Noted): Promise<boolean> {
  if (where === 'solo') return false;
  try {
    const table = await findTable(code);
    return table.phase === 'playing' && table.gameId === id;
  } catch (error) {
    return codeOf(error) !== 'no-such-table';
  }
}
