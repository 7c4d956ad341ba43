// Computes when a table without people is due, and when it may be swept.
// Both follow from its record alone, so the store can index them.

import type { Change, SeatRecord, TableRecord } from '@posse/store';

const SECOND = 1000;
/**
 * How long a node waits before it takes a due table: the people of the table may come first, and bring it to their
 * node.
 */
const PEOPLE_FIRST = 3 * SECOND;
/** How long an empty table without a running game is kept. */
const NOTHING_TO_WAIT_FOR = 10 * 60 * SECOND;

/** Milliseconds until something happens at the table by itself; null if nothing does until somebody comes. */
export function dueOf({ start, playing, paused, seats }: TableRecord): number | null {
  const goesOn = start !== null || (playing === true && !paused);
  if (!goesOn) return null;
  return seats.some(isPlayedByPerson) ? PEOPLE_FIRST : 0;
}

const isPlayedByPerson = ({ guest, away }: SeatRecord): boolean => guest !== null && !away;

/** The change that stores a table's record. */
export const tableChange = (record: TableRecord): Change => ({ put: 'table', record, due: dueOf(record) });

/** A table where people have played together keeps its evening for so long. */
const EVENING = 24 * 60 * 60 * SECOND;

/** An evening that is kept although nobody is there and nothing is played: it makes room on a server that is full. */
export const isSpare = ({ evening, playing, start }: TableRecord): boolean =>
  evening?.isShared === true && playing !== true && start === null;

/** Until this date an evening would be kept that everybody has left a while ago. */
export const spareUntil = (today: number): number => today + EVENING - NOTHING_TO_WAIT_FOR;

/** How long an empty table is kept. In a game with a slow clock this is longer than the time for an answer. */
export function abandonedAfterMs(record: TableRecord, sweepAfter: number): number {
  const { clock, playing, gameId, cast, evening } = record;
  const slowest = (clock.answer + clock.bank) * SECOND * 2;
  // One whose game could not go on by newer rules is as good as one that waits; and older programs did not say whether it is over.
  const isWaiting = gameId === null ? cast.length > 0 : playing !== false;
  const usual = isWaiting ? Math.max(sweepAfter * SECOND, slowest) : NOTHING_TO_WAIT_FOR;
  return evening?.isShared ? Math.max(usual, EVENING) : usual;
}

/** Are empty tables of this program ever swept? Solo tables are not, so they need no date. */
export const isSwept = ({ sweepAfter }: { readonly sweepAfter: number }): boolean => Number.isFinite(sweepAfter);
