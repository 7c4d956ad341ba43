// Keeps in mind what one has at a table: the seat, so that the lobby knows the way back, and what opens it.

import type { StoreApi } from 'zustand/vanilla';
import { ownSeatIn } from './own-seat.ts';
import { forgetTable, rememberTable } from './own-tables.ts';
import type { TableState } from './session.ts';
import { forgetToken } from './tokens.ts';

/** Who leaves a running game keeps both: the seat stays his own. */
export function rememberSeat(code: string, store: StoreApi<TableState>): void {
  let known: number | null | undefined;
  store.subscribe((state) => {
    const { status, table, you } = state;
    if (status !== 'open' || table === null || you === null) return;
    const own = ownSeatIn(state);
    if (own === known) return;
    known = own;
    if (own === null) forgetSeat(code);
    else rememberTable({ code, guest: you, game: table.game });
  });
}

/** It is somebody else's now, or on another device. */
export function forgetSeat(code: string): void {
  forgetToken(code);
  forgetTable(code);
}
