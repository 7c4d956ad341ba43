// Who sits where. A table's record never changes: each of these makes the record that should take its place, or refuses.

import { botAt, knownLevel, personaAt } from '../games/levels.ts';
import { Refused } from '../refused.ts';
import type { SeatRecord, TableRecord } from '../store/store.ts';
import { hashOf, newToken, opens } from './tokens.ts';

export const emptySeat = (bot: string): SeatRecord => ({
  guest: null,
  name: null,
  tokenHash: null,
  bot,
  isBot: false,
  away: false,
  ready: false,
  keep: false,
  luck: null,
  before: null,
});

/** A bot of the table's own. */
export const botSeat = (bot: string): SeatRecord => ({ ...emptySeat(bot), isBot: true });

/** Who plays in this place while no person does: somebody with a temper of his own, or somebody even-tempered under the guest's name. */
export function botIn(record: TableRecord, place: number): string {
  const { guest, bot } = checkedSeat(record, place);
  return botAt(bot, guest === null ? personaAt(place).temper : 'even');
}

/** As this program knows it, whatever levels the one had that kept it. */
export const withKnownLevels = (record: TableRecord): TableRecord => ({
  ...record,
  plan: { ...record.plan, ...(record.plan.bot !== undefined && { bot: knownLevel(record.plan.bot) }) },
  seats: record.seats.map((seat) => ({ ...seat, bot: knownLevel(seat.bot) })),
});

export const seatOf = (record: TableRecord, guest: string): number | null => {
  const place = record.seats.findIndex((seat) => seat.guest === guest);
  return place < 0 ? null : place;
};

/** The seat that this token opens; null if it opens none. */
export function seatOpenedBy(record: TableRecord, token: string): number | null {
  const place = Number(token.split('.')[0]);
  const hash = record.seats[place]?.tokenHash ?? null;
  return hash !== null && opens(token, hash) ? place : null;
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

export interface Sitting {
  readonly record: TableRecord;
  readonly seat: number;
  readonly token: string;
}

/** Somebody sits down: where he wants to, or at the first place that `isOpen`. */
export function sit(
  record: TableRecord,
  { guest, name, luck }: { readonly guest: string; readonly name: string; readonly luck: string | undefined },
  wanted: number | undefined,
  isOpen: (place: number) => boolean,
): Sitting {
  if (seatOf(record, guest) !== null)
    throw new Refused('seated-already', 'You have a seat at this table: leave it first.');
  const places = wanted === undefined ? [...record.seats.keys()] : [wanted];
  const seat = places.find((place) => isFree(checkedSeat(record, place), guest) && isOpen(place));
  if (seat === undefined)
    throw wanted === undefined
      ? new Refused('no-free-seat', 'No seat is free at this table: you can watch, and take one when somebody leaves.')
      : new Refused('seat-taken', `Seat ${wanted} is not free: take another.`);
  const token = newToken(seat);
  const changes = { guest, name, tokenHash: hashOf(token), isBot: false, away: false, ready: false, keep: false };
  return { record: withSeat(record, seat, { ...changes, luck: luck ?? null, before: null }), seat, token };
}

/** Can this guest take the seat? Without a guest: can anybody? */
export const isFree = (seat: SeatRecord, guest: string | null): boolean =>
  seat.guest === null && !seat.isBot && (seat.before === null || seat.before === guest);

/** Nobody's seat again, played by a bot until somebody comes; its guest may have it back while the game lasts. */
export function vacate(record: TableRecord, place: number, mayReturn: boolean): TableRecord {
  const { bot, guest } = checkedSeat(record, place);
  return withSeat(record, place, { ...emptySeat(bot), before: mayReturn ? guest : null });
}

/** A bot of the table's own takes the seat. */
export const seatBot = (record: TableRecord, place: number, bot: string): TableRecord =>
  withSeat(record, place, botSeat(bot));

/** As many seats as the new plan has, with its bot wherever the host has put no other; whoever sat beyond them stands up. */
export function reseated(record: TableRecord, seats: number, bot: string): TableRecord {
  const kept = record.seats
    .slice(0, seats)
    .map((seat) => ({ ...seat, bot: seat.isBot ? seat.bot : bot, ready: false }));
  const added = Array.from({ length: Math.max(0, seats - kept.length) }, () => emptySeat(bot));
  return { ...record, seats: [...kept, ...added] };
}

/** As seats are left after a game, and begin the next. */
export const afterGame = (record: TableRecord): TableRecord => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, ready: false, keep: false, before: null })),
});
