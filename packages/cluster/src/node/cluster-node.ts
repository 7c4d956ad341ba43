// A server's part of a town: the shared store, the bus over NATS, and all that nodes tell each other.

import { setTimeout as pause } from 'node:timers/promises';
import type { InfrastructureOptions, Metrics, SharedNode, SharedParts, Time } from '@posse/server/infrastructure';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import { NatsBroker } from '../bus/nats-broker.ts';
import { type Dropped, SealedBroker } from '../bus/sealed-broker.ts';
import { Town } from '../membership/cluster.ts';
import type { TownSettings } from '../settings.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { type ClusterMetrics, clusterMetrics } from './cluster-metrics.ts';
import { TownTables } from './cluster-tables.ts';
import { Spending } from './limit-shares.ts';
import { SharedWithdrawals } from './shared-withdrawals.ts';
import { Lobby } from './table-list.ts';
import { TownOwners } from './table-owners.ts';

type Logger = InfrastructureOptions['log'];

/** Milliseconds in which whoever stands in front finds out that this server wants nobody any more. */
const NOTICE = 1000;
/** So many of its tables, and then of its connections, go at a time, and how many milliseconds later the next. */
const SHARE = 0.05;
const EVERY = 100;
const LOG_DROPS_EVERY_MS = 60_000;
const WRONG_CODE = 'wrong code';
const WRONG_TOKEN = 'wrong token';

interface TownAround {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: Time;
  /** The node must not go on. */
  ended(sentence: string): void;
}

/** Throws BadConfig or StoreFailure with a sentence. */
export async function openTown(settings: TownSettings, around: TownAround): Promise<TownNode> {
  const { node } = settings;
  const { metrics, log } = around;
  const broker = await NatsBroker.open(node, settings.bus, log, settings.door);
  try {
    let whenFenced = (sentence: string): void => around.ended(sentence);
    const store = await openPostgresStore(settings.store, {
      node,
      door: settings.door,
      committed: (seconds) => metrics.commitSeconds.observe(seconds),
      fenced: ({ message }) => whenFenced(message),
      lost: ({ message }) => whenFenced(message),
    });
    for (const warning of store.warnings) log.warn(warning);
    const opened = new TownNode(store, broker, settings.secret, around);
    whenFenced = (sentence) => opened.town.end(sentence);
    log.info({ node }, 'this server is a node of a town');
    return opened;
  } catch (error) {
    await broker.close();
    throw error;
  }
}

/** Counts each packet that is dropped, and writes a line at most once a minute: whoever reaches the broker may send any number. */
function dropCounter({ dropped }: ClusterMetrics, log: Logger, { now }: Time): (why: Dropped, error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (why, error) => {
    dropped.inc({ why });
    if (why === 'stranger' || now() - loggedAt < LOG_DROPS_EVERY_MS) return;
    loggedAt = now();
    log.warn({ why, err: error ?? undefined }, 'a packet on the bus was dropped: is somebody else on this NATS?');
  };
}

export class TownNode implements SharedNode {
  readonly store: SharedStore;
  readonly town: Town;
  readonly bus: ClusterBus;
  readonly owners: TownOwners;
  private readonly wire: NatsBroker;
  private readonly log: Logger;
  private readonly stopping: (() => void)[] = [];
  private served: SharedParts | null = null;
  private answer: (question: unknown) => unknown = () => null;

  constructor(store: SharedStore, wire: NatsBroker, secret: string, { metrics, log, time, ended }: TownAround) {
    this.store = store;
    this.wire = wire;
    this.log = log;
    const numbers = clusterMetrics(metrics, () => this.bus.counts);
    this.town = new Town({
      store,
      broker: new SealedBroker(store.node, secret, wire, dropCounter(numbers, log, time)),
      time,
      log,
      metrics: numbers,
      counts: () => ({
        tables: this.served?.tables.countInMemory ?? 0,
        connections: this.served?.hub.count ?? 0,
      }),
      asked: async (question) => this.answer(question),
      ended,
    });
    this.bus = this.town.bus;
    this.owners = new TownOwners({ store, town: this.town, metrics: numbers, log, now: time.now });
  }

  get name(): string {
    return this.store.node;
  }

  get nodes(): readonly string[] {
    return this.town.nodes;
  }

  get counts(): Town['counts'] {
    return this.town.counts;
  }

  ask(node: string, question: unknown, within: number): Promise<unknown> {
    return this.town.ask(node, question, within);
  }

  /** From now on it is heard of, and ends if it can't keep up: not before, as much has to be loaded at the beginning. */
  start(): Promise<void> {
    return this.town.start();
  }

  async withdrawals(): Promise<SharedWithdrawals> {
    const withdrawals = await SharedWithdrawals.open(this.store, this.town.told, this.log);
    this.stopping.push(() => withdrawals.stop());
    withdrawals.whenRead = (guest) => this.served?.hub.signOut(guest);
    return withdrawals;
  }

  /** From now on what is done at one node counts at all, and tables are seen wherever they are. */
  join(served: SharedParts): TownTables {
    const { tables, hub, limits, guesses, tokenGuesses, desk } = served;
    const { told } = this.town;
    this.served = served;
    const spending = new Spending(told, (what, key, times) => {
      if (what === WRONG_CODE) guesses.wrongElsewhere(key, times);
      else if (what === WRONG_TOKEN) tokenGuesses.wrongElsewhere(key, times);
      else limits.takenElsewhere(what, key, times);
    });
    limits.noted = (what, key) => spending.note(what, key);
    guesses.noted = (network) => spending.note(WRONG_CODE, network);
    tokenGuesses.noted = (network) => spending.note(WRONG_TOKEN, network);
    told.on('sign-out', (_, guest) => typeof guest === 'string' && hub.signOut(guest));
    const lobby = new Lobby(told, () => tables.listed());
    this.town.whenOneDies((node) => lobby.forget(node));
    this.stopping.push(
      () => lobby.stop(),
      () => spending.stop(),
    );
    const all = new TownTables(tables, lobby, this.town, this.store);
    this.answer = async (question) => all.answer(question) ?? desk.answer(question);
    return all;
  }

  /** At all nodes. */
  signOut(guest: string): void {
    this.served?.hub.signOut(guest);
    this.town.told.tell('sign-out', guest);
  }

  /** Hands everything back to the town, a little at a time. Who stands in front has been told by then that this server is not ready. */
  async drain({ tables, hub }: Pick<SharedParts, 'tables' | 'hub'>): Promise<void> {
    const aWhile = (): Promise<unknown> => pause(EVERY);
    await pause(NOTICE);
    this.owners.isLeaving = true;
    await tables.handBack(SHARE, aWhile);
    await hub.leave(SHARE, aWhile);
  }

  /** It is dead by its own will, and the others know it. */
  async leave(): Promise<void> {
    for (const stop of this.stopping) stop();
    this.bus.flush();
    this.town.stop();
    await this.store.close();
    this.town.told.tell('left', null);
    await this.wire.close();
  }
}
