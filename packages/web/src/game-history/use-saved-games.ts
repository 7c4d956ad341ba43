// The list of the user's games, synchronised between tabs.

import { useCallback, useEffect, useState } from 'react';
import { keepWhatEnded } from './finished-game-saver.ts';
import { type KeptGame, keyOf } from './game-list-entry.ts';
import { deleteGames, listGames, openGames, replayIn } from './games-database.ts';
import { notifyOtherTabs, onGamesChanged } from './tab-sync.ts';

interface Shown {
  /** The stored games; null while loading, `off` if the browser stores nothing. */
  readonly games: readonly KeptGame[] | 'off' | null;
  forget(games: readonly KeptGame[]): void;
}

export function useGames(): Shown {
  const [games, setGames] = useState<Shown['games']>(null);
  const look = useCallback(async (): Promise<void> => {
    const shelves = await openGames().catch(() => null);
    if (shelves === null) return setGames('off');
    setGames(await listGames(shelves).finally(() => shelves.close()));
  }, []);
  useEffect(() => {
    const lookAgain = (): void => void look();
    const stop = onGamesChanged(lookAgain);
    // Games that ended unseen are added to the list.
    void keepWhatEnded().finally(lookAgain);
    return stop;
  }, [look]);
  const forget = async (gone: readonly KeptGame[]): Promise<void> => {
    const shelves = await openGames();
    await deleteGames(shelves, gone, Date.now()).finally(() => shelves.close());
    notifyOtherTabs();
  };
  return { games, forget: (gone) => void forget(gone) };
}

/** All stored games with their replays, to be saved as a file. */
export async function everything(games: readonly KeptGame[]): Promise<object> {
  const shelves = await openGames();
  try {
    const whole = [];
    for (const game of games) whole.push({ ...game, replay: await replayIn(shelves, keyOf(game)) });
    return { format: 'posse-games', version: 1, games: whole };
  } finally {
    shelves.close();
  }
}
