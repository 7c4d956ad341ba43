// Functions that return a table's record with changed seats, or refuse.

import type { SeatRecord, TableRecord } from '@posse/store';
import { botAt, personaAt } from '../../games/bot-levels.ts';
import { Refused } from '../../refused-request.ts';
import { withoutNetworks } from './banned-guests.ts';
import { withEnd, withStart } from './seat-holding-steps.ts';
import { hashOf, newToken } from './seat-tokens.ts';

export const emptySeat = (bot: string): SeatRecord => ({
  guest: null,
  name: null,
  face: null,
  tokenHash: null,
  bot,
  isBot: false,
  away: false,
  ready: false,
  keep: false,
  promise: null,
  gone: null,
  late: false,
  waiting: false,
  past: [],
  lost: [],
  seenBy: [],
  ownSteps: [],
  quiet: false,
  automatic: false,
  ownBot: false,
});

/** The record of a seat that is a bot's own. */
export const botSeat = (bot: string): SeatRecord => ({ ...emptySeat(bot), isBot: true });

/**
 * The bot of this seat while no person plays: a persona with a temper, or an even-tempered bot under the guest's name.
 * `level` is used instead of the agreed one.
 */
export function botIn(record: TableRecord, place: number, level?: string): string {
  const { guest, bot } = checkedSeat(record, place);
  return botAt(level ?? bot, guest === null ? personaAt(place).temper : 'even');
}

/** Does a bot answer in this place now? */
export function isBots(record: TableRecord, place: number): boolean {
  const { guest, away, waiting } = checkedSeat(record, place);
  return guest === null || away || waiting;
}

/** The seat from which this guest sees the game; null for a spectator. */
export function seatOf(record: TableRecord, guest: string): number | null {
  const place = seatOwnedBy(record, guest);
  if (place === null) return null;
  const { gone, waiting } = checkedSeat(record, place);
  return gone === null && !waiting ? place : null;
}

/** The seat that this guest owns, present or left to a bot. */
export const seatOwnedBy = (record: TableRecord, guest: string): number | null =>
  placeOf(record, (seat) => seat.guest === guest);

/** The only seat whose hand this guest may ever see in this game: their own, or one that was theirs before. */
export const seatHeldBy = (record: TableRecord, guest: string): number | null =>
  seatOwnedBy(record, guest) ??
  seatLostBy(record, guest) ??
  placeOf(record, ({ past, seenBy }) => past.includes(guest) || seenBy.includes(guest));

/** The seat that this guest lost by vouching, and may take back. */
export const seatLostBy = (record: TableRecord, guest: string): number | null =>
  placeOf(record, ({ lost }) => lost.some((one) => one.guest === guest));

function placeOf({ seats }: TableRecord, isMeant: (seat: SeatRecord) => boolean): number | null {
  const place = seats.findIndex(isMeant);
  return place < 0 ? null : place;
}

/** The guest whom this token identifies, also one who lost the seat by vouching; null if it opens no seat. */
export function guestOpenedBy({ seats }: TableRecord, token: string): string | null {
  const hash = hashOf(token);
  const owners = seats.flatMap((seat) => [seat, ...seat.lost]);
  return owners.find(({ tokenHash }) => tokenHash === hash)?.guest ?? null;
}

export function withSeat(record: TableRecord, place: number, changes: Partial<SeatRecord>): TableRecord {
  return { ...record, seats: record.seats.map((seat, at) => (at === place ? { ...seat, ...changes } : seat)) };
}

export function checkedSeat(record: TableRecord, place: number): SeatRecord {
  const seat = record.seats[place];
  if (seat === undefined)
    throw new Refused('no-such-seat', `There is no seat ${place}: they are 0 to ${record.seats.length - 1}.`);
  return seat;
}

export interface SeatWithToken {
  readonly record: TableRecord;
  readonly seat: number;
  readonly token: string;
}

/** This seat with these changes, and with a new token that opens it. */
export function withToken(record: TableRecord, seat: number, changes: Partial<SeatRecord>): SeatWithToken {
  const token = newToken(seat);
  return { record: withSeat(record, seat, { ...changes, tokenHash: hashOf(token) }), seat, token };
}

export interface Newcomer {
  readonly guest: string;
  readonly name: string;
  readonly face: string | null;
  readonly promise: string | null;
  /** A program of the guest plays. */
  readonly ownBot: boolean;
}

