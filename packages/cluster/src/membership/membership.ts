// Who lives in the town, as this node has seen it. No clock of another machine decides: whoever has had the same pulse for a whole lease, by our own
// clock that only goes on, may be declared dead, with that pulse as the condition.

import type { LivingNode } from '../store/shared-store.ts';

/** All in milliseconds. */
export const LEASE_MS = 1500;
/** Who has said nothing for so long, though he should four times a second, and has no session in the database, was killed. */
const SILENCE_MS = 700;
/** Only who has looked without a break for so long declares others dead: the first one back after an outage would bury all others. */
const MIN_OBSERVATION_MS = LEASE_MS + 500;
/** Who is only starting has no tables and no people, so nobody waits for him; and to start may keep a busy machine busy for longer than a lease. */
const START_TIMEOUT_MS = 15_000;
/** Looks that are further apart than this are a break. */
const MAX_POLL_GAP_MS = 1000;

export interface OtherNode {
  readonly id: string;
  readonly heartbeat: number;
  /** When this pulse was seen for the first time. */
  readonly movedAt: number;
  readonly hasSession: boolean;
  /** It hears its own beats through the broker, by what it said with this pulse. */
  readonly linked: boolean;
  /** It was linked at some time, and so has started. */
  readonly hasStarted: boolean;
  /** When it was first seen, or last heard through the broker. */
  readonly heardAt: number;
  /** The broker has said that nobody is there, and nothing was heard since. */
  readonly hasNoResponders: boolean;
}

export class Membership {
  private readonly me: string;
  private readonly nodes = new Map<string, OtherNode>();
  private lastPollAt: number | null = null;
  private observingSince = 0;

  constructor(me: string) {
    this.me = me;
  }

  /** All but this node. */
  get others(): readonly OtherNode[] {
    return [...this.nodes.values()].filter(({ id }) => id !== this.me);
  }

  /** When this node's own pulse was last seen to go on; null if it never was. */
  get lastHeartbeatAt(): number | null {
    return this.nodes.get(this.me)?.movedAt ?? null;
  }

  /** Those who were there before and are dead now. */
  update(nodes: readonly LivingNode[], now: number): readonly string[] {
    if (this.lastPollAt === null || now - this.lastPollAt > MAX_POLL_GAP_MS) this.observingSince = now;
    this.lastPollAt = now;
    const ids = new Set(nodes.map(({ id }) => id));
    const gone = [...this.nodes.keys()].filter((id) => !ids.has(id));
    for (const id of gone) this.nodes.delete(id);
    for (const { id, heartbeat, hasSession, linked } of nodes) {
      const before = this.nodes.get(id);
      this.nodes.set(id, {
        id,
        heartbeat,
        movedAt: before?.heartbeat === heartbeat ? before.movedAt : now,
        hasSession,
        linked,
        hasStarted: linked || (before?.hasStarted ?? false),
        heardAt: before?.heardAt ?? now,
        hasNoResponders: before?.hasNoResponders ?? false,
      });
    }
    return gone;
  }

  /** The database did not answer. */
  pollFailed(): void {
    this.lastPollAt = null;
  }

  /** It is dead. */
  remove(id: string): void {
    this.nodes.delete(id);
  }

  heardFrom(id: string, now: number): void {
    const before = this.nodes.get(id);
    if (before !== undefined) this.nodes.set(id, { ...before, heardAt: now, hasNoResponders: false });
  }

  noResponders(id: string): void {
    const before = this.nodes.get(id);
    if (before !== undefined) this.nodes.set(id, { ...before, hasNoResponders: true });
  }

  /** For so many milliseconds this node itself could neither look nor hear. */
  excuse(late: number): void {
    for (const [id, node] of this.nodes)
      this.nodes.set(id, { ...node, movedAt: node.movedAt + late, heardAt: node.heardAt + late });
  }

  /** Those whom this node may declare dead now. */
  deadNodes(now: number): readonly OtherNode[] {
    if (this.lastPollAt === null || now - this.observingSince < MIN_OBSERVATION_MS) return [];
    return this.others.filter(
      ({ movedAt, hasSession, hasStarted, heardAt, hasNoResponders }) =>
        now - movedAt >= (hasStarted ? LEASE_MS : START_TIMEOUT_MS) ||
        (!hasSession && (hasNoResponders || now - heardAt >= SILENCE_MS)),
    );
  }
}
