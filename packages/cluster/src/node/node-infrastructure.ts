// The shared infrastructure of one node: store, bus, membership, and limits.

import { setTimeout as pause } from 'node:timers/promises';
import type { InfrastructureOptions, Metrics, SharedNode, SharedParts, Time } from '@posse/server/infrastructure';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import { NatsTransport } from '../bus/nats-transport.ts';
import { type DropReason, SealedBroker } from '../bus/sealed-broker.ts';
import { Cluster } from '../membership/cluster-member.ts';
import type { ClusterSettings } from '../node-settings.ts';
import { openPostgresStore } from '../store/postgres-store.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { type ClusterMetrics, clusterMetrics } from './cluster-metrics.ts';
import { ClusterTables } from './cluster-tables.ts';
import { TableList } from './public-tables-of-nodes.ts';
import { LimitShares } from './shared-limits.ts';
import { SharedWithdrawals } from './shared-withdrawals.ts';
import { TableOwners } from './table-owners.ts';

type Logger = InfrastructureOptions['log'];

/** How long a proxy has to notice that this server is not ready any more. */
const DRAIN_NOTICE_MS = 1000;
/** Tables, and then connections, are handed over in batches of this fraction. */
const DRAIN_FRACTION = 0.05;
const DRAIN_INTERVAL_MS = 100;
const DROP_LOG_INTERVAL_MS = 60_000;
const WRONG_CODE = 'wrong code';
const WRONG_TOKEN = 'wrong token';

interface NodeOptions {
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly time: Time;
  /** Called when the node must not go on. */
  ended(sentence: string): void;
}

/** Opens the infrastructure of a node. Throws BadConfig or StoreFailure with a sentence. */
export async function openClusterNode(settings: ClusterSettings, around: NodeOptions): Promise<ClusterNode> {
  const { node } = settings;
  const { metrics, log } = around;
  const broker = await NatsTransport.open(node, settings.bus, log, settings.access);
  try {
    let whenFenced = (sentence: string): void => around.ended(sentence);
    const store = await openPostgresStore(settings.store, {
      node,
      access: settings.access,
      committed: (seconds) => metrics.commitSeconds.observe(seconds),
      fenced: ({ message }) => whenFenced(message),
      lost: ({ message }) => whenFenced(message),
    });
    for (const warning of store.warnings) log.warn(warning);
    const opened = new ClusterNode(store, broker, settings.secret, around);
    whenFenced = (sentence) => opened.cluster.end(sentence);
    log.info({ node }, 'this server is a node of a cluster');
    return opened;
  } catch (error) {
    await broker.close();
    throw error;
  }
}

/** Counts each dropped packet, and logs at most once a minute: anybody on the broker can send any number. */
function dropCounter(
  { dropped }: ClusterMetrics,
  log: Logger,
  { now }: Time,
): (why: DropReason, error: unknown) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (why, error) => {
    dropped.inc({ why });
    if (why === 'stranger' || now() - loggedAt < DROP_LOG_INTERVAL_MS) return;
    loggedAt = now();
    log.warn({ why, err: error ?? undefined }, 'a packet on the bus was dropped: is somebody else on this NATS?');
  };
}

export class ClusterNode implements SharedNode {
  readonly store: SharedStore;
  readonly cluster: Cluster;
  readonly bus: ClusterBus;
  readonly owners: TableOwners;
  private readonly transport: NatsTransport;
  private readonly log: Logger;
  private readonly stopCallbacks: (() => void)[] = [];
  private parts: SharedParts | null = null;
  private answer: (question: unknown) => unknown = () => null;

  constructor(store: SharedStore, wire: NatsTransport, secret: string, { metrics, log, time, ended }: NodeOptions) {
    this.store = store;
    this.transport = wire;
    this.log = log;
    const numbers = clusterMetrics(metrics, () => this.bus.counts);
    this.cluster = new Cluster({
      store,
      broker: new SealedBroker(store.node, secret, wire, dropCounter(numbers, log, time)),
      time,
      log,
      metrics: numbers,
      counts: () => ({
        tables: this.parts?.tables.countInMemory ?? 0,
        connections: this.parts?.hub.count ?? 0,
      }),
      answer: async (question) => this.answer(question),
      ended,
    });
    this.bus = this.cluster.bus;
    this.owners = new TableOwners({ store, cluster: this.cluster, metrics: numbers, log, now: time.now });
  }

  get name(): string {
    return this.store.node;
  }

  get nodes(): readonly string[] {
    return this.cluster.nodes;
  }

  get counts(): Cluster['counts'] {
    return this.cluster.counts;
  }

  ask(node: string, question: unknown, within: number): Promise<unknown> {
    return this.cluster.ask(node, question, within);
  }

  /** Starts the heartbeats. Before that no other node expects any, because loading may take long. */
  start(): Promise<void> {
    return this.cluster.start();
  }

  async withdrawals(): Promise<SharedWithdrawals> {
    const withdrawals = await SharedWithdrawals.open(this.store, this.cluster.broadcasts, this.log);
    this.stopCallbacks.push(() => withdrawals.stop());
    withdrawals.onWithdrawal = (guest) => this.parts?.hub.signOut(guest);
    return withdrawals;
  }

  /** Connects the limits, guests and tables of this server with those of the other nodes. */
  join(served: SharedParts): ClusterTables {
    const { tables, hub, limits, codeGuessLimit, adminTokenLimit, adminService } = served;
    const { broadcasts } = this.cluster;
    this.parts = served;
    const spending = new LimitShares(broadcasts, (what, key, times) => {
      if (what === WRONG_CODE) codeGuessLimit.wrongElsewhere(key, times);
      else if (what === WRONG_TOKEN) adminTokenLimit.wrongElsewhere(key, times);
      else limits.takenElsewhere(what, key, times);
    });
    limits.noted = (what, key) => spending.count(what, key);
    codeGuessLimit.onWrong = (network) => spending.count(WRONG_CODE, network);
    adminTokenLimit.onWrong = (network) => spending.count(WRONG_TOKEN, network);
    broadcasts.on('sign-out', (_, guest) => typeof guest === 'string' && hub.signOut(guest));
    const lobby = new TableList(broadcasts, () => tables.listed());
    this.cluster.onNodeDeath((node) => lobby.removeNode(node));
    this.stopCallbacks.push(
      () => lobby.stop(),
      () => spending.stop(),
    );
    const all = new ClusterTables(tables, lobby, this.cluster, this.store);
    this.answer = async (question) => all.answer(question) ?? adminService.answer(question);
    return all;
  }

  /** Closes the connections of a guest at all nodes. */
  signOut(guest: string): void {
    this.parts?.hub.signOut(guest);
    this.cluster.broadcasts.send('sign-out', guest);
  }

  /** Hands tables and connections over to the other nodes, after proxies have noticed that this server is not ready. */
  async drain({ tables, hub }: Pick<SharedParts, 'tables' | 'hub'>): Promise<void> {
    const aWhile = (): Promise<unknown> => pause(DRAIN_INTERVAL_MS);
    await pause(DRAIN_NOTICE_MS);
    this.owners.isLeaving = true;
    await tables.handBack(DRAIN_FRACTION, aWhile);
    await hub.leave(DRAIN_FRACTION, aWhile);
  }

  /** Leaves the cluster: the others know that this node is gone. */
  async leave(): Promise<void> {
    for (const stop of this.stopCallbacks) stop();
    this.bus.flush();
    this.cluster.stop();
    await this.store.close();
    this.cluster.broadcasts.send('left', null);
    await this.transport.close();
  }
}
