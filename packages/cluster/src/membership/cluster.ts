// This node among the others of its town: it beats, looks who lives, declares dead who does not, and ends if it is dead itself or worse off than the others.

import type { Time } from '@posse/server/infrastructure';
import { Told } from '../bus/broadcasts.ts';
import type { Broker } from '../bus/broker.ts';
import { ClusterBus } from '../bus/cluster-bus.ts';
import type { Beat } from '../bus/packets.ts';
import type { SharedStore } from '../store/shared-store.ts';
import { Sound } from './health.ts';
import { Census, LEASE } from './membership.ts';
import { worseOff } from './step-down.ts';

/** Milliseconds. */
const BEAT_EVERY = 250;
const LOOK_EVERY = 300;
/** A node whose own beat did not come back for so long says that it is not linked. */
const LINKED = 700;
/** A node whose pulse was last seen to go on so long ago is not sound. */
const KEPT = 1000;
/** A hint that nobody is there makes a node look at PostgreSQL at most this often: anybody may forge one. */
const MIN_HINT_GAP_MS = 1000;

export interface TownParts {
  readonly store: Pick<SharedStore, 'node' | 'linked' | 'census' | 'bury'>;
  readonly broker: Broker;
  readonly time: Pick<Time, 'now'>;
  readonly log: TownLog;
  readonly metrics: TownMetrics;
  /** How much there is at this node. */
  counts(): Pick<Beat, 'tables' | 'connections'>;
  /** What another node wants to know; null if it can't be told. */
  asked(question: unknown): Promise<unknown>;
  /** This node must not go on: it serves nobody any more, and the program should end with this sentence. */
  ended(sentence: string): void;
}

export interface TownLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  fatal(about: object, message: string): void;
}

export interface TownMetrics {
  readonly gaps: { inc(): void };
  readonly bounced: { inc(): void };
  readonly fenced: { inc(): void };
}

export class Town {
  readonly bus: ClusterBus;
  readonly told: Told;
  private readonly parts: TownParts;
  private readonly listening: Promise<void>;
  private readonly me: string;
  private readonly census: Census;
  private readonly sound = new Sound();
  private readonly beats = new Map<string, Beat>();
  private hintedAt = Number.NEGATIVE_INFINITY;
  private readonly dying: ((node: string) => void)[] = [];
  private timers: readonly ReturnType<typeof setInterval>[] = [];
  private looking: Promise<void> | null = null;
  private lookingNext: Promise<void> | null = null;
  private lastTick: number | null = null;
  private echoAt: number;
  /** Since when it does not know whether it lives; null if it does. */
  private doubtSince: number | null = null;
  private hasEnded = false;

  constructor(parts: TownParts) {
    const { store, broker, time, metrics } = parts;
    this.parts = parts;
    this.me = store.node;
    this.census = new Census(this.me);
    this.echoAt = time.now();
    this.told = new Told(this.me, broker);
    this.bus = new ClusterBus(this.me, broker, {
      heard: (node, beat) => this.heard(node, beat),
      gap: (node) => {
        metrics.gaps.inc();
        parts.log.warn({ node }, 'something was lost between two nodes: whoever talked over this line resumes');
      },
      bounced: () => metrics.bounced.inc(),
      isAwake: () => this.isAwake(),
    });
    this.listening = broker.listen({
      packet: (from, text) => this.bus.packet(from, text),
      told: (from, text) => this.isAwake() && this.told.hear(from, text),
      nobody: (node) => this.nobody(node),
      asked: async (_, text) => JSON.stringify(await parts.asked(JSON.parse(text))),
    });
    // Only PostgreSQL says who is dead: a message is no more than a reason to ask it now.
    this.told.on('buried', () => void this.look());
    this.told.on('left', () => void this.look());
  }

  /** Whoever lives, this node too. */
  get nodes(): readonly string[] {
    return [this.me, ...this.census.others.map(({ id }) => id)];
  }

  /** How much there is in the whole town. */
  get counts(): { readonly nodes: number; readonly tables: number; readonly connections: number } {
    const all = [this.parts.counts(), ...this.beats.values()];
    const sum = (of: 'tables' | 'connections'): number => all.reduce((total, each) => total + each[of], 0);
    return { nodes: this.nodes.length, tables: sum('tables'), connections: sum('connections') };
  }

  /** Its writes are kept, and it has not been told to go: it may take tables that nobody has asked for. */
  get isSound(): boolean {
    const { keptAt } = this.census;
    return this.isAwake() && keptAt !== null && this.parts.time.now() - keptAt < KEPT;
  }

