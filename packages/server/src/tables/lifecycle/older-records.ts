// Converts the table records of older programs.

import type { Ban, SeatRecord, TableRecord } from '@posse/store';
import { knownLevel } from '../../games/bot-levels.ts';
import { emptySeat } from '../people/seat-edits.ts';

interface KeptSeat extends SeatRecord {
  /** The guest who left this seat in the middle of the game. Older programs wrote it here, and freed the seat. */
  readonly before?: string | null;
  /** A contribution in plain text, from before commitments existed. It is not used any more. */
  readonly luck?: string | null;
}

export const upgradedRecord = (kept: TableRecord): TableRecord => {
  const { cast = [], heard = [], start = null, givenUp = [], banned = [], ...record } = kept;
  return {
    ...record,
    cast,
    heard,
    start,
    givenUp,
    plan: { ...record.plan, ...(record.plan.bot !== undefined && { bot: knownLevel(record.plan.bot) }) },
    seats: record.seats.map((seat) => knownSeat(seat, record)),
    banned: banned.map(knownExile),
  };
};

/** A ban in today's form. Older programs stored only the guest's id. */
const knownExile = (kept: Ban | string): Ban =>
  typeof kept === 'string' ? { guest: kept, networks: [], spared: [] } : kept;

function knownSeat({ before = null, luck: _, ...kept }: KeptSeat, { seats }: Pick<TableRecord, 'seats'>): SeatRecord {
  const known = { ...emptySeat(knownLevel(kept.bot)), ...kept, bot: knownLevel(kept.bot) };
  const seat = { ...known, ownSteps: kept.ownSteps ?? ownStepsOf(known) };
  // Older programs also let them take another seat then: that one is theirs.
  const isElsewhere = seats.some(({ guest }) => guest === before);
  return before === null || isElsewhere ? seat : { ...seat, guest: before, gone: 'left', away: true };
}

/**
 * The steps at which the guest held the seat. Older programs did not store them: a guest who has been there since the
 * deal held it from the start. For latecomers, moved seats and players who left it is unknown, so they count as
 * spectators of the story.
 */
const ownStepsOf = ({ late, past, gone }: SeatRecord): readonly number[] =>
  late || past.length > 0 || gone !== null ? [] : [0];
