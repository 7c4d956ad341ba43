// Removes a guest from a table, for its host or the operator of the server.

import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { Table } from '../actor/table.ts';
import type { TableState } from '../actor/table-state.ts';
import { withoutQueued } from '../evening/rotation.ts';
import { withBan } from '../people/banned-guests.ts';
import { changeSeats } from '../people/seat-changes.ts';
import { goFrom, seatLostBy, seatOwnedBy, vacate } from '../people/seat-edits.ts';

const POLICY = 1008;

/**
 * Removes a guest, without freeing their seat during a game: a bot plays on. Throws Refused if the guest is not here.
 */
export async function removeGuest(table: Table, guest: string): Promise<void> {
  const { state, participants, shuffle, notices, admission, hostPowers } = table;
  // Nobody makes a recovered seat the claimant's for good by removing its owner: it goes with the owner.
  if (state.isPlaying && seatLostBy(state.record, guest) !== null) await table.seatRecovery.takeBack(guest);
  const seat = seatOwnedBy(state.record, guest);
  const here = participants.of(guest);
  if (seat === null && here.length === 0) throw new Refused('no-such-guest', `There is no guest "${guest}" here.`);
  const abandoned = seat === null ? null : shuffle.abandoned(seat);
  const notice = abandoned?.notice ?? (seat === null ? null : notices.ofSeat('sent-away', seat));
  const left = without(abandoned?.record ?? state.record, seat, state);
  await changeSeats(state, withBan(withoutQueued(left, guest), admission.banOf(guest)), { notice });
  for (const one of [...here, ...participants.screensOf(guest)]) participants.dismiss(one, POLICY, 'sent-away');
  admission.dismissBarred();
  // Nobody waits a minute for a host who may not come back.
  hostPowers.left(guest);
}

function without(record: TableRecord, seat: number | null, { isPlaying, step }: TableState): TableRecord {
  if (seat === null) return record;
  return isPlaying ? goFrom(record, seat, 'sent-away', step) : vacate(record, seat);
}
