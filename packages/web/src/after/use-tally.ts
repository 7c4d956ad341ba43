// The tally of the game that is over: at first from what was seen here, then, if that was not all, from its replay.

import { useCallback, useMemo } from 'react';
import type { Beat } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';
import { type Film, openFilm } from './film.ts';
import { loadReplay } from './load.ts';
import { type Tally, tallyOf } from './tally.ts';
import { useFound } from './use-found.ts';

export interface Counted {
  /** Null until something is known. */
  readonly tally: Tally | null;
  /** Does it begin with the first card? */
  readonly isWhole: boolean;
}

const isWhole = (story: readonly Beat[], answers: number): boolean =>
  story.length === answers && story.every(({ number }, place) => number === place);

export function useTally(): Counted {
  const where = useTable((state) => state.where);
  const story = useTable((state) => state.story);
  const game = useTable((state) => state.shown);
  const id = game?.id ?? null;
  const wasSeen = isWhole(story, game?.n ?? -1);
  const find = useCallback(
    // What was seen from the first card on need not be fetched.
    () => (id === null || wasSeen ? new Promise<Film>(() => undefined) : loadReplay(where, id).then(openFilm)),
    [where, id, wasSeen],
  );
  const found = useFound(find);
  const film = typeof found === 'object' ? found : null;
  return useMemo(() => {
    if (film !== null) return { tally: tallyOfFilm(film), isWhole: film.parting === null };
    const [first] = story;
    const tally =
      first === undefined
        ? null
        : tallyOf(
            first.before,
            story.map(({ facts }) => facts),
          );
    return { tally, isWhole: wasSeen };
  }, [film, story, wasSeen]);
}

export const tallyOfFilm = (film: Film): Tally =>
  tallyOf(
    film.view(0, 'spectator'),
    Array.from({ length: film.length }, (_, answer) => film.told(answer, 'spectator')),
  );