/** A new guest sits down: in the wanted seat, or in the first that `isOpen`. */
export function sit(
  record: TableRecord,
  { guest, name, face, promise, ownBot }: Newcomer,
  wanted: number | undefined,
  isOpen: (place: number) => boolean,
): SeatWithToken {
  if (seatOwnedBy(record, guest) !== null)
    throw new Refused('seated-already', 'You have a seat at this table: leave it first.');
  const places = wanted === undefined ? [...record.seats.keys()] : [wanted];
  const seat = places.find((place) => isFree(checkedSeat(record, place)) && isOpen(place));
  if (seat === undefined)
    throw wanted === undefined
      ? new Refused('no-free-seat', 'No seat is free at this table now: you can watch, and take one after the game.')
      : new Refused('seat-taken', `Seat ${wanted} is not free: take another, or wait for the next game.`);
  return withToken(record, seat, {
    ...emptySeat(checkedSeat(record, seat).bot),
    guest,
    name,
    face,
    promise,
    ownBot,
  });
}

/** Has this guest announced that a program of theirs plays? */
export const isOwnBot = ({ seats }: TableRecord, guest: string): boolean =>
  seats.some((seat) => seat.guest === guest && seat.ownBot);

/** Is the seat neither a guest's nor a bot's own? */
export const isFree = ({ guest, isBot }: SeatRecord): boolean => guest === null && !isBot;

/** The guest's name, or that of the bot who sits there. */
export const nameAt = ({ name }: SeatRecord, place: number): string => name ?? personaAt(place).name;

/** Frees this seat. */
export const vacate = (record: TableRecord, place: number): TableRecord =>
  withSeat(record, place, emptySeat(checkedSeat(record, place).bot));

/**
 * A guest leaves during a game: a bot plays on, and the seat stays theirs. A latecomer who has seen nothing yet sees no
 * more after coming back.
 */
export const goFrom = (record: TableRecord, place: number, gone: 'left' | 'sent-away', step: number): TableRecord =>
  withSeat(record, place, {
    gone,
    away: true,
    automatic: false,
    ownSteps: withEnd(checkedSeat(record, place).ownSteps, step),
  });

/** The record at the start of a game: seats of bots are marked if the plan lets people take them later. */
export const forGame = (record: TableRecord): TableRecord => ({
  ...record,
  playing: true,
  seats: record.seats.map((seat) => ({
    ...seat,
    ...FRESH,
    // Owners may still take their seats back, but have played nothing of this game.
    lost: seat.lost.map((one) => ({ ...one, past: [], ownSteps: [] })),
    ownSteps: withStart([], 0),
    late: record.plan.latecomers === true && isFree(seat),
  })),
});

/** The record at the end of a game: seats of guests who have gone are free again. The names are those of the deal. */
export const afterGame = (
  { firstRound: _, predictions: _predictions, ...record }: TableRecord,
  names: readonly string[],
): TableRecord => ({
  ...record,
  playing: false,
  cast: record.seats.map(({ guest }) => guest),
  played: record.seats.map((seat, place) => {
    const late = seat.late && seat.guest !== null;
    const name = (late ? null : names[place]) ?? nameAt(seat, place);
    return { name, face: seat.face, late, ...(seat.ownBot && { ownBot: true }) };
  }),
  banned: withoutNetworks(record.banned),
  seats: record.seats.map((seat) => ({ ...(seat.gone === null ? seat : emptySeat(seat.bot)), ...FRESH, late: false })),
});

/** The seat of this player in the last game; null if they did not play it. */
export function placeBefore({ cast, seats }: TableRecord, place: number): number | null {
  const guest = seats[place]?.guest ?? null;
  // Of the games of older programs nobody knows: then they sit as they sat.
  const before = guest === null || cast.length === 0 ? place : cast.indexOf(guest);
  return before < 0 || (guest === null && (cast[place] ?? null) !== null) ? null : before;
}

const FRESH = { ready: false, keep: false, waiting: false, past: [], seenBy: [], quiet: false };

/**
 * The record with another number of seats, without the removed ones. People keep what is theirs, in order. Bots get the
 * new plan's level, unless the host chose another for their seat.
 */
export function reseated(record: TableRecord, count: number, removed: readonly number[], bot: string): TableRecord {
  const kept = record.seats
    .filter((_, place) => !removed.includes(place))
    .map((seat) => ({ ...seat, bot: seat.isBot ? seat.bot : bot }));
  // The mark of an aborted shuffle is not lost by removing the seat and adding another.
  const marks = (record.removedMarks ?? 0) + removed.filter((place) => record.seats[place]?.missed).length;
  const added = Array.from({ length: Math.max(0, count - kept.length) }, (_, number) => ({
    ...emptySeat(bot),
    ...(number < marks && { missed: true as const }),
  }));
  const { removedMarks: _, ...rest } = record;
  const left = marks - Math.min(marks, added.length);
  return { ...rest, ...(left > 0 && { removedMarks: left }), seats: [...kept, ...added] };
}

/** The record in which nobody is ready. */
export const unready = (record: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, ready: false })),
});
