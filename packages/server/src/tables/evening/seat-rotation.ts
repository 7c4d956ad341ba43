// Carries out the rotation: seats, tokens and notices.

import { randomFrom, shuffle } from '@posse/engine';
import type { SeatRecord, TableRecord } from '@posse/store';
import type { Table } from '../actor/table.ts';
import type { UnsentNotice } from '../chat/table-notices.ts';
import { withoutLoss } from '../people/recovered-seats.ts';
import { type SeatWithToken, sit, vacate } from '../people/seat-edits.ts';
import { randomSecret } from '../shuffle/shuffle-start.ts';
import { eveningOf } from './evening-record.ts';
import { afterRotation, queueAfter, rotationOf } from './rotation.ts';

export interface RotatedSeats {
  readonly record: TableRecord;
  readonly tokens: readonly SeatWithToken[];
  readonly notices: readonly UnsentNotice[];
}

/** The record in which those who wait have their seats; null if no rotation is due. Nothing is stored yet. */
export function rotated(
  { participants, notices }: Table,
  record: TableRecord,
  noticesBefore: number,
): RotatedSeats | null {
  if (!eveningOf(record).isDue) return null;
  const change = rotationOf(record, (guest) => participants.isHere(guest));
  const queue = queueAfter(record, change);
  const places = [...change.out, ...change.in.map(({ seat }) => seat)];
  let next = places.reduce((table, place) => vacate(table, place), afterRotation(record, queue));
  const tokens: SeatWithToken[] = [];
  const unsent: UnsentNotice[] = [];
  for (const { guest, seat } of change.in) {
    const [person] = participants.of(guest);
    if (person === undefined) continue;
    const { name, face } = person;
    const seated = sit(withoutLoss(next, guest), { guest, name, face, promise: null, ownBot: false }, seat, () => true);
    next = seated.record;
    tokens.push(seated);
    unsent.push(notices.about('comes-in', { guest, seat, name }, noticesBefore + unsent.length));
  }
  return { record: next, tokens, notices: unsent };
}

/** The record in which everybody has another seat, by chance. The mark of an aborted shuffle stays with its place. */
export function mixed(record: TableRecord): TableRecord {
  const order = shuffle(randomFrom(randomSecret()), [...record.seats.keys()]);
  return {
    ...record,
    seats: record.seats.map((own, place): SeatRecord => {
      const { missed: _, ...seat } = record.seats[order[place] ?? place] ?? own;
      return { ...seat, keep: false, ...(own.missed === true && { missed: true }) };
    }),
  };
}
