// Something of a finished game that has to be fetched first.

import { useEffect, useState } from 'react';
import { BrokenFilm } from './film.ts';
import { type Lack, NotThere } from './load.ts';

/** Null while it is on its way; a word if it can't be had. `find` is called anew whenever it is another function. */
export function useFound<T extends object>(find: () => Promise<T>): T | Lack | null {
  const [found, setFound] = useState<T | Lack | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (what: T | Lack): void => {
      if (isWanted) setFound(what);
    };
    setFound(null);
    find().then(keep, (error: unknown) => keep(lackOf(error)));
    return () => {
      isWanted = false;
    };
  }, [find]);
  return found;
}

function lackOf(error: unknown): Lack {
  return error instanceof BrokenFilm || error instanceof NotThere ? error.lack : 'out-of-reach';
}
