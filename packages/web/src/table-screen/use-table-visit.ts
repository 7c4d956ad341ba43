// The visit of a table, as long as its screen is shown.

import { useEffect, useState } from 'react';
import { shownTicket } from '../game-table/session/remembered-tables.ts';
import { visit } from '../game-table/session/session-opening.ts';
import type { Session, Where } from '../game-table/session/table-session.ts';

interface Visit {
  /** The session; null while joining. */
  readonly session: Session | null;
  /** Joins again after a refusal. */
  readonly again: () => void;
}

export function useVisit(where: Where, code: string): Visit {
  const [session, setSession] = useState<Session | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [times, setTimes] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time anew
  useEffect(() => {
    let isHere = true;
    let opened: Session | null = null;
    visit(where, code).then((one) => {
      if (!isHere) {
        one.close();
        return;
      }
      opened = one;
      setSession(one);
    }, setFailure);
    return () => {
      isHere = false;
      opened?.close();
      setSession(null);
    };
  }, [where, code, times]);
  useTicketShown(() => setTimes((before) => before + 1));
  useHurry(session);
  if (failure !== null) throw failure;
  return { session, again: () => setTimes((before) => before + 1) };
}

/** Handles a seat link that is opened at its own table, where only the fragment changes. */
function useTicketShown(again: () => void): void {
  useEffect(() => {
    const look = (): void => {
      if (shownTicket(location.hash) !== null) again();
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  });
}

/** Reconnects at once when the page is visible again or the network is back. */
export function useHurry(session: Session | null): void {
  useEffect(() => {
    if (session === null) return;
    const hurry = (): void => {
      if (!document.hidden) session.client.hurry();
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    };
  }, [session]);
}
