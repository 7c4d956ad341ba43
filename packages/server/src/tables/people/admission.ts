// Decides whether a new guest may enter a table after somebody from their network was removed.
// People share networks: guests who were here before are not affected, and the host can let in a guest who knocks.

import type { KnockInfo } from '@posse/protocol';
import { Refused } from '../../refused.ts';
import type { Exile, TableRecord } from '../../store/store.ts';
import type { TableState } from '../actor/table-state.ts';

/** How many earlier guests a ban spares. */
const MAX_SPARED = 200;
/** How many guests are remembered with their networks. */
const MAX_ADMITTED = 500;
/** The host sees at most this many knocks at once. */
const MAX_KNOCKS = 8;

/** A new guest comes from a network from which somebody was removed. */
export class Barred extends Refused {
  /** Identifies the guest when they come again; null if their client has it already. */
  readonly pass: string | null;

  constructor(pass: string | null) {
    super(
      'barred',
      'Somebody was sent away who called from your network, and you are new at this table: the host sees that you are here and can let you in.',
    );
    this.pass = pass;
  }
}

interface Knock {
  readonly name: string;
  readonly network: string;
}

export class Admission {
  private readonly state: TableState;
  /** The networks of guests who were admitted; the latest guest is the last. */
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
    this.admitted.delete(guest);
    this.admitted.set(guest, networks);
    const [oldest] = this.admitted.keys();
    if (this.admitted.size > MAX_ADMITTED && oldest !== undefined) this.admitted.delete(oldest);
  }

  /** A ban of this guest, which spares everybody else who was here before. */
  banOf(guest: string): Exile {
    const networks = [...(this.admitted.get(guest) ?? [])];
    const spared = [...this.admitted].flatMap(([other, theirs]) =>
      other !== guest && networks.some((network) => theirs.has(network)) ? [other] : [],
    );
    return { guest, networks, spared: spared.slice(-MAX_SPARED) };
  }

  /** Does a new guest come from the network of a banned one? */
  isBarred(guest: string, network: string | null): boolean {
    const { host, seats, banned } = this.state.record;
    if (network === null || guest === host || this.admitted.has(guest)) return false;
    if (seats.some((seat) => seat.guest === guest || seat.past.includes(guest))) return false;
    return banned.some(({ networks, spared }) => networks.includes(network) && !spared.includes(guest));
  }

  /** Shows the guest to the host, who can let them in. */
  knock(guest: string, name: string, network: string): void {
    for (const [other, before] of this.knocks) if (!this.isBarred(other, before.network)) this.knocks.delete(other);
    if (this.knocks.has(guest) || this.knocks.size >= MAX_KNOCKS) return;
    this.knocks.set(guest, { name, network });
    this.state.touch();
  }

  /** The record in which this guest is let in; null if they do not wait. */
  lettingIn(guest: string): TableRecord | null {
    const { record } = this.state;
    const network = this.knocks.get(guest)?.network;
    if (network === undefined || !this.isBarred(guest, network)) return null;
    const banned = record.banned.map((ban) =>
      ban.networks.includes(network) ? { ...ban, spared: [...ban.spared, guest].slice(-MAX_SPARED) } : ban,
    );
    return { ...record, banned };
  }
}
