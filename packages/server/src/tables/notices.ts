// What the table itself tells everybody: stored with the change that it tells of, and read in the talk like any other line.

import type { Notice } from '@posse/protocol';
import type { Change } from '../store/store.ts';
import { nameAt } from './info.ts';
import { checkedSeat } from './seating.ts';
import type { Table } from './table.ts';
import { type About, lineInfo } from './talk.ts';

export interface UnsentNotice {
  readonly change: Change;
  /** Once it is stored. */
  tell(): void;
}

/** About whoever sits in this seat, as the table's record has him now. */
export const noticeOf = (table: Table, notice: Notice, place: number): UnsentNotice =>
  noticesOf(table, notice, [place])[0] as UnsentNotice;

/** The same about several, to be told at once. */
export const noticesOf = (table: Table, notice: Notice, places: readonly number[]): readonly UnsentNotice[] =>
  places.map((place, number) => {
    const seat = checkedSeat(table.record, place);
    return noticeAbout(table, notice, { guest: seat.guest ?? '', seat: place, name: nameAt(seat, place) }, number);
  });

export function noticeAbout(table: Table, notice: Notice, about: About, place = 0): UnsentNotice {
  const line = table.talk.notice(notice, table.isPlaying ? table.record.gameId : null, about, place);
  return {
    change: { put: 'line', table: table.record.code, line },
    tell() {
      table.talk.add(line);
      table.visitors.tellAll({ type: 'line', line: lineInfo(line) });
    },
  };
}
