// Who lives in the town, as this node has seen it. No clock of another machine decides: whoever has had the same pulse for a whole lease, by our own
// clock that only goes on, may be declared dead, with that pulse as the condition.

import type { NodeSeen } from '../store/shared-store.ts';

/** All in milliseconds. */
export const LEASE = 1500;
/** Who has said nothing for so long, though he should four times a second, and has no session in the database, was killed. */
const SILENCE = 700;
/** Only who has looked without a break for so long declares others dead: the first one back after an outage would bury all others. */
const LOOKED_FOR = LEASE + 500;
/** Who is only starting has no tables and no people, so nobody waits for him; and to start may keep a busy machine busy for longer than a lease. */
const STARTING = 15_000;
/** Looks that are further apart than this are a break. */
const BREAK = 1000;

export interface Neighbour {
  readonly id: string;
  readonly pulse: number;
  /** When this pulse was seen for the first time. */
  readonly movedAt: number;
  readonly hasSession: boolean;
  /** It hears its own beats through the broker, by what it said with this pulse. */
  readonly linked: boolean;
  /** It was linked at some time, and so has started. */
  readonly hasBegun: boolean;
  /** When it was first seen, or last heard through the broker. */
  readonly heardAt: number;
  /** The broker has said that nobody is there, and nothing was heard since. */
  readonly isNobody: boolean;
}

export class Census {
  private readonly me: string;
  private readonly seen = new Map<string, Neighbour>();
  private lastLook: number | null = null;
  private unbrokenSince = 0;

  constructor(me: string) {
    this.me = me;
  }

  /** All but this node. */
  get others(): readonly Neighbour[] {
    return [...this.seen.values()].filter(({ id }) => id !== this.me);
  }

  /** When this node's own pulse was last seen to go on; null if it never was. */
  get keptAt(): number | null {
    return this.seen.get(this.me)?.movedAt ?? null;
  }

  /** Those who were there before and are dead now. */
  look(nodes: readonly NodeSeen[], now: number): readonly string[] {
    if (this.lastLook === null || now - this.lastLook > BREAK) this.unbrokenSince = now;
    this.lastLook = now;
    const ids = new Set(nodes.map(({ id }) => id));
    const gone = [...this.seen.keys()].filter((id) => !ids.has(id));
    for (const id of gone) this.seen.delete(id);
    for (const { id, pulse, hasSession, linked } of nodes) {
      const before = this.seen.get(id);
      this.seen.set(id, {
        id,
        pulse,
        movedAt: before?.pulse === pulse ? before.movedAt : now,
        hasSession,
        linked,
        hasBegun: linked || (before?.hasBegun ?? false),
        heardAt: before?.heardAt ?? now,
        isNobody: before?.isNobody ?? false,
      });
    }
    return gone;
  }

  /** The database did not answer. */
  failed(): void {
    this.lastLook = null;
  }

  /** It is dead. */
  forget(id: string): void {
    this.seen.delete(id);
  }

  heard(id: string, now: number): void {
    const before = this.seen.get(id);
    if (before !== undefined) this.seen.set(id, { ...before, heardAt: now, isNobody: false });
  }

  nobody(id: string): void {
    const before = this.seen.get(id);
    if (before !== undefined) this.seen.set(id, { ...before, isNobody: true });
  }

  /** For so many milliseconds this node itself could neither look nor hear. */
  wait(late: number): void {
    for (const [id, node] of this.seen)
      this.seen.set(id, { ...node, movedAt: node.movedAt + late, heardAt: node.heardAt + late });
  }

  /** Those whom this node may declare dead now. */
  toBury(now: number): readonly Neighbour[] {
    if (this.lastLook === null || now - this.unbrokenSince < LOOKED_FOR) return [];
    return this.others.filter(
      ({ movedAt, hasSession, hasBegun, heardAt, isNobody }) =>
        now - movedAt >= (hasBegun ? LEASE : STARTING) || (!hasSession && (isNobody || now - heardAt >= SILENCE)),
    );
  }
}
