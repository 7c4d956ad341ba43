// Tests of tables of older programs, with kept and changed seats.

import type { SeatRecord, TableRecord } from '@posse/store';
import { expect, test } from 'vitest';
import { seatOf, seatOwnedBy } from '../people/seat-edits.ts';
import { upgradedRecord } from './older-records.ts';

const USUAL = { name: 'Ann', tokenHash: null, bot: 'deputy', isBot: false, away: false, ready: false, keep: false };

/** A record as older programs stored it, without newer fields. */
const known = (
  ...seats: readonly { readonly guest: string | null; readonly before?: string; readonly luck?: string }[]
): TableRecord =>
  upgradedRecord({
    plan: { seats: seats.length },
    seats: seats.map((seat) => ({ ...USUAL, ...seat })),
  } as object as TableRecord);

test('an old record of a seat kept for a player who left gives it to that player, played by a bot', () => {
  const record = known({ guest: 'bob' }, { guest: null, before: 'ann' });
  expect(record.seats[1]).toMatchObject({ guest: 'ann', gone: 'left', away: true } satisfies Partial<SeatRecord>);
  expect(record.seats[0]).toMatchObject({ guest: 'bob', gone: null, late: false, waiting: false, past: [] });
});

test('an old record of a player who left one seat and took another gives them only the new seat', () => {
  const record = known({ guest: null, before: 'ann' }, { guest: 'ann' });
  expect(record.seats[0]).toMatchObject({ guest: null, gone: null });
  expect([seatOwnedBy(record, 'ann'), seatOf(record, 'ann')]).toEqual([1, 1]);
});

test('an old record of a seat’s contribution from before commitments existed loses it, and no shuffle is under way', () => {
  const record = known({ guest: 'ann', luck: 'a1' });
  expect(record.seats[0]).not.toHaveProperty('luck');
  expect([record.seats[0]?.promise, record.start, record.givenUp]).toEqual([null, null, []]);
});

test('an old record of a seat that nobody ever left is read unchanged', () => {
  const record = known({ guest: null }, { guest: 'ann' });
  expect(record.seats.map(({ guest, gone }) => [guest, gone])).toEqual([
    [null, null],
    ['ann', null],
  ]);
});
