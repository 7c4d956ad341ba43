// The viewer's seat in the game that is shown.

import type { TableState } from './table-session.ts';

/** The seat that the user played in the game that is over. A guest who sat down since had none in it. */
export function playedSeatIn({ table, you, seat }: Pick<TableState, 'table' | 'you' | 'seat'>): number | null {
  if (table === null || table.played.length === 0) return seat;
  const place = table.played.findIndex(({ guest }) => guest !== null && guest === you);
  return place < 0 ? null : place;
}
