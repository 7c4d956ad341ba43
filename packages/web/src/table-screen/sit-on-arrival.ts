// Seats a user who came to play, once, and starts a solo game.

import { useEffect, useRef } from 'react';
import { heldSeatIn, ownSeatIn } from '../game-table/session/own-seat-hooks.ts';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import type { TableState } from '../game-table/session/table-session.ts';
import { isOfHouse } from '../house-cards/house-card-loader.ts';
import type { Arrival } from '../lobby/ways-to-table.ts';

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

/**
 * The seat for a user who arrives: their own, if they have left it; otherwise an open one. Null for spectators, and for
 * a guest who must see the house cards or packs first.
 */
export function placeFor({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const own = ownSeatIn({ table, you });
  if (own !== null) return table?.seats[own]?.gone === 'left' ? own : null;
  // A lost seat is taken back only by a tap.
  if (heldSeatIn({ table, you }) !== null) return null;
  if (table?.host !== you && (table?.packs !== undefined || table?.plan.sets?.some(isOfHouse))) return null;
  const open = table?.seats.findIndex((seat) => seat.open) ?? -1;
  return open < 0 ? null : open;
}

/** Did the user come to play? True only once: a user who stands up again may stay and watch. */
function cameToPlay(): boolean {
  const arrival = history.state as Partial<Arrival> | null;
  if (arrival?.sits !== true) return false;
  history.replaceState(null, '');
  return true;
}
