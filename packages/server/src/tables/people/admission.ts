// Decides whether a guest may enter a table after somebody from their network was removed.
// People share networks: guests who came before the removed one, or had a seat, are not affected. The host can let in all others, who knock.

import type { KnockInfo } from '@posse/protocol';
import type { Ban, SeatRecord, TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { ownersOf } from './recovered-seats.ts';

/** The maximum number of earlier guests whom a ban spares. */
const MAX_SPARED = 200;
/** The maximum number of gone guests who are remembered with their networks. */
const MAX_ADMITTED = 500;
/** The host sees at most this many knocks at once. */
const MAX_KNOCKS = 8;

/** A guest comes from a network from which somebody was removed. */
export class Barred extends Refused {
  /** The guest's session, for when they come again; null if their client has it already. */
  readonly pass: string | null;

  constructor(pass: string | null) {
    super(
      'barred',
      'Somebody was sent away who called from your network, and you are new at this table: the host sees that you are here and can let you in.',
    );
    this.pass = pass;
  }
}

const POLICY = 1008;

interface Knock {
  readonly name: string;
  readonly network: string;
}

export class Admission {
  private readonly state: TableState;
  /** The networks of guests who were admitted, in the order in which they first came. */
  private readonly admitted = new Map<string, Set<string>>();
  /** Guests who wait for the host, by guest id. */
  private readonly knocks = new Map<string, Knock>();

  constructor(state: TableState) {
    this.state = state;
  }

  get infos(): readonly KnockInfo[] {
    return [...this.knocks].flatMap(([guest, { name, network }]) =>
      this.isBarred(guest, network) ? [{ guest, name }] : [],
    );
  }

  admit(guest: string, network: string | null): void {
    this.knocks.delete(guest);
    const networks = this.admitted.get(guest) ?? new Set();
    if (network !== null) networks.add(network);
    this.admitted.set(guest, networks);
    if (this.admitted.size > MAX_ADMITTED) this.forgetOldest();
  }

  /** Forgets the earliest guest who is not here any more. A guest who is here can be banned with their networks. */
  private forgetOldest(): void {
    const { record, participants } = this.state;
    for (const guest of this.admitted.keys()) {
      if (participants.isHere(guest) || hadSeat(record, guest)) continue;
      this.admitted.delete(guest);
      return;
    }
  }

  /** The ban of this guest, which spares everybody who came before them or had a seat. */
  banOf(guest: string): Ban {
    const { record } = this.state;
    const networks = [...(this.admitted.get(guest) ?? [])];
    const arrivals = [...this.admitted.keys()];
    const earlier = arrivals.slice(0, Math.max(0, arrivals.indexOf(guest)));
    const players = [...record.seats.flatMap(formerGuests), ...record.cast.flatMap((one) => one ?? [])];
    const spared = new Set([...earlier, ...players].filter((other) => other !== guest));
    return { guest, networks, spared: [...spared].slice(-MAX_SPARED) };
  }

  /** Does this guest come from the network of a banned one who was here before them? */
  isBarred(guest: string, network: string | null): boolean {
    const { record } = this.state;
    if (network === null || guest === record.host || hadSeat(record, guest)) return false;
    return record.banned.some(({ networks, spared }) => networks.includes(network) && !spared.includes(guest));
  }

  /** Sends spectators out who came after a banned guest from the same network: they knock like everybody else. */
  dismissBarred(): void {
    const { participants } = this.state;
    for (const participant of [...participants]) {
      const { guest, name } = participant;
      const network = [...(this.admitted.get(guest) ?? [])].find((one) => this.isBarred(guest, one));
      if (network === undefined) continue;
      this.knock(guest, name, network);
      participants.dismiss(participant, POLICY, 'barred');
    }
  }

  /** Shows the guest to the host, who can let them in. */
  knock(guest: string, name: string, network: string): void {
    for (const [other, before] of this.knocks) if (!this.isBarred(other, before.network)) this.knocks.delete(other);
    if (this.knocks.has(guest) || this.knocks.size >= MAX_KNOCKS) return;
    this.knocks.set(guest, { name, network });
    this.state.touch();
  }

  /** The record in which this guest is let in; null if they do not wait. */
  withPardon(guest: string): TableRecord | null {
    const { record } = this.state;
    const network = this.knocks.get(guest)?.network;
    if (network === undefined || !this.isBarred(guest, network)) return null;
    const banned = record.banned.map((ban) =>
      ban.networks.includes(network) ? { ...ban, spared: [...ban.spared, guest].slice(-MAX_SPARED) } : ban,
    );
    return { ...record, banned };
  }
}

/** Does this guest have a seat in the running or last game? A seat that its owner took back does not count. */
const hadSeat = (record: TableRecord, guest: string): boolean =>
  record.cast.includes(guest) || record.seats.some((seat) => formerGuests(seat).includes(guest));

const formerGuests = (seat: SeatRecord): readonly string[] => [...ownersOf(seat), ...seat.past];
