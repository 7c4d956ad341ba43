// This node among the others: sends heartbeats, watches membership, and steps down.

import type { Time } from '@posse/server/infrastructure';
import type { Broker } from '../bus/broker-interface.ts';
import { ClusterBus } from '../bus/cluster-bus.ts';
import { Broadcasts } from '../bus/node-broadcasts.ts';
import type { Heartbeat } from '../bus/node-packets.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { LEASE_MS, Membership } from './membership.ts';
import { shouldStepDown } from './step-down.ts';
import { Health } from './write-health.ts';

const HEARTBEAT_INTERVAL_MS = 250;
const POLL_INTERVAL_MS = 300;
/** A node that has not received its own heartbeat for this long reports that it is not linked. */
const ECHO_TIMEOUT_MS = 700;
/** A node whose heartbeat was last seen to advance this long ago is not healthy. */
const HEALTH_TIMEOUT_MS = 1000;
/** The minimum time between two polls of PostgreSQL because of a hint, since anybody can forge hints. */
const MIN_HINT_GAP_MS = 1000;

export interface ClusterParts {
  readonly store: Pick<SharedStore, 'node' | 'linked' | 'livingNodes' | 'declareDead'>;
  readonly broker: Broker;
  readonly time: Pick<Time, 'now'>;
  readonly log: ClusterLog;
  readonly metrics: ClusterCounters;
  /** The tables and connections at this node. */
  counts(): Pick<Heartbeat, 'tables' | 'connections'>;
  /** Answers a question of another node; null if there is no answer. */
  answer(question: unknown): Promise<unknown>;
  /** Called when this node must not go on. It serves nobody any more, and the program should end with this sentence. */
  ended(sentence: string): void;
}

export interface ClusterLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  fatal(about: object, message: string): void;
}

export interface ClusterCounters {
  readonly gaps: { inc(): void };
  readonly bounced: { inc(): void };
  readonly fenced: { inc(): void };
}

export class Cluster {
  readonly bus: ClusterBus;
  readonly broadcasts: Broadcasts;
  private readonly parts: ClusterParts;
  private readonly listening: Promise<void>;
  private readonly me: string;
  private readonly membership: Membership;
  private readonly health = new Health();
  private readonly heartbeats = new Map<string, Heartbeat>();
  private lastHintAt = Number.NEGATIVE_INFINITY;
  private readonly deathListeners: ((node: string) => void)[] = [];
  private timers: readonly ReturnType<typeof setInterval>[] = [];
  private polling: Promise<void> | null = null;
  private nextPoll: Promise<void> | null = null;
  private lastTick: number | null = null;
  private echoAt: number;
  /** Since when this node does not know whether it was declared dead; null if it knows. */
  private uncertainSince: number | null = null;
  private hasEnded = false;

  constructor(parts: ClusterParts) {
    const { store, broker, time, metrics } = parts;
    this.parts = parts;
    this.me = store.node;
    this.membership = new Membership(this.me);
    this.echoAt = time.now();
    this.broadcasts = new Broadcasts(this.me, broker);
    this.bus = new ClusterBus(this.me, broker, {
      heardFrom: (node, beat) => this.heardFrom(node, beat),
      gap: (node) => {
        metrics.gaps.inc();
        parts.log.warn({ node }, 'something was lost between two nodes: whoever talked over this line resumes');
      },
      bounced: () => metrics.bounced.inc(),
      isAwake: () => this.isAwake(),
    });
    this.listening = broker.listen({
      packet: (from, text) => this.bus.receive(from, text),
      broadcast: (from, text) => this.isAwake() && !this.bus.isDead(from) && this.broadcasts.receive(from, text),
      noResponders: (node) => this.noResponders(node),
      ask: async (from, text) => (this.bus.isDead(from) ? null : JSON.stringify(await parts.answer(JSON.parse(text)))),
    });
    // Only PostgreSQL says who is dead: a message is no more than a reason to poll it now.
    this.broadcasts.on('buried', () => void this.poll());
    this.broadcasts.on('left', () => void this.poll());
  }

  /** The names of all living nodes, this one included. */
  get nodes(): readonly string[] {
    return [this.me, ...this.membership.others.map(({ id }) => id)];
  }

  /** The sums over the whole cluster. */
  get counts(): { readonly nodes: number; readonly tables: number; readonly connections: number } {
    const all = [this.parts.counts(), ...this.heartbeats.values()];
    const sum = (of: 'tables' | 'connections'): number => all.reduce((total, each) => total + each[of], 0);
    return { nodes: this.nodes.length, tables: sum('tables'), connections: sum('connections') };
  }

  /** True if this node's writes are stored and it has not ended: then it may take tables that nobody has asked for. */
  get isHealthy(): boolean {
    const { lastHeartbeatAt } = this.membership;
    return this.isAwake() && lastHeartbeatAt !== null && this.parts.time.now() - lastHeartbeatAt < HEALTH_TIMEOUT_MS;
  }

  async start(): Promise<void> {
    await this.listening;
    await this.poll();
    this.echoAt = this.parts.time.now();
    this.tick();
    this.timers = [
      setInterval(() => this.tick(), HEARTBEAT_INTERVAL_MS),
      setInterval(() => void this.poll(), POLL_INTERVAL_MS),
    ];
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.lastTick = null;
  }

