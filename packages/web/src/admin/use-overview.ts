// How the server is, looked up again and again while somebody looks at it.

import type { AdminOverview } from '@posse/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '../lobby/api.ts';
import { lookAround } from './api.ts';

const EVERY = 2000;

export interface Seen {
  /** As it was told last; null before the first time. */
  readonly overview: AdminOverview | null;
  /** Why it could not be told since, as a code; null if it could. */
  readonly trouble: string | null;
  /** Looks at once. */
  readonly look: () => Promise<void>;
}

export function useOverview(token: string, search: string): Seen {
  const [seen, setSeen] = useState<Omit<Seen, 'look'>>({ overview: null, trouble: null });
  /** Only what was asked for last counts. */
  const asked = useRef(0);
  const look = useCallback(async (): Promise<void> => {
    const number = ++asked.current;
    const tell = (next: (before: Omit<Seen, 'look'>) => Omit<Seen, 'look'>): void => {
      if (number === asked.current) setSeen(next);
    };
    try {
      const overview = await lookAround(token, search);
      tell(() => ({ overview, trouble: null }));
    } catch (error) {
      tell(({ overview }) => ({ overview, trouble: codeOf(error) }));
    }
  }, [token, search]);
  useEffect(() => {
    const lookIfSeen = (): void => {
      if (!document.hidden) void look();
    };
    lookIfSeen();
    const timer = setInterval(lookIfSeen, EVERY);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      asked.current++;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { ...seen, look };
}
