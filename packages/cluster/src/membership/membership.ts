// The living nodes as this node sees them, and who may be declared dead.
// A node whose heartbeat stands still for a whole lease may be declared dead, on condition that it still has that
// heartbeat. The time is measured by the observer's own monotonic clock.

import type { LivingNode } from '../store/shared-store.ts';

export const LEASE_MS = 1500;
/** The silence on the bus after which a node without a session in the database was killed. */
const SILENCE_MS = 700;
/**
 * A node must have polled without a gap for this long before it may declare another node dead. Otherwise the first one
 * back after an outage would declare all others dead.
 */
const MIN_OBSERVATION_MS = LEASE_MS + 500;
/**
 * The maximum time of a start. A node that is starting has no tables, so nobody waits for it, and a busy machine may
 * take longer than a lease.
 */
const START_TIMEOUT_MS = 15_000;
/** The maximum time between two polls. A longer one counts as a gap. */
const MAX_POLL_GAP_MS = 1000;

export interface OtherNode {
  readonly id: string;
  readonly heartbeat: number;
  /** When this heartbeat was seen for the first time. */
  readonly movedAt: number;
  readonly hasSession: boolean;
  /** Does the node report with this heartbeat that it receives its own heartbeats through the broker? */
  readonly linked: boolean;
  /** True if the node was linked at some time, and so has started. */
  readonly hasStarted: boolean;
  /** When it was first seen, or last received from through the broker. */
  readonly heardAt: number;
  /** True if the broker has reported that nobody receives at the node, and nothing came since. */
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

  /** All nodes but this one. */
  get others(): readonly OtherNode[] {
    return [...this.nodes.values()].filter(({ id }) => id !== this.me);
  }

  /** When this node's own heartbeat was last seen to advance; null if it never was. */
  get lastHeartbeatAt(): number | null {
    return this.nodes.get(this.me)?.movedAt ?? null;
  }

  /** Takes the result of a poll. Returns the nodes that were there before and are dead now. */
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

  /** Notes that the database did not answer. */
  pollFailed(): void {
    this.lastPollAt = null;
  }

  /** Removes a dead node. */
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

  /** Shifts all times: for so many milliseconds this node itself could neither poll nor receive. */
  excuse(late: number): void {
    for (const [id, node] of this.nodes)
      this.nodes.set(id, { ...node, movedAt: node.movedAt + late, heardAt: node.heardAt + late });
  }

  /** The nodes that this node may declare dead now. */
  deadNodes(now: number): readonly OtherNode[] {
    if (this.lastPollAt === null || now - this.observingSince < MIN_OBSERVATION_MS) return [];
    return this.others.filter(
      ({ movedAt, hasSession, hasStarted, heardAt, hasNoResponders }) =>
        now - movedAt >= (hasStarted ? LEASE_MS : START_TIMEOUT_MS) ||
        (!hasSession && (hasNoResponders || now - heardAt >= SILENCE_MS)),
    );
  }
}
