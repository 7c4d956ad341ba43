// What moves a seat to another device: a ticket that works once, and not for long.

import { randomHex } from '@posse/protocol';
import { hashOf } from './tokens.ts';

export const TICKET_LASTS = 5 * 60_000;

interface Ticket {
  readonly guest: string;
  readonly until: number;
}

export class Tickets {
  /** By its hash. */
  private readonly tickets = new Map<string, Ticket>();

  /** One for this guest; those that he got before are worth nothing any more. */
  give(guest: string, now: number): string {
    for (const [hash, ticket] of this.tickets)
      if (ticket.guest === guest || ticket.until <= now) this.tickets.delete(hash);
    const ticket = randomHex(18);
    this.tickets.set(hashOf(ticket), { guest, until: now + TICKET_LASTS });
    return ticket;
  }

  /** Whose it is; null for one that was used, is too old, or was never given. */
  guestOf(ticket: string, now: number): string | null {
    const found = this.tickets.get(hashOf(ticket));
    return found !== undefined && found.until > now ? found.guest : null;
  }

  /** Is there one that could still be used? */
  isAnyLeft(now: number): boolean {
    return [...this.tickets.values()].some(({ until }) => until > now);
  }

  use(ticket: string): void {
    this.tickets.delete(hashOf(ticket));
  }
}
