// A fake cluster: nodes in one process with a simulated clock.

import { FakeHome } from '../../../server/src/testing/fake-tables.ts';
import { Cluster } from '../membership/cluster-member.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { FakeBrokers } from './fake-broker.ts';

/** The entry of a node in the shared store. */
interface Row {
  heartbeat: number;
  linked: boolean;
  hasSession: boolean;
  isDead: boolean;
}

/** One node, and what a test can do to it. */
export class FakeNode {
  readonly name: string;
  readonly home = new FakeHome();
  readonly cluster: Cluster;
  readonly ended: string[] = [];
  readonly deadNodes: string[] = [];
  readonly counts = { gaps: 0, bounced: 0, fenced: 0 };
  readonly row: Row = { heartbeat: 1, linked: false, hasSession: true, isDead: false };
  readonly store: Pick<SharedStore, 'node' | 'linked' | 'livingNodes' | 'declareDead'>;
  /** Answers the questions of other nodes. */
  answer: (question: unknown) => Promise<unknown> = async (question) => question;
  /** True while its process gets no time. */
  isFrozen = false;
  /** Can it reach the database? */
  hasStore = true;

  constructor(name: string, fakes: FakeCluster) {
    this.name = name;
    const reach = async (): Promise<void> => {
      if (!this.hasStore) throw new Error('The database is away.');
    };
    this.store = {
      node: name,
      linked: false,
      livingNodes: async () => {
        await reach();
        return fakes.nodes.filter(({ row }) => !row.isDead).map(({ name: id, row }) => ({ id, ...row }));
      },
      declareDead: async (id, heartbeat) => {
        await reach();
        const row = fakes.nodes.find((node) => node.name === id)?.row;
        if (row === undefined || row.isDead || row.heartbeat !== heartbeat) return false;
        row.isDead = true;
        return true;
      },
    };
    const count = (what: keyof FakeNode['counts']): { inc(): void } => ({ inc: () => void this.counts[what]++ });
    this.cluster = new Cluster({
      store: this.store,
      broker: fakes.brokers.broker(name),
      time: { now: () => fakes.now },
      log: { info: () => undefined, warn: () => undefined, fatal: () => undefined },
      metrics: { gaps: count('gaps'), bounced: count('bounced'), fenced: count('fenced') },
      counts: () => ({ tables: 1, connections: 2 }),
      answer: (question) => this.answer(question),
      ended: (sentence) => void this.ended.push(sentence),
    });
    this.cluster.bus.serve(this.home);
    this.cluster.onNodeDeath((node) => void this.deadNodes.push(node));
  }

  /** Writes its heartbeat. */
  beat(): void {
    if (this.isFrozen || !this.hasStore || this.row.isDead || this.ended.length > 0) return;
    this.row.heartbeat++;
    this.row.linked = this.store.linked;
  }

  get isRunning(): boolean {
    return !this.isFrozen && this.ended.length === 0;
  }
}

/** The time step of the cluster: everything that nodes do regularly is done at a multiple of this. */
const STEP_MS = 50;

export class FakeCluster {
  now = 1_000_000;
  readonly brokers = new FakeBrokers();
  readonly nodes: FakeNode[] = [];
  private readonly cut = new Set<string>();

  constructor(...names: readonly string[]) {
    this.nodes = names.map((name) => new FakeNode(name, this));
    this.brokers.carries = (from, to) => !this.cut.has(`${from} out`) && (to === null || !this.cut.has(`${to} in`));
  }

  /** Cuts or restores what a node sends (out) or receives (in) through the broker. */
  cutOff(name: string, ...ways: readonly ('in' | 'out')[]): void {
    for (const way of ['in', 'out'] as const)
      if (ways.includes(way)) this.cut.add(`${name} ${way}`);
      else this.cut.delete(`${name} ${way}`);
  }

  freeze(...nodes: readonly FakeNode[]): void {
    for (const node of nodes) {
      node.isFrozen = true;
      this.brokers.freeze(node.name);
    }
  }

  thaw(...nodes: readonly FakeNode[]): void {
    for (const node of nodes) {
      node.isFrozen = false;
      this.brokers.thaw(node.name);
    }
  }

  /** Ends a node as kill -9 does. */
  kill(node: FakeNode): void {
    node.isFrozen = true;
    node.row.hasSession = false;
    this.brokers.remove(node.name);
  }

  async pass(milliseconds: number): Promise<void> {
    for (const end = this.now + milliseconds; this.now < end; ) {
      this.now += STEP_MS;
      if (this.now % 300 === 0) {
        for (const node of this.nodes) node.beat();
        await Promise.all(this.nodes.filter(({ isRunning }) => isRunning).map(({ cluster }) => cluster.poll()));
      }
      if (this.now % 250 === 0) for (const { cluster, isRunning } of this.nodes) if (isRunning) cluster.tick();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
