// Any sign of a player whom a bot plays for: from then on he plays himself.

import { noticeOf } from './notices.ts';
import { checkedSeat, withSeat } from './seating.ts';
import type { Table } from './table.ts';

/** Whoever sits there is here: no bot need answer for him any more. */
export async function playsHimself(table: Table, seat: number): Promise<void> {
  if (!checkedSeat(table.record, seat).away) return;
  const notice = noticeOf(table, 'back', seat);
  await table.keep(withSeat(table.record, seat, { away: false }), [notice.change]);
  notice.tell();
  table.showTable();
  table.dealer.callOn();
}
