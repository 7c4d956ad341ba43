// Those who were sent away, by the host or by whoever runs the server. They do not come back; and while the game lasts nobody new comes from the network that they called
// from. People share networks: who was here before is not meant, and the host can let in whoever knocks.

import type { KnockInfo } from '@posse/protocol';
import { Refused } from '../refused.ts';
import type { Exile, TableRecord } from '../store/store.ts';
import type { Table } from './table.ts';

/** At each table so many are remembered, the latest. */
const MOST_EXILES = 100;
/** So many who were here before are told from who is new. */
const MOST_SPARED = 200;
const MOST_CALLERS = 500;
/** More who knock at once the host need not see. */
const MOST_KNOCKS = 8;

export const isExiled = ({ banned }: TableRecord, guest: string): boolean => banned.some((one) => one.guest === guest);

export const withExile = (record: TableRecord, exile: Exile): TableRecord => ({
  ...record,
  banned: [...record.banned, exile].slice(-MOST_EXILES),
});

export const withoutExile = (record: TableRecord, guest: string): TableRecord => ({
  ...record,
  banned: record.banned.filter((one) => one.guest !== guest),
});

/** When the game is over. Those who were sent away stay away, as far as they are known. */
export const withoutNetworks = (banned: readonly Exile[]): readonly Exile[] =>
  banned.map(({ guest }) => ({ guest, networks: [], spared: [] }));

/** Somebody new who calls from where one was sent away. */
export class Barred extends Refused {
  /** By which he is known when he comes again; null if he has it. */
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

export class Doorstep {
  private readonly table: Table;
  /** Who has been let in, and from which networks; who came last at the end. */
  private readonly callers = new Map<string, Set<string>>();
  /** Who was not, by guest. */
  private readonly knocks = new Map<string, Knock>();

  constructor(table: Table) {
    this.table = table;
  }

  get infos(): readonly KnockInfo[] {
    return [...this.knocks].flatMap(([guest, { name, network }]) =>
      this.isBarred(guest, network) ? [{ guest, name }] : [],
    );
  }

  /** He is at the table. */
  passed(guest: string, network: string | null): void {
    this.knocks.delete(guest);
    const networks = this.callers.get(guest) ?? new Set();
    if (network !== null) networks.add(network);
    this.callers.delete(guest);
    this.callers.set(guest, networks);
    const [oldest] = this.callers.keys();
    if (this.callers.size > MOST_CALLERS && oldest !== undefined) this.callers.delete(oldest);
  }

  /** He is sent away, and with him nobody who was here before. */
  exile(guest: string): Exile {
    const networks = [...(this.callers.get(guest) ?? [])];
    const spared = [...this.callers].flatMap(([other, theirs]) =>
      other !== guest && networks.some((network) => theirs.has(network)) ? [other] : [],
    );
    return { guest, networks, spared: spared.slice(-MOST_SPARED) };
  }

  /** Does somebody new call from where one was sent away? */
  isBarred(guest: string, network: string | null): boolean {
    const { host, seats, banned } = this.table.record;
    if (network === null || guest === host || this.callers.has(guest)) return false;
    if (seats.some((seat) => seat.guest === guest || seat.past.includes(guest))) return false;
    return banned.some(({ networks, spared }) => networks.includes(network) && !spared.includes(guest));
  }

  /** The host sees who it is, and can let him in. */
  knock(guest: string, name: string, network: string): void {
    for (const [other, before] of this.knocks) if (!this.isBarred(other, before.network)) this.knocks.delete(other);
    if (this.knocks.has(guest) || this.knocks.size >= MOST_KNOCKS) return;
    this.knocks.set(guest, { name, network });
    this.table.showTable();
  }

  /** The record in which he is welcome; null if nobody of this id waits to be let in. */
  lettingIn(guest: string): TableRecord | null {
    const { record } = this.table;
    const network = this.knocks.get(guest)?.network;
    if (network === undefined || !this.isBarred(guest, network)) return null;
    const banned = record.banned.map((exile) =>
      exile.networks.includes(network) ? { ...exile, spared: [...exile.spared, guest].slice(-MOST_SPARED) } : exile,
    );
    return { ...record, banned };
  }
}
