// Is this node worse off than the others? Then it had better end, so that its tables and its people go elsewhere: nobody else may declare it dead
// while its pulse goes on, and whoever is connected to it would wait.

import type { OtherNode } from './membership.ts';

/** Milliseconds. */
const ECHO_TIMEOUT_MS = 1500;
/** Others who say so when this node has been deaf for that long say it of a moment in which it was. */
const MIN_OUTAGE_MS = 1200;
const WRITE_TIMEOUT_MS = 2000;
const LIVENESS_MS = 1000;

export interface StepDownInput {
  readonly me: string;
  readonly now: number;
  /** When it last heard its own beat through the broker. */
  readonly echoAt: number;
  /** When its own pulse last went on. */
  readonly lastHeartbeatAt: number;
  readonly others: readonly OtherNode[];
  /** Since when some other node says in each beat that its writes are kept; null if none does. */
  readonly othersHealthySince: number | null;
}

/** A sentence if it is; null if not. */
export const shouldStepDown = (standing: StepDownInput): string | null =>
  disconnectedReason(standing) ?? minorityReason(standing) ?? writeFailureReason(standing);

/** If the broker is down nobody hears himself, and everybody stays. */
function disconnectedReason({ now, echoAt, others }: StepDownInput): string | null {
  const isDeaf = now - echoAt >= ECHO_TIMEOUT_MS;
  const areOthersWell = others.some(({ linked, movedAt }) => linked && movedAt >= echoAt + MIN_OUTAGE_MS);
  return isDeaf && areOthersWell ? 'This node is cut off from the broker, and other nodes are not.' : null;
}

/** The brokers of a town have fallen apart: the larger part stays, and of two equal ones that with the lowest id. */
function minorityReason({ me, now, echoAt, others }: StepDownInput): string | null {
  if (now - echoAt >= ECHO_TIMEOUT_MS) return null;
  const linked = others.filter((other) => other.linked && now - other.movedAt < LIVENESS_MS);
  const silent = linked.filter(({ heardAt }) => now - heardAt >= ECHO_TIMEOUT_MS).map(({ id }) => id);
  if (silent.length === 0) return null;
  const ours = [me, ...linked.map(({ id }) => id).filter((id) => !silent.includes(id))];
  const staysHere = ours.length > silent.length || (ours.length === silent.length && lowest(ours) < lowest(silent));
  return staysHere ? null : `This node does not hear ${silent.join(', ')}, which go on without it.`;
}

const lowest = (ids: readonly string[]): string => ids.reduce((one, other) => (other < one ? other : one));

/** If the database is down nobody is sound, and everybody stays. */
const writeFailureReason = ({ now, lastHeartbeatAt, othersHealthySince }: StepDownInput): string | null =>
  othersHealthySince !== null && now - Math.max(lastHeartbeatAt, othersHealthySince) >= WRITE_TIMEOUT_MS
    ? 'Nothing that this node writes is kept, while other nodes write.'
    : null;
