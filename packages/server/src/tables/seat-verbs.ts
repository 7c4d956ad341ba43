// Taking a seat, leaving it, and keeping it one's own. In a game a seat belongs to whoever had it at the deal, or to a bot that plays for him.

import { Refused } from '../refused.ts';
import { changeSeats } from './changing-seats.ts';
import { isUsed } from './dealing.ts';
import { hasHeard } from './gallery.ts';
import { isInPlay } from './info.ts';
import { noticeAbout, noticeOf } from './notices.ts';
import {
  checkedSeat,
  goFrom,
  type Newcomer,
  seatHeldBy,
  seatOf,
  seatOwnedBy,
  sit,
  vacate,
  withSeat,
  withToken,
} from './seating.ts';
import type { Table } from './table.ts';
import { TICKET_LASTS } from './tickets.ts';
import type { Verbs } from './verbs.ts';

export const seatVerbs: Verbs<'sit' | 'leave' | 'move' | 'claim' | 'vouch'> = {
  async sit(table, { guest, name, face }, { seat, promise }) {
    table.mixing.refuseChanges();
    // One that was used is as good as none: he makes another.
    const isNew = promise !== undefined && !isUsed(table.record, promise, null);
    const newcomer = { guest, name, face, promise: isNew ? promise : null };
    if (!table.isPlaying) await takeSeat(table, newcomer, seat);
    else if (seatHeldBy(table.record, guest) === null) await comeLate(table, newcomer, seat);
    else await comeBack(table, guest, seat);
  },

  async leave(table, { guest }) {
    const seat = seatOwnedBy(table.record, guest);
    if (seat === null || checkedSeat(table.record, seat).gone !== null)
      throw new Refused('not-seated', 'You have no seat that you could leave.');
    if (table.isPlaying)
      await changeSeats(table, goFrom(table.record, seat, 'left'), { notice: noticeOf(table, 'left', seat) });
    else {
      const { record, notice } = table.mixing.abandoned(seat);
      await changeSeats(table, vacate(record, seat), { notice });
      table.mixing.recheck();
    }
    table.hosting.left(guest);
  },

  move(table, visitor) {
    if (seatOf(table.record, visitor.guest) === null)
      throw new Refused('not-seated', 'You have no seat here that could move to another device.');
    const ticket = table.tickets.give(visitor.guest, table.services.time.now());
    table.visitors.tell(visitor, { type: 'ticket', ticket, left: TICKET_LASTS });
  },

  claim(table, visitor, { seat }) {
    table.claims.make(visitor, seat);
    table.showTable();
  },

  async vouch(table, visitor, { guest, on }) {
    const seat = table.claims.vouch(visitor, guest, on);
    if (seat === null) table.showTable();
    else await giveBack(table, guest, seat);
  },
};

/** Before the cards are dealt, and after the game. */
async function takeSeat(table: Table, newcomer: Newcomer, wanted: number | undefined): Promise<void> {
  const seatWithToken = sit(table.record, newcomer, wanted, () => true);
  await changeSeats(table, seatWithToken.record, { seatWithToken });
  table.hosting.sat(newcomer.guest);
}

/** In a game: who left it takes his own seat again, and no other. */
async function comeBack(table: Table, guest: string, wanted: number | undefined): Promise<void> {
  const { record } = table;
  const own = seatHeldBy(record, guest) ?? -1;
  const { guest: owner, gone } = checkedSeat(record, own);
  if (wanted !== undefined && wanted !== own)
    throw new Refused('not-now', `Seat ${own} is yours in this game: take another one in the next.`);
  if (owner !== guest)
    throw new Refused('not-now', 'Your seat is on another device: bring it back from there, by its menu.');
  if (gone === null) throw new Refused('seated-already', 'You have a seat at this table: leave it first.');
  const seatWithToken = withToken(record, own, { gone: null, away: false });
  await changeSeats(table, seatWithToken.record, { seatWithToken, notice: noticeOf(table, 'back', own) });
  table.hosting.sat(guest);
}

/** In a game that the plan lets people come into: he sees nothing until the seat is asked the next time. */
async function comeLate(table: Table, newcomer: Newcomer, wanted: number | undefined): Promise<void> {
  refuseListeners(table, newcomer.guest);
  const { record, round } = table;
  const isOpen = (place: number): boolean => checkedSeat(record, place).late && isInPlay(round, place);
  const { record: seated, seat } = sit(record, newcomer, wanted, isOpen);
  const about = { guest: newcomer.guest, name: newcomer.name, seat };
  const late = withSeat(seated, seat, { late: true, waiting: true, tokenHash: null });
  await changeSeats(table, late, { notice: noticeAbout(table, 'latecomer', about) });
}

/** Everybody else who plays has vouched for him. */
async function giveBack(table: Table, guest: string, seat: number): Promise<void> {
  const { record } = table;
  const { guest: lost, past, name, face } = checkedSeat(record, seat);
  const seatWithToken = withToken(record, seat, {
    guest,
    gone: null,
    away: false,
    automatic: false,
    past: [...past, ...(lost ? [lost] : [])],
    // The luck behind it is on the other device.
    promise: null,
  });
  const host = record.host === lost ? guest : record.host;
  for (const own of table.visitors.of(guest)) {
    own.name = name ?? own.name;
    own.face = face;
  }
  await changeSeats(
    table,
    { ...seatWithToken.record, host },
    { seatWithToken, notice: noticeOf(table, 'vouched', seat) },
  );
  table.claims.drop((claimant, claimed) => claimant === guest || claimed === seat);
  table.hosting.sat(guest);
  table.showTable();
}

function refuseListeners({ record }: Table, guest: string): void {
  if (hasHeard(record, guest))
    throw new Refused('not-now', 'You have heard what the dead say in this game: take a seat in the next one.');
}

/** What this seat's guest promises for the next deal. The start that is under way, if one is, stays as it is. */
export async function promiseFor(table: Table, seat: number, promise: string): Promise<void> {
  if (checkedSeat(table.record, seat).promise === promise) return;
  table.mixing.check(promise, seat);
  await table.keep(withSeat(table.record, seat, { promise }));
  table.showTable();
}
