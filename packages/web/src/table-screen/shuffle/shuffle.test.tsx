// Tests of the question "Deal anyway?" and of the words about contributions.

import type { ContributionState } from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { seatOf, shown, tableOf, wordsOf } from '../../game-table/session/testing/rendered-text.tsx';
import { contributorsAt } from './contributors.ts';
import { DealAnyway } from './DealAnyway.tsx';
import { OwnContribution } from './OwnContribution.tsx';

const SEATS = [seatOf('ann'), seatOf('bob'), seatOf('cleo')];
const missing = (seat: number, guest: string) => ({ seat, guest, name: guest });
const ABORTED = [
  { start: 'first', missing: [missing(1, 'bob')] },
  { start: 'second', missing: [missing(2, 'cleo')] },
];
const START = { before: '-', commitment: 'c', next: 'n', deal: 'd', promises: ['p', null, null] };

describe('the question whether to deal anyway', () => {
  const seenBy = (seat: number | null, yes: number[] = []): string =>
    wordsOf(
      shown(
        { seat, table: tableOf(SEATS, { phase: 'gathering', dealAnyway: { left: 29_500, yes }, aborted: ABORTED }) },
        <DealAnyway />,
      ),
    );
  const ASKED =
    'Deal anyway? 2 shuffles were aborted. Missing: the contributions of bob and cleo. If you deal anyway, the game will count as not proven.';

  test('"Deal anyway?" names the missing player, and offers yes and no', () => {
    expect(seenBy(0)).toBe(`${ASKED} 30 seconds left [Yes, deal] [No, stand up]`);
  });

  test('a player who said yes to "Deal anyway?" is offered no further answer', () => {
    expect(seenBy(0, [0])).toBe(`${ASKED} Said yes: ann 30 seconds left`);
  });

  test('spectators see "Deal anyway?" without buttons to answer it', () => {
    expect(seenBy(null)).toBe(`${ASKED} The players are being asked. 30 seconds left`);
  });

  test('the table shows no "Deal anyway?" while that question is not open', () => {
    expect(shown({ seat: 0, table: tableOf(SEATS) }, <DealAnyway />)).toBe('');
  });
});

describe('your own contribution', () => {
  const seen = (contribution: ContributionState, you: string, more: Parameters<typeof tableOf>[1]): string => {
    const table = tableOf(SEATS, more);
    const seat = SEATS.findIndex(({ guest }) => guest === you);
    return wordsOf(
      shown({ you, seat, table }, <OwnContribution table={table} />, { contributionFor: () => contribution }),
    );
  };

  test('a player reads that the server hid their contribution if it was acknowledged and is called missing', () => {
    expect(seen('acknowledged', 'bob', { aborted: ABORTED })).toBe('The server hid your contribution.');
  });

  test.each(['sent', 'not-sent'] as const)(
    'a player reads that their contribution did not arrive if it was not acknowledged: %s',
    (is) => {
      expect(seen(is, 'bob', { aborted: ABORTED })).toBe('Your contribution did not arrive.');
    },
  );

  test('a player who did not miss an aborted shuffle reads nothing about their contribution', () => {
    expect(seen('acknowledged', 'ann', { aborted: ABORTED })).toBe('');
  });

  test('a player’s contribution is checked for the aborted shuffle in which they are called missing', () => {
    const table = tableOf(SEATS, { aborted: ABORTED });
    const contributionFor = (start: string): ContributionState => (start === 'second' ? 'acknowledged' : 'sent');
    const words = (you: string): string =>
      wordsOf(shown({ you, table }, <OwnContribution table={table} />, { contributionFor }));
    expect(words('bob')).toBe('Your contribution did not arrive.');
    expect(words('cleo')).toBe('The server hid your contribution.');
  });

  test('a player reads that their page reveals nothing in a shuffle without their commitment', () => {
    expect(seen('not-sent', 'bob', { start: START })).toBe(
      'Your contribution is not in this shuffle, so this page reveals nothing.',
    );
    expect(seen('sent', 'ann', { start: START })).toBe('');
  });
});

describe('the contributors to the next deal', () => {
  test('the expected contributors to the next deal are connected players who aborted no shuffle', () => {
    expect(contributorsAt(tableOf([...SEATS, seatOf(null)]))).toEqual([true, true, true, false]);
    expect(contributorsAt(tableOf(SEATS, { aborted: ABORTED.slice(0, 1) }))).toEqual([true, false, true]);
    expect(contributorsAt(tableOf([seatOf('ann'), seatOf('bob', { connected: false })]))).toEqual([true, false]);
  });

  test('the contributors to a shuffle under way are those with a commitment in it', () => {
    expect(contributorsAt(tableOf(SEATS, { start: START }))).toEqual([true, false, false]);
  });
});
