// Who came to play takes a seat at once; and alone, the first game begins at once too.

import { useEffect, useRef } from 'react';
import { isOfHouse } from '../house/cards.ts';
import type { Arrival } from '../lobby/ways.ts';
import { heldSeatIn, ownSeatIn } from '../play/session/own-seat.ts';
import { useSession, useTable } from '../play/session/SessionContext.tsx';
import type { TableState } from '../play/session/session.ts';

export function useSitDown(): void {
  const { client, store } = useSession();
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
    } else if (!isSolo && cameToPlay()) {
      const place = placeFor(store.getState());
      if (place !== null) client.sit(place);
    }
  }, [client, store, isSolo, isOpen, isSeated, isGathering]);
}

/** One's own seat, if one has left it; otherwise one that is open. Null for who can only watch, and for a guest who has to see first which house cards are played. */
export function placeFor({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const own = ownSeatIn({ table, you });
  if (own !== null) return table?.seats[own]?.gone === 'left' ? own : null;
  // A seat that was lost is taken back by a tap only.
  if (heldSeatIn({ table, you }) !== null) return null;
  if (table?.host !== you && table?.plan.sets?.some(isOfHouse)) return null;
  const open = table?.seats.findIndex((seat) => seat.open) ?? -1;
  return open < 0 ? null : open;
}

/** True once: who stands up again may stay and watch. */
function cameToPlay(): boolean {
  const arrival = history.state as Partial<Arrival> | null;
  if (arrival?.sits !== true) return false;
  history.replaceState(null, '');
  return true;
}
