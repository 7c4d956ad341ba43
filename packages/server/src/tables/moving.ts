// A seat that moves to another device: whoever shows the ticket has it from then on, and the old device is signed out.

import { Refused } from '../refused.ts';
import { tellWhoMoved } from './changing-seats.ts';
import { hasHeard } from './gallery.ts';
import { noticeOf } from './notices.ts';
import { checkedSeat, type SeatWithToken, seatHeldBy, seatOf, seatOwnedBy, withToken } from './seating.ts';
import type { Table } from './table.ts';

const POLICY = 1008;

/** The seat is this guest's now; null if it was his before. Throws Refused, and then nothing has moved. */
export async function moveSeat(table: Table, ticket: string, to: string): Promise<SeatWithToken | null> {
  const { record, tickets, services } = table;
  const from = tickets.guestOf(ticket, services.time.now());
  // Who was sent away, or has left, has nothing to hand on.
  const seat = from === null ? null : seatOf(record, from);
  const held = seatHeldBy(record, to);
  // Shown again because the line broke, or opened where the seat is.
  if (held !== null && seatOwnedBy(record, to) === held && (seat === null || seat === held)) return null;
  if (from === null || seat === null)
    throw new Refused('bad-ticket', 'This link was used already, or is older than five minutes: make a new one.');
  if (held !== null && held !== seat)
    throw new Refused('seated-already', 'This device has another seat at this table: nobody has two.');
  if (table.isPlaying && hasHeard(record, to))
    throw new Refused('not-now', 'This device has heard what the dead say in this game: use another one.');
  return handOver(table, ticket, { from, to, seat });
}

async function handOver(
  table: Table,
  ticket: string,
  { from, to, seat }: { readonly from: string; readonly to: string; readonly seat: number },
): Promise<SeatWithToken> {
  const before = table.record;
  const past = [...checkedSeat(before, seat).past.filter((guest) => guest !== to), from];
  const seatWithToken = withToken(before, seat, { guest: to, gone: null, away: false, automatic: false, past });
  const host = before.host === from ? to : before.host;
  const cast = before.cast.map((guest) => (guest === from ? to : guest));
  const notice = noticeOf(table, 'moved', seat);
  await table.keep({ ...seatWithToken.record, host, cast }, [notice.change]);
  table.tickets.use(ticket);
  table.hosting.moved(from, to);
  notice.tell();
  for (const old of table.visitors.of(from)) table.visitors.dismiss(old, POLICY, 'moved');
  tellWhoMoved(table, before, seatWithToken);
  return seatWithToken;
}
