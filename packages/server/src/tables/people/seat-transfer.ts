// Seat transfer: a ticket that works once moves a seat to another device.

import { randomHex } from '@posse/protocol';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { hasHeard } from '../chat/chat-channels.ts';
import type { Notices } from '../chat/table-notices.ts';
import { withSamePerson } from '../evening/persons.ts';
import { withMovedMarks } from '../shuffle/shuffle-start.ts';
import { isBanned } from './banned-guests.ts';
import type { HostPowers } from './host-powers.ts';
import { fullSeat } from './recovered-seats.ts';
import { sendSeats } from './seat-changes.ts';
import {
  checkedSeat,
  type SeatWithToken,
  seatHeldBy,
  seatLostBy,
  seatOf,
  seatOwnedBy,
  withToken,
} from './seat-edits.ts';
import type { SeatRecovery } from './seat-recovery.ts';
import { hashOf } from './seat-tokens.ts';

export const TICKET_LIFETIME_MS = 5 * 60_000;
const POLICY = 1008;

interface Ticket {
  readonly guest: string;
  readonly until: number;
}

interface Parts {
  readonly notices: Notices;
  readonly hostPowers: HostPowers;
  readonly seatRecovery: SeatRecovery;
}

export class SeatTransfers {
  private readonly state: TableState;
  private readonly parts: Parts;
  /** Tickets by their hash. */
  private readonly tickets = new Map<string, Ticket>();

  constructor(state: TableState, parts: Parts) {
    this.state = state;
    this.parts = parts;
  }

  /** Returns a new ticket for this guest; their earlier ones become void. */
  issue(guest: string): string {
    const { now } = this;
    for (const [hash, ticket] of this.tickets)
      if (ticket.guest === guest || ticket.until <= now) this.tickets.delete(hash);
    const ticket = randomHex(18);
    this.tickets.set(hashOf(ticket), { guest, until: now + TICKET_LIFETIME_MS });
    return ticket;
  }

  /** Voids the tickets of this guest. */
  forget(guest: string): void {
    for (const [hash, ticket] of this.tickets) if (ticket.guest === guest) this.tickets.delete(hash);
  }

  /** Can any ticket still be redeemed? */
  get isAnyValid(): boolean {
    const { now } = this;
    return [...this.tickets.values()].some(({ until }) => until > now);
  }

  /**
   * Gives the seat to this guest and signs the old device out; null if it was theirs already. Throws Refused if nothing
   * moved.
   */
  async redeem(ticket: string, to: string): Promise<SeatWithToken | null> {
    const { record, isPlaying } = this.state;
    const from = this.guestOf(ticket);
    const seat = from === null ? null : this.seatFrom(from);
    const held = seatHeldBy(record, to);
    // The ticket was shown again after a lost connection, or opened where the seat is.
    if (held !== null && seatOwnedBy(record, to) === held && (seat === null || seat === held)) return null;
    if (from === null || seat === null)
      throw new Refused('bad-ticket', 'This link was used already, or is older than five minutes: make a new one.');
    if (held !== null && held !== seat)
      throw new Refused('seated-already', 'This device has another seat at this table: nobody has two.');
    if (isPlaying && hasHeard(record, to))
      throw new Refused('not-now', 'This device has heard what the dead say in this game: use another one.');
    const { past, seenBy } = checkedSeat(record, seat);
    const full = past.includes(to) || seenBy.includes(to) ? null : fullSeat(checkedSeat(record, seat));
    if (full !== null) throw full;
    if (seatOf(record, from) === null) await this.parts.seatRecovery.takeBack(from);
    return this.transfer(ticket, { from, to, seat });
  }

  /** A player who left or was removed has nothing to transfer. One who lost the seat by vouching takes it back with their ticket. */
  private seatFrom(guest: string): number | null {
    const { record } = this.state;
    return isBanned(record, guest) ? null : (seatOf(record, guest) ?? seatLostBy(record, guest));
  }

  private async transfer(
    ticket: string,
    { from, to, seat }: { readonly from: string; readonly to: string; readonly seat: number },
  ): Promise<SeatWithToken> {
    const { state, parts } = this;
    const before = state.record;
    const { past, seenBy } = checkedSeat(before, seat);
    const others = (guests: readonly string[]): string[] => guests.filter((guest) => guest !== to);
    const seatWithToken = withToken(before, seat, {
      guest: to,
      gone: null,
      away: false,
      automatic: false,
      past: [...others(past), from],
      seenBy: others(seenBy),
    });
    const host = before.host === from ? to : before.host;
    const cast = before.cast.map((guest) => (guest === from ? to : guest));
    const notice = parts.notices.ofSeat('moved', seat);
    const moved = withMovedMarks({ ...seatWithToken.record, host, cast }, from, to);
    await state.keep(withSamePerson(moved, from, to), [notice.change]);
    this.tickets.delete(hashOf(ticket));
    parts.hostPowers.moved(from, to);
    notice.send();
    for (const old of state.participants.of(from)) state.participants.dismiss(old, POLICY, 'moved');
    sendSeats(state, before, [seatWithToken]);
    return seatWithToken;
  }

  /** The guest of a ticket; null if it was used, has expired, or was never issued. */
  private guestOf(ticket: string): string | null {
    const found = this.tickets.get(hashOf(ticket));
    return found !== undefined && found.until > this.now ? found.guest : null;
  }

  private get now(): number {
    return this.state.services.time.now();
  }
}
