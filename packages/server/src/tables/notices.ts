// What the table itself tells everybody: stored with the change that it tells of, and read in the talk like any other line.

import type { Notice } from '@posse/protocol';
import type { Change, Line } from '../store/store.ts';
import { nameAt } from './info.ts';
import { checkedSeat } from './seating.ts';
import type { Table } from './table.ts';
import { lineInfo } from './talk.ts';

export interface UnsentNotice {
  readonly change: Change;
  /** Once it is stored. */
  tell(): void;
}

/** About whoever sits in this seat, as the table's record has him now. */
export function noticeOf(table: Table, notice: Notice, place: number): UnsentNotice {
  const seat = checkedSeat(table.record, place);
  return noticeAbout(table, notice, { guest: seat.guest ?? '', seat: place, name: nameAt(seat, place) });
}

export function noticeAbout(table: Table, notice: Notice, about: Pick<Line, 'guest' | 'seat' | 'name'>): UnsentNotice {
  const line = table.talk.notice(notice, table.isPlaying ? table.record.gameId : null, about);
  return {
    change: { put: 'line', table: table.record.code, line },
    tell() {
      table.talk.add(line);
      table.visitors.tellAll({ type: 'line', line: lineInfo(line) });
    },
  };
}
