// Decides whether this node is worse off than the others and should end.
// Nobody else may declare it dead while its heartbeat goes on, and its clients would wait. After its end they go
// elsewhere.

import type { OtherNode } from './membership.ts';

const ECHO_TIMEOUT_MS = 1500;
/** Reports of others count if they are this much younger than the last echo: then they are from the outage. */
const MIN_OUTAGE_MS = 1200;
const WRITE_TIMEOUT_MS = 2000;
const LIVENESS_MS = 1000;

export interface StepDownInput {
  readonly me: string;
  readonly now: number;
  /** When this node last received its own heartbeat through the broker. */
  readonly echoAt: number;
  /** When its own heartbeat last advanced. */
  readonly lastHeartbeatAt: number;
  readonly others: readonly OtherNode[];
  /** Since when some other node reports with each heartbeat that its writes are kept; null if none does. */
  readonly othersHealthySince: number | null;
}

/** The reason in a sentence why this node should step down; null if it should go on. */
export const shouldStepDown = (standing: StepDownInput): string | null =>
  disconnectedReason(standing) ?? minorityReason(standing) ?? writeFailureReason(standing);

/** If the broker is down, no node receives its own heartbeat, and all of them stay. */
function disconnectedReason({ now, echoAt, others }: StepDownInput): string | null {
  const isDeaf = now - echoAt >= ECHO_TIMEOUT_MS;
  const areOthersWell = others.some(({ linked, movedAt }) => linked && movedAt >= echoAt + MIN_OUTAGE_MS);
  return isDeaf && areOthersWell ? 'This node is cut off from the broker, and other nodes are not.' : null;
}

/** If the brokers are split, the larger part stays, and of two equal parts the one with the lowest id. */
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

/** If the database is down, no node is healthy, and all of them stay. */
const writeFailureReason = ({ now, lastHeartbeatAt, othersHealthySince }: StepDownInput): string | null =>
  othersHealthySince !== null && now - Math.max(lastHeartbeatAt, othersHealthySince) >= WRITE_TIMEOUT_MS
    ? 'Nothing that this node writes is kept, while other nodes write.'
    : null;
