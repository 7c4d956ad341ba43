// Losing a seat, by one's own will or the host's.

import type { TableRecord } from '../store/store.ts';
import { seatOf } from './seating.ts';
import type { Table } from './table.ts';

/** Takes a record in which somebody has no seat any more. In a game a bot plays on. */
export async function standUp(table: Table, record: TableRecord): Promise<void> {
  const before = table.record;
  await table.keep(record);
  tellWhoStood(table, before);
  table.showTable();
  table.dealer.callOn();
}

/** Tells those who had a seat and have none now. */
export function tellWhoStood(table: Table, before: TableRecord): void {
  for (const [seat, { guest }] of before.seats.entries()) {
    if (guest === null || seatOf(table.record, guest) !== null) continue;
    table.dealer.forget(seat);
    table.round?.recent.moved(guest);
    for (const own of table.visitors.of(guest)) {
      table.visitors.tell(own, { type: 'seat', seat: null, token: null });
      table.showGame(own);
    }
  }
}
