// Converts the table records of older programs.

import { knownLevel } from '../../games/bot-levels.ts';
import type { Ban, SeatRecord, TableRecord } from '../../store/store-interface.ts';
import { emptySeat } from '../people/seat-edits.ts';

interface KeptSeat extends SeatRecord {
  /** Older programs wrote here who had left a seat in the middle of the game, and made it nobody's. */
  readonly before?: string | null;
  /** Before there were promises the luck itself was kept: nothing is dealt from that any more. */
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

/** Older programs wrote only who it was. */
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
 * Older programs did not write the steps: a guest of the deal has held the seat from the first step on. Of a latecomer, of a seat that changed
 * hands and of a player who left nobody knows since when, so the guest counts as a spectator of this game's story.
 */
const ownStepsOf = ({ late, past, gone }: SeatRecord): readonly number[] =>
  late || past.length > 0 || gone !== null ? [] : [0];
