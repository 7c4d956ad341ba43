// All rate limits, for each guest and for each network.

import { Refused } from '../refused-request.ts';
import { networkOf, OwnNetworks } from './caller-networks.ts';
import { Bucket, PerCaller, type Rate, rate } from './token-bucket.ts';

interface Limit {
  /** The rate for each guest; null if guests are not limited by themselves. */
  readonly guest: Rate | null;
  readonly network: Rate | null;
  /** The sentence for a limited caller. The waiting time is appended. */
  readonly told: string;
}

/**
 * All limits, as `rate(at once, a minute)`. They have room for 130 people who share an address, of whom forty come back
 * in the same second.
 */
export const LIMITS = {
  table: { guest: rate(8, 4), network: rate(50, 20), told: 'Many tables were opened from here.' },
  guest: { guest: null, network: rate(300, 120), told: 'Many new guests have come from your address.' },
  open: { guest: rate(60, 60), network: rate(450, 150), told: 'Many connections were opened from here.' },
  join: { guest: rate(60, 60), network: null, told: 'You have come and gone often.' },
  name: { guest: rate(10, 12), network: rate(300, 120), told: 'Names and faces have changed often.' },
  talk: { guest: rate(20, 60), network: rate(150, 240), told: 'That was a lot of talk at once.' },
  start: { guest: rate(10, 6), network: rate(60, 20), told: 'Many games were started from here.' },
  pack: { guest: rate(100, 50), network: rate(600, 240), told: 'Many packs were added from here.' },
  story: { guest: rate(20, 20), network: rate(150, 60), told: 'Much of the story was asked for at once.' },
  withdraw: { guest: rate(5, 1), network: rate(30, 6), told: 'Many passes were withdrawn from here.' },
  message: { guest: null, network: rate(2000, 7200), told: 'Too many messages from your address at once.' },
} as const satisfies Readonly<Record<string, Limit>>;

export type Limited = keyof typeof LIMITS;

/** The limit of joins by code for each seat of a table: at once, and a minute. */
const JOINS_PER_SEAT = rate(40, 30);

/** The rate of bytes to one network over WebSockets. */
const SENT: Rate = { burst: 5e6, perSecond: 200_000 };

/** The rate of new TCP connections from one network: a browser opens half a dozen at once. */
const CALLS = rate(1500, 1200);

/**
 * The penalty of a network whose connection was closed for misuse, in TCP connections, because it costs the server far
 * more than a usual one.
 */
const FINE_CALLS = 50;

/** The rate of TCP segments from one network over WebSockets: several for each message. */
const PIECES = rate(16_000, 57_600);

export interface Sender {
  readonly guest: string | null;
  /** The caller's network; null for the operator's own networks, which have no limits. */
  readonly network: string | null;
}

export class Limits {
  private readonly own: OwnNetworks;
  private readonly now: () => number;
  private readonly servers: () => number;
  /** Called with everything that counts, so that other servers can count it too. */
  noted: (what: string, key: string) => void = () => undefined;
  private readonly buckets = new Map<string, PerCaller<Bucket>>();

  /** `servers` is the number of servers that share the limit of bytes sent to a network. */
  constructor(
    ownNetworks: readonly string[],
    now: () => number = () => performance.now(),
    servers: () => number = () => 1,
  ) {
    this.own = new OwnNetworks(ownNetworks);
    this.now = now;
    this.servers = servers;
  }

  /** The network of an address; null if it is one of the operator's own. */
  networkOf(address: string): string | null {
    return this.own.has(address) ? null : networkOf(address);
  }

  /** Counts one use. Throws Refused if it is too much. */
  take(what: Limited, { guest, network }: Sender): void {
    const limit: Limit = LIMITS[what];
    if (network === null) return;
    if (limit.network !== null) this.spendOf(`${what} by network`, network, limit.network, limit.told);
    if (guest !== null && limit.guest !== null) this.spendOf(`${what} by guest`, guest, limit.guest, limit.told);
  }

  /** Counts uses at another server. A limit that is unknown here is ignored. */
  takenElsewhere(what: string, key: string, times: number): void {
    const [, kind, by] = /^(\w+) by (network|guest)$/.exec(what) ?? [];
    const limit: Limit | null = kind !== undefined && Object.hasOwn(LIMITS, kind) ? LIMITS[kind as Limited] : null;
    const to = limit?.[by as 'network' | 'guest'] ?? null;
    if (to !== null) this.bucket(what, key, to).drain(this.now(), times);
  }

  /** Counts a join of this table, which has this many seats. Throws Refused if it is too much. */
  takeJoin(table: string, seats: number, who: Sender): void {
    this.take('join', who);
    if (who.network === null) return;
    const { burst, perSecond } = JOINS_PER_SEAT;
    const ofTable = { burst: burst * seats, perSecond: perSecond * seats };
    this.spend(`join of ${seats}`, `${table} ${who.network}`, ofTable, 'Many have come to this table at once.');
  }

  /** May this many bytes be sent to this network? */
  maySend(bytes: number, network: string | null): boolean {
    return network === null || this.bucket('sent', network, SENT).take(this.now(), bytes * this.servers());
  }

  mayConnect(network: string | null): boolean {
    return network === null || this.bucket('calls', network, CALLS).take(this.now());
  }

  /** Takes the penalty from the connections that this network may still open. */
  fine(network: string | null): void {
    if (network !== null) this.bucket('calls', network, CALLS).drain(this.now(), FINE_CALLS);
  }

  /** May another TCP segment come from this network? */
  mayReceive(network: string | null): boolean {
    return network === null || this.bucket('pieces', network, PIECES).take(this.now(), this.servers());
  }

  private spendOf(what: string, key: string, to: Rate, told: string): void {
    this.spend(what, key, to, told);
    this.noted(what, key);
  }

  private spend(what: string, key: string, to: Rate, told: string): void {
    const bucket = this.bucket(what, key, to);
    if (bucket.take(this.now())) return;
    const wait = bucket.wait();
    throw new Refused('slow-down', `${told} Try again in ${wait} ${wait === 1 ? 'second' : 'seconds'}.`, { wait });
  }

  private bucket(what: string, key: string, to: Rate): Bucket {
    const known = this.buckets.get(what);
    const these = known ?? new PerCaller(() => new Bucket(to, this.now()));
    if (known === undefined) this.buckets.set(what, these);
    return these.of(key);
  }
}
