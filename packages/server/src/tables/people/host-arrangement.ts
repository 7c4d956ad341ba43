// The host's arrangement of the next game: changes of the plan, and of seats.

import { removedSeats, type Said } from '@posse/protocol';
import type { TableRecord } from '@posse/store';
import { Refused } from '../../refused-request.ts';
import type { TableState } from '../actor/table-state.ts';
import { eveningOf, withEvening } from '../evening/evening-record.ts';
import { allowsOwnBots, checkedBot, checkOpenHands, checkPlan } from '../lifecycle/plan-check.ts';
import { checkedSeat, nameAt, reseated, unready, vacate } from './seat-edits.ts';

/** A part of what is agreed at a table, as a notice names it. */
type Part =
  | 'game'
  | 'seats'
  | 'rules'
  | 'packs'
  | 'bots'
  | 'spectators'
  | 'latecomers'
  | 'own-bots'
  | 'clock'
  | 'visibility'
  | 'rotation';

export interface Arranged {
  readonly record: TableRecord;
  readonly changed: readonly Part[];
}

/** Changes of these leave players as ready as they were. */
const MINOR: ReadonlySet<Part> = new Set<Part>(['bots', 'clock', 'visibility', 'rotation']);

/**
 * The record with another plan. Throws Refused for a plan that can't be played, or if connected people would lose their
 * seats without the host's confirmation.
 */
export function arranged({ record, participants }: TableState, host: string, wanted: Said<'arrange'>): Arranged {
  const { plan, clock, isPublic, rotation, game = record.game, unseat = false } = wanted;
  if (game !== record.game && plan === undefined)
    throw new Refused('bad-plan', 'Another game has other rules: say the "plan" together with the "game".');
  // Packs are for the card game: a table that changes to another plays without them.
  const { packs: _, ...withoutPacks } = record;
  const agreed = {
    ...(game === record.game ? record : withoutPacks),
    game,
    ...(clock && { clock }),
    ...(isPublic !== undefined && { isPublic }),
  };
  const next = rotation === undefined ? agreed : withEvening(agreed, { rotation });
  if (plan === undefined) {
    checkOpenHands(next);
    return { record: next, changed: changesOf(record, next) };
  }
  checkPlan({ ...next, plan });
  const isHere = (guest: string | null): boolean => guest !== null && participants.isHere(guest);
  const chairs = record.seats.map(({ guest }) => ({ guest, connected: isHere(guest) }));
  const removed = removedSeats(chairs, plan.seats, host);
  const standing = removed.filter((place) => chairs[place]?.connected);
  if (standing.length > 0 && !unseat) {
    const names = standing.map((place) => nameAt(checkedSeat(record, place), place)).join(', ');
    throw new Refused(
      'people-seated',
      `${names} would lose their seats: repeat it with "unseat" if they shall stand up.`,
    );
  }
  const seated = withoutForbiddenBots({ ...reseated(next, plan.seats, removed, checkedBot(plan.bot)), plan });
  return arrangedFrom(record, seated);
}

/** If the plan forbids players' own bots, those that sit here lose their seats. */
const withoutForbiddenBots = (record: TableRecord): TableRecord =>
  allowsOwnBots(record.plan)
    ? record
    : record.seats.reduce((left, seat, place) => (seat.ownBot ? vacate(left, place) : left), record);

/** The changes between these records. Unless they are minor, nobody stays ready. */
export function arrangedFrom(before: TableRecord, after: TableRecord): Arranged {
  const changed = changesOf(before, after);
  return { record: changed.every((part) => MINOR.has(part)) ? after : unready(after), changed };
}

function changesOf(before: TableRecord, after: TableRecord): readonly Part[] {
  const parts: Readonly<Record<Part, (record: TableRecord) => unknown>> = {
    game: ({ game }) => game,
    seats: ({ plan }) => plan.seats,
    rules: ({ plan: { seats: _, bot: _bot, gallery: _gallery, latecomers: _late, ownBots: _own, ...rules } }) => rules,
    packs: ({ packs }) => packs ?? [],
    bots: ({ plan }) => checkedBot(plan.bot),
    spectators: ({ plan }) => plan.gallery ?? false,
    latecomers: ({ plan }) => plan.latecomers ?? false,
    'own-bots': ({ plan }) => allowsOwnBots(plan),
    clock: ({ clock }) => clock,
    visibility: ({ isPublic }) => isPublic,
    rotation: (record) => eveningOf(record).rotation,
  };
  const isSame = (part: (record: TableRecord) => unknown): boolean => plain(part(before)) === plain(part(after));
  return (Object.keys(parts) as Part[]).filter((part) => !isSame(parts[part]));
}

/** A text that is equal for equal values, whatever the order of their fields. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
