// Who came to play takes a seat at once; and alone, the first game begins at once too.

import { useEffect, useRef } from 'react';
import type { Arrival } from '../lobby/go.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';

export function useSitDown(): void {
  const { client } = useSession();
  const isSolo = useTable(({ where }) => where === 'solo');
  const isOpen = useTable(({ status }) => status === 'open');
  const isSeated = useTable(({ seat }) => seat !== null);
  const isGathering = useTable(({ table }) => table?.phase === 'gathering');
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isOpen) hasAsked.current = false;
    if (!isOpen || isSeated || hasAsked.current) return;
    hasAsked.current = true;
    if (isSolo && isGathering) {
      client.sit(0);
      client.start();
    } else if (!isSolo && cameToPlay()) client.sit();
  }, [client, isSolo, isOpen, isSeated, isGathering]);
}

/** True once: who stands up again may stay and watch. */
function cameToPlay(): boolean {
  const arrival = history.state as Partial<Arrival> | null;
  if (arrival?.sits !== true) return false;
  history.replaceState(null, '');
  return true;
}
