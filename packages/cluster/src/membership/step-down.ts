// Is this node worse off than the others? Then it had better end, so that its tables and its people go elsewhere: nobody else may declare it dead
// while its pulse goes on, and whoever is connected to it would wait.

import type { Neighbour } from './membership.ts';

/** Milliseconds. */
const DEAF = 1500;
/** Others who say so when this node has been deaf for that long say it of a moment in which it was. */
const DEAF_FOR_SURE = 1200;
const UNKEPT = 2000;
const LIVES = 1000;

export interface Standing {
  readonly me: string;
  readonly now: number;
  /** When it last heard its own beat through the broker. */
  readonly echoAt: number;
  /** When its own pulse last went on. */
  readonly keptAt: number;
  readonly others: readonly Neighbour[];
  /** Since when some other node says in each beat that its writes are kept; null if none does. */
  readonly soundSince: number | null;
}

/** A sentence if it is; null if not. */
export const worseOff = (standing: Standing): string | null =>
  cutOff(standing) ?? inTheMinority(standing) ?? notKept(standing);

/** If the broker is down nobody hears himself, and everybody stays. */
function cutOff({ now, echoAt, others }: Standing): string | null {
  const isDeaf = now - echoAt >= DEAF;
  const areOthersWell = others.some(({ linked, movedAt }) => linked && movedAt >= echoAt + DEAF_FOR_SURE);
  return isDeaf && areOthersWell ? 'This node is cut off from the broker, and other nodes are not.' : null;
}

/** The brokers of a town have fallen apart: the larger part stays, and of two equal ones that with the lowest id. */
function inTheMinority({ me, now, echoAt, others }: Standing): string | null {
  if (now - echoAt >= DEAF) return null;
  const linked = others.filter((other) => other.linked && now - other.movedAt < LIVES);
  const silent = linked.filter(({ heardAt }) => now - heardAt >= DEAF).map(({ id }) => id);
  if (silent.length === 0) return null;
  const ours = [me, ...linked.map(({ id }) => id).filter((id) => !silent.includes(id))];
  const staysHere = ours.length > silent.length || (ours.length === silent.length && least(ours) < least(silent));
  return staysHere ? null : `This node does not hear ${silent.join(', ')}, which go on without it.`;
}

const least = (ids: readonly string[]): string => ids.reduce((one, other) => (other < one ? other : one));

/** If the database is down nobody is sound, and everybody stays. */
const notKept = ({ now, keptAt, soundSince }: Standing): string | null =>
  soundSince !== null && now - Math.max(keptAt, soundSince) >= UNKEPT
    ? 'Nothing that this node writes is kept, while other nodes write.'
    : null;
