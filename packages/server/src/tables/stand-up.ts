// Leaving a seat, by one's own will or the host's.

import { checkedSeat, vacate } from './seating.ts';
import type { Table } from './table.ts';

/** A seat is given up. In a game a bot plays on, and the guest may have it back. */
export async function standUp(table: Table, guest: string, seat: number, mayReturn: boolean): Promise<void> {
  checkedSeat(table.record, seat);
  const isPlaying = table.round !== null && !table.round.isOver;
  await table.keep(vacate(table.record, seat, mayReturn && isPlaying));
  table.dealer.automatic.delete(seat);
  for (const own of table.visitors.of(guest)) {
    table.visitors.tell(own, { type: 'seat', seat: null, token: null });
    table.showGame(own);
  }
  table.showTable();
  table.dealer.callOn();
}
