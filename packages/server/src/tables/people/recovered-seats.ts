// Seats that were recovered by vouching: their owners can take them back.

import type { LostSeat, SeatRecord, TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import { withOtherPersons, withSamePerson } from '../evening/persons.ts';
import type { Participant } from './participants.ts';
import { checkedSeat, type SeatWithToken, withToken } from './seat-edits.ts';
import { withEnd, withStart } from './seat-holding-steps.ts';

/**
 * The maximum number of guests that a seat remembers. A full seat can't move again in that game: nobody is forgotten.
 */
const MAX_FORMER_GUESTS = 50;

/** The refusal to move a seat that would have to forget somebody; null if it can move. Owners may be from earlier games. */
export const fullSeat = ({ past, lost, seenBy }: SeatRecord): Refused | null =>
  Math.max(past.length, lost.length) + seenBy.length < MAX_FORMER_GUESTS
    ? null
    : new Refused(
        'seat-full',
        `This seat has moved ${MAX_FORMER_GUESTS} times in this game, and moves again only after it: play on where it is.`,
      );

/** The record in which the seat is the claimant's. The guest who had it may take it back. */
export function withRecovery(
  record: TableRecord,
  place: number,
  claimant: Pick<Participant, 'guest' | 'name'>,
  step: number,
): SeatWithToken {
  const seat = checkedSeat(record, place);
  const { guest, name, face, tokenHash, past, ownSteps, waiting } = seat;
  if (guest === null) throw new Error(`Seat ${place} of table ${record.code} is nobody's.`);
  const lost: LostSeat = {
    guest,
    name,
    face,
    tokenHash,
    past,
    ownSteps: withEnd(ownSteps, step),
    claimant: claimant.name,
  };
  // The others say that it is the same person.
  return withToken(withSamePerson(record, guest, claimant.guest), place, {
    guest: claimant.guest,
    gone: null,
    away: false,
    automatic: false,
    lost: [...seat.lost, lost],
    past: [...past, guest],
    // Others vouch, but nothing proves that it is the same person: what was told before stays with the old guest.
    ownSteps: waiting ? [] : withStart([], step),
    // The contribution behind it is on the other device.
    promise: null,
  });
}

export interface TakenBack extends SeatWithToken {
  /** The earlier guest of the seat, and the name under which the new one claimed it. */
  readonly from: string | null;
  readonly claimant: string;
}

/**
 * The record after this owner took the seat back; null if they have lost none. Everybody who held it since has seen its
 * hand.
 */
export function withTakeBack(record: TableRecord, guest: string, step: number): TakenBack | null {
  const place = record.seats.findIndex(({ lost }) => lost.some((one) => one.guest === guest));
  const seat = record.seats[place];
  const at = seat?.lost.findIndex((one) => one.guest === guest) ?? -1;
  const own = seat?.lost[at];
  if (seat === undefined || own === undefined) return null;
  const later = [...seat.past, seat.guest].flatMap((one) =>
    one === null || one === guest || own.past.includes(one) ? [] : [one],
  );
  const taken = withToken(withOtherPersons(record, later), place, {
    guest,
    name: own.name,
    face: own.face,
    gone: null,
    away: false,
    automatic: false,
    ready: false,
    promise: null,
    past: own.past,
    lost: seat.lost.slice(0, at),
    seenBy: record.playing === true ? [...new Set([...seat.seenBy, ...later])] : [],
    ownSteps: seat.waiting ? own.ownSteps : withStart(own.ownSteps, step),
  });
  const cast = record.cast.map((one) => (one === seat.guest && record.playing !== true ? guest : one));
  return { ...taken, record: { ...taken.record, cast }, from: seat.guest, claimant: seat.lost.at(-1)?.claimant ?? '' };
}

/** The record after this guest took another seat: they take none back any more. */
export const withoutLoss = (record: TableRecord, guest: string): TableRecord => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, lost: seat.lost.filter((one) => one.guest !== guest) })),
});

/** Has this guest seen a hand of the running game that its owner has taken back? */
export const hasSeenHand = ({ seats }: TableRecord, guest: string): boolean =>
  seats.some((seat) => seat.guest !== guest && seat.seenBy.includes(guest));

/** All guests who may sit in this seat, by their token or with a tap. */
export const ownersOf = ({ guest, lost }: SeatRecord): readonly string[] => [
  ...(guest === null ? [] : [guest]),
  ...lost.map((one) => one.guest),
];
