// Rotation: people in line come in between two games, others make room.

import type { EveningInfo } from '@posse/protocol';
import type { QueuedGuest, SeatRecord, TableRecord } from '@posse/store';
import { isFree, seatOwnedBy } from '../people/seat-edits.ts';
import { eveningOf, withEvening } from './evening-record.ts';

type IsHere = (guest: string) => boolean;

/** Those who make room, in the order in which they wait from now on, and the places of those who come in. */
export interface Rotated {
  readonly out: readonly number[];
  readonly in: readonly { readonly guest: string; readonly seat: number }[];
}

/** The changes before the next game. There are none before the first one: then people sit down themselves. */
export function rotationOf(record: TableRecord, isHere: IsHere): Rotated {
  const { queue, rotation, resting } = eveningOf(record);
  const waiting = queue.filter(({ guest, rests }) => !rests && isHere(guest) && seatOwnedBy(record, guest) === null);
  const places = [...record.seats.keys()];
  const at = (place: number): SeatRecord => record.seats[place] as SeatRecord;
  const rest = places.filter((place) => resting.includes(at(place).guest ?? ''));
  const free = places.filter((place) => isFree(at(place)));
  // People come before bots, also before players' own, unless the host keeps the seats as they are.
  const ownBots = places.filter((place) => at(place).ownBot && !rest.includes(place));
  const bots = rotation === 'off' ? [] : [...places.filter((place) => at(place).isBot), ...ownBots];
  const open = [...rest, ...free, ...bots];
  const others = places.filter((place) => at(place).guest !== null && ![...rest, ...ownBots].includes(place));
  const leaving =
    rotation === 'off' ? [] : inTurn(record, others, isHere).slice(0, Math.max(0, waiting.length - open.length));
  const taken = [...leaving, ...open].slice(0, waiting.length).toSorted((one, other) => one - other);
  return {
    out: [...rest, ...leaving],
    in: taken.flatMap((seat, number) => {
      const guest = waiting[number]?.guest;
      return guest === undefined ? [] : [{ guest, seat }];
    }),
  };
}

/** The places in the order in which they make room: the absent first, then by the table's rule. */
function inTurn(record: TableRecord, places: readonly number[], isHere: IsHere): readonly number[] {
  const { rotation, streaks, losers } = eveningOf(record);
  const games = new Map(streaks);
  const rankOf = (place: number): readonly number[] => {
    const guest = record.seats[place]?.guest ?? '';
    const isSafe = rotation === 'losers' && !losers.includes(guest);
    return [isHere(guest) ? 1 : 0, isSafe ? 1 : 0, -(games.get(guest) ?? 0)];
  };
  return places.toSorted((one, other) => {
    const [a, b] = [rankOf(one), rankOf(other)];
    const first = a.findIndex((rank, number) => rank !== b[number]);
    return first < 0 ? one - other : (a[first] ?? 0) - (b[first] ?? 0);
  });
}

/**
 * The line after the rotation: those who rest come in first the next time, and those who made room last. Players' own
 * bots never wait in line: nobody would see that they are bots.
 */
export function queueAfter(record: TableRecord, rotated: Rotated): readonly QueuedGuest[] {
  const { queue, resting } = eveningOf(record);
  const left = rotated.out.flatMap((place): QueuedGuest[] => {
    const { guest, name, ownBot } = record.seats[place] as SeatRecord;
    return guest === null || ownBot ? [] : [{ guest, name: name ?? '', rests: false }];
  });
  const isResting = ({ guest }: QueuedGuest): boolean => resting.includes(guest);
  const stay = queue
    .filter(({ guest }) => rotated.in.every((one) => one.guest !== guest) && seatOwnedBy(record, guest) === null)
    .map((one) => ({ ...one, rests: false }));
  return [...left.filter(isResting), ...stay, ...left.filter((one) => !isResting(one))];
}

/** The record after the rotation, but for the seats. */
export const afterRotation = (record: TableRecord, queue: readonly QueuedGuest[]): TableRecord =>
  withEvening(record, { queue: queue.slice(0, MAX_QUEUE), resting: [], isDue: false });

/** The record in which this guest waits no longer. */
export const withoutQueued = (record: TableRecord, guest: string): TableRecord =>
  eveningOf(record).queue.some((one) => one.guest === guest)
    ? withEvening(record, { queue: eveningOf(record).queue.filter((one) => one.guest !== guest) })
    : record;

/** How many guests may wait. */
export const MAX_QUEUE = 40;

/** The public state of the evening. */
export function eveningInfo(record: TableRecord, isPlaying: boolean, isHere: IsHere): EveningInfo {
  const { games, queue, rotation, resting, isDue } = eveningOf(record);
  // Nobody knows yet who loses.
  const isKnown = isDue || (isPlaying && rotation !== 'losers');
  const next = isKnown ? rotationOf(record, isHere) : NOBODY;
  return {
    games,
    queue: queue
      .filter(({ guest }) => seatOwnedBy(record, guest) === null)
      .map(({ guest, name, rests }) => ({ guest, name, rests, connected: isHere(guest) })),
    rotation,
    resting: [...resting],
    next: next.out.length + next.in.length === 0 ? null : { out: [...next.out], in: [...next.in] },
  };
}

const NOBODY: Rotated = { out: [], in: [] };
