// Somebody is sent away from a table, by its host or by whoever runs the server. In a game a bot plays on in his seat.

import { Refused } from '../refused.ts';
import type { TableRecord } from '../store/store.ts';
import { changeSeats } from './changing-seats.ts';
import { withExile } from './exiles.ts';
import { noticeOf } from './notices.ts';
import { goFrom, seatOwnedBy, vacate } from './seating.ts';
import type { Table } from './table.ts';

const POLICY = 1008;

/** Throws Refused if he is not here. */
export async function sendAway(table: Table, guest: string): Promise<void> {
  const { record } = table;
  const seat = seatOwnedBy(record, guest);
  const here = table.visitors.of(guest);
  if (seat === null && here.length === 0) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
  const abandoned = seat === null ? null : table.mixing.abandoned(seat);
  const notice = abandoned?.notice ?? (seat === null ? null : noticeOf(table, 'sent-away', seat));
  const left = without(table, abandoned?.record ?? record, seat);
  await changeSeats(table, withExile(left, table.doorstep.exile(guest)), { notice });
  table.mixing.recheck();
  for (const one of here) table.visitors.dismiss(one, POLICY, 'sent-away');
  // A host who may not come back is missed by nobody.
  table.hosting.left(guest);
  table.showTable();
}

/** In a game his seat stays his, and a bot plays on. */
function without({ isPlaying }: Table, record: TableRecord, seat: number | null): TableRecord {
  if (seat === null) return record;
  return isPlaying ? goFrom(record, seat, 'sent-away') : vacate(record, seat);
}
