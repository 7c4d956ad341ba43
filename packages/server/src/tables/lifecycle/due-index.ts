// When a table is due although nobody is connected, and when it may be swept.
// Both follow from its record alone, so the store can index them.

import type { Change, SeatRecord, TableRecord } from '../../store/store-interface.ts';

const SECOND = 1000;
/** Milliseconds that people have to come back by themselves: where they come to, the table is brought. */
const PEOPLE_FIRST = 3 * SECOND;
/** A table without people whose game is over, or that never had one, has nothing to wait for. */
const NOTHING_TO_WAIT_FOR = 10 * 60 * SECOND;

/** After how many milliseconds something happens there; null if nothing does until somebody comes. */
export function dueOf({ start, playing, paused, seats }: TableRecord): number | null {
  const goesOn = start !== null || (playing === true && !paused);
  if (!goesOn) return null;
  return seats.some(isPlayedByPerson) ? PEOPLE_FIRST : 0;
}

const isPlayedByPerson = ({ guest, away }: SeatRecord): boolean => guest !== null && !away;

/** How every record of a table is kept. */
export const tableChange = (record: TableRecord): Change => ({ put: 'table', record, due: dueOf(record) });

/** Milliseconds for which a table without people is kept: in a game, longer than somebody may think, where clocks are slow. */
export function abandonedAfterMs({ clock, playing, gameId, cast }: TableRecord, sweepAfter: number): number {
  const slowest = (clock.answer + clock.bank) * SECOND * 2;
  // One whose game could not go on by newer rules is as good as one that waits; and older programs did not say whether it is over.
  const isWaiting = gameId === null ? cast.length > 0 : playing !== false;
  return isWaiting ? Math.max(sweepAfter * SECOND, slowest) : NOTHING_TO_WAIT_FOR;
}

/** Solo tables are never swept, so nobody needs to know since when one is abandoned. */
export const isSwept = ({ sweepAfter }: { readonly sweepAfter: number }): boolean => Number.isFinite(sweepAfter);
