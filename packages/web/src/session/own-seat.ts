// What is one's own at a table, whether one sits there now or not: a seat, and perhaps the host's powers.

import { useTable } from './SessionContext.tsx';
import type { TableState } from './session.ts';

/** The seat that is one's own, even if one has left it to a bot or still waits for it; null for none. */
export function ownSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ guest }) => guest !== null && guest === you) ?? -1;
  return place < 0 ? null : place;
}

/** Who has left the game has no powers in it, even if nobody stands in for him. */
export function isHostIn({ table, you }: Pick<TableState, 'table' | 'you'>): boolean {
  if (table === null || you === null || table.host !== you) return false;
  const own = table.seats[ownSeatIn({ table, you }) ?? -1];
  return table.phase !== 'playing' || own === undefined || own.gone === null;
}

export const useOwnSeat = (): number | null => useTable(ownSeatIn);

export const useIsHost = (): boolean => useTable(isHostIn);
