// When somebody gets a seat, or loses it: it is stored, everybody is told, and he sees the game from where he is now.

import type { TableRecord } from '../store/store.ts';
import type { UnsentNotice } from './notices.ts';
import { type SeatWithToken, seatOf } from './seating.ts';
import type { Table } from './table.ts';

interface Besides {
  readonly notice?: UnsentNotice | null;
  /** What opens the seat from now on, for whoever sits there. */
  readonly seatWithToken?: SeatWithToken | null;
}

/** Takes a record in which somebody sits elsewhere, or nowhere. In a game a bot plays on. */
export async function changeSeats(table: Table, record: TableRecord, besides: Besides = {}): Promise<void> {
  const { notice = null, seatWithToken = null } = besides;
  const before = table.record;
  await table.keep(record, notice === null ? [] : [notice.change]);
  notice?.tell();
  tellWhoMoved(table, before, seatWithToken);
  table.hosting.recheck();
  table.returning.recheck();
  table.showTable();
  table.dealer.callOn();
}

/** Tells those who have another seat now than before, or none. */
export function tellWhoMoved(table: Table, before: TableRecord, seatWithToken: SeatWithToken | null = null): void {
  const guests = new Set([...before.seats, ...table.record.seats].flatMap(({ guest }) => guest ?? []));
  for (const guest of guests) {
    const [from, seat] = [seatOf(before, guest), seatOf(table.record, guest)];
    if (from === seat) continue;
    table.round?.recentUpdates.moved(guest);
    for (const own of table.visitors.of(guest)) {
      const token = seat !== null && seat === seatWithToken?.seat ? seatWithToken.token : null;
      table.visitors.tell(own, { type: 'seat', seat, token });
      table.showGame(own);
    }
  }
}