  async start(): Promise<void> {
    await this.listening;
    await this.look();
    this.echoAt = this.parts.time.now();
    this.tick();
    this.timers = [setInterval(() => this.tick(), BEAT_EVERY), setInterval(() => void this.look(), LOOK_EVERY)];
  }

  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.lastTick = null;
  }

  /** Is called with each node that has died or left. */
  whenOneDies(call: (node: string) => void): void {
    this.dying.push(call);
  }

  /** Null if no answer came within so many milliseconds. */
  async ask(node: string, question: unknown, within: number): Promise<unknown> {
    const answer = await this.parts.broker.ask(node, JSON.stringify(question), within);
    return answer === null ? null : JSON.parse(answer);
  }

  /** False if this node must do nothing: it has ended, or has slept for a whole lease and may have been declared dead meanwhile. Then it finds that out before it does anything else. */
  isAwake(): boolean {
    if (this.hasEnded || this.doubtSince !== null) return false;
    const now = this.parts.time.now();
    if (this.lastTick === null || now - this.lastTick <= LEASE) return true;
    this.doubtSince = now;
    void this.look();
    return false;
  }

  /** At once: nothing is said to anybody any more. */
  end(sentence: string): void {
    if (this.hasEnded) return;
    this.hasEnded = true;
    for (const timer of this.timers) clearInterval(timer);
    this.parts.metrics.fenced.inc();
    this.parts.log.fatal({}, sentence);
    this.parts.ended(sentence);
  }

  /** Looks who lives, now or as soon as the look that is under way is done: what was seen earlier must not count for more than what was seen later. */
  look(): Promise<void> {
    if (this.looking === null) {
      this.looking = this.lookNow().finally(() => {
        this.looking = null;
      });
      return this.looking;
    }
    this.lookingNext ??= this.looking.then(() => {
      this.lookingNext = null;
      return this.look();
    });
    return this.lookingNext;
  }

  private async lookNow(): Promise<void> {
    const { store, time, log } = this.parts;
    const begun = time.now();
    try {
      const nodes = await store.census();
      if (nodes.some(({ id }) => id === this.me)) this.lives(begun);
      else this.end(DECLARED_DEAD);
      if (!this.isAwake()) return;
      for (const node of this.census.look(nodes, time.now())) this.dies(node);
      for (const { id, pulse } of this.census.toBury(time.now())) {
        if (this.hasEnded || !(await store.bury(id, pulse))) continue;
        log.warn({ node: id }, 'a node is dead: its tables are anybody’s');
        this.told.tell('buried', id);
        this.dies(id);
      }
    } catch (error) {
      this.census.failed();
      log.warn({ err: error }, 'the town could not be looked over');
    }
  }

  /** Somebody who looked from then on has seen that this node is not dead. What was asked before it slept proves nothing. */
  private lives(asked: number): void {
    if (this.doubtSince === null || asked < this.doubtSince) return;
    const now = this.parts.time.now();
    this.doubtSince = null;
    this.wait(now - (this.lastTick ?? now));
    this.lastTick = now;
  }

  /** What it does four times a second. */
  tick(): void {
    const { store, time, counts } = this.parts;
    const now = time.now();
    if (this.doubtSince !== null && now - this.doubtSince > LEASE)
      this.end(
        'This node has slept for longer than others wait for it, and can’t find out whether it was declared dead.',
      );
    if (!this.isAwake()) return;
    this.wait(now - (this.lastTick ?? now) - BEAT_EVERY);
    this.lastTick = now;
    store.linked = now - this.echoAt < LINKED;
    this.bus.beat(
      this.census.others.map(({ id }) => id),
      { sound: this.isSound, ...counts() },
    );
    const { keptAt, others } = this.census;
    const soundSince = this.sound.since(now);
    const sentence =
      keptAt === null ? null : worseOff({ me: this.me, now, echoAt: this.echoAt, keptAt, others, soundSince });
    if (sentence !== null) this.end(sentence);
  }

  /** So many milliseconds too late: whatever came meanwhile has yet to be heard, and who did not is not to be blamed for it. */
  private wait(late: number): void {
    if (late <= BEAT_EVERY) return;
    this.echoAt += late;
    this.census.wait(late);
  }

  private heard(node: string, beat: Beat | null): void {
    const now = this.parts.time.now();
    if (node === this.me) {
      this.echoAt = now;
      return;
    }
    this.census.heard(node, now);
    if (beat === null) return;
    this.beats.set(node, beat);
    this.sound.hear(node, beat.sound, now);
  }

  private nobody(node: string): void {
    this.census.nobody(node);
    const now = this.parts.time.now();
    if (now - this.hintedAt < MIN_HINT_GAP_MS) return;
    this.hintedAt = now;
    // Nothing is mended for it. If the node is dead, PostgreSQL says so; if not, its next beat shows what is missing.
    void this.look();
  }

  private dies(node: string): void {
    this.census.forget(node);
    this.sound.forget(node);
    this.beats.delete(node);
    this.bus.lost(node);
    for (const call of this.dying) call(node);
  }
}

const DECLARED_DEAD = 'The other nodes have declared this one dead.';