  /** Registers a function that is called with each node that has died or left. */
  onNodeDeath(call: (node: string) => void): void {
    this.deathListeners.push(call);
  }

  /** Asks a node; null if no answer came within this many milliseconds. */
  async ask(node: string, question: unknown, within: number): Promise<unknown> {
    const answer = await this.parts.broker.ask(node, JSON.stringify(question), within);
    return answer === null ? null : JSON.parse(answer);
  }

  /**
   * May this node act? Not if it has ended, or has slept for a whole lease and may have been declared dead meanwhile.
   * It then finds that out first.
   */
  isAwake(): boolean {
    if (this.hasEnded || this.uncertainSince !== null) return false;
    const now = this.parts.time.now();
    if (this.lastTick === null || now - this.lastTick <= LEASE_MS) return true;
    this.uncertainSince = now;
    void this.poll();
    return false;
  }

  /** Ends this node at once: nothing is sent to anybody any more. */
  end(sentence: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const timer of this.timers) clearInterval(timer);
    this.parts.metrics.fenced.inc();
    this.parts.log.fatal({}, sentence);
    this.parts.ended(sentence);
  }

  /**
   * Polls which nodes live, now or after the running poll: an earlier observation must not count for more than a later
   * one.
   */
  poll(): Promise<void> {
    if (this.polling === null) {
      this.polling = this.pollNow().finally(() => {
        this.polling = null;
      });
      return this.polling;
    }
    this.nextPoll ??= this.polling.then(() => {
      this.nextPoll = null;
      return this.poll();
    });
    return this.nextPoll;
  }

  private async pollNow(): Promise<void> {
    const { store, time, log } = this.parts;
    const begun = time.now();
    try {
      const nodes = await store.livingNodes();
      if (nodes.some(({ id }) => id === this.me)) this.confirmAlive(begun);
      else this.end(DECLARED_DEAD_REASON);
      if (!this.isAwake()) return;
      for (const node of this.membership.update(nodes, time.now())) this.nodeDied(node);
      for (const { id, heartbeat } of this.membership.deadNodes(time.now())) {
        if (this.hasEnded || !(await store.declareDead(id, heartbeat))) continue;
        log.warn({ node: id }, 'a node is dead: its tables are anybody’s');
        this.broadcasts.send('buried', id);
        this.nodeDied(id);
      }
    } catch (error) {
      this.membership.pollFailed();
      log.warn({ err: error }, 'the cluster could not be looked over');
    }
  }

  /** Clears the doubt whether this node is dead, if the poll began after it. An earlier poll proves nothing. */
  private confirmAlive(asked: number): void {
    if (this.uncertainSince === null || asked < this.uncertainSince) return;
    const now = this.parts.time.now();
    this.uncertainSince = null;
    this.excuse(now - (this.lastTick ?? now));
    this.lastTick = now;
  }

  /** Runs four times a second. */
  tick(): void {
    const { store, time, counts } = this.parts;
    const now = time.now();
    if (this.uncertainSince !== null && now - this.uncertainSince > LEASE_MS)
      this.end(
        'This node has slept for longer than others wait for it, and can’t find out whether it was declared dead.',
      );
    if (!this.isAwake()) return;
    this.excuse(now - (this.lastTick ?? now) - HEARTBEAT_INTERVAL_MS);
    this.lastTick = now;
    store.linked = now - this.echoAt < ECHO_TIMEOUT_MS;
    this.bus.sendHeartbeat(
      this.membership.others.map(({ id }) => id),
      { sound: this.isHealthy, ...counts() },
    );
    const { lastHeartbeatAt, others } = this.membership;
    const othersHealthySince = this.health.healthySince(now);
    const sentence =
      lastHeartbeatAt === null
        ? null
        : shouldStepDown({ me: this.me, now, echoAt: this.echoAt, lastHeartbeatAt, others, othersHealthySince });
    if (sentence !== null) this.end(sentence);
  }

  /**
   * Notes that this node was late. It has yet to receive what came meanwhile, and no other node is to blame for that.
   */
  private excuse(late: number): void {
    if (late <= HEARTBEAT_INTERVAL_MS) return;
    this.echoAt += late;
    this.membership.excuse(late);
  }

  private heardFrom(node: string, heartbeat: Heartbeat | null): void {
    const now = this.parts.time.now();
    if (node === this.me) {
      this.echoAt = now;
      return;
    }
    this.membership.heardFrom(node, now);
    if (heartbeat === null) return;
    this.heartbeats.set(node, heartbeat);
    this.health.report(node, heartbeat.sound, now);
  }

  private noResponders(node: string): void {
    this.membership.noResponders(node);
    const now = this.parts.time.now();
    if (now - this.lastHintAt < MIN_HINT_GAP_MS) return;
    this.lastHintAt = now;
    // Nothing is reset for it. If the node is dead, PostgreSQL says so; if not, its next heartbeat shows what is
    // missing.
    void this.poll();
  }

  private nodeDied(node: string): void {
    this.membership.remove(node);
    this.health.remove(node);
    this.heartbeats.delete(node);
    this.bus.nodeLost(node);
    for (const call of this.deathListeners) call(node);
  }
}

const DECLARED_DEAD_REASON = 'The other nodes have declared this one dead.';
