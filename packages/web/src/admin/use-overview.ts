// Polls the state of the server while the screen is visible.

import type { AdminOverview } from '@posse/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '../lobby/server-requests.ts';
import { getOverview } from './operator-requests.ts';

const EVERY = 2000;

export interface Seen {
  /** The latest overview; null before the first. */
  readonly overview: AdminOverview | null;
  /** The code of the last failure; null if the latest request succeeded. */
  readonly trouble: string | null;
  /** Polls now. */
  readonly look: () => Promise<void>;
}

export function useOverview(token: string, search: string): Seen {
  const [seen, setSeen] = useState<Omit<Seen, 'look'>>({ overview: null, trouble: null });
  /** Replies to all but the latest request are dropped. */
  const asked = useRef(0);
  const look = useCallback(async (): Promise<void> => {
    const number = ++asked.current;
    const tell = (next: (before: Omit<Seen, 'look'>) => Omit<Seen, 'look'>): void => {
      if (number === asked.current) setSeen(next);
    };
    try {
      const overview = await getOverview(token, search);
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
