// Tests of absent players: the line on the seat, and its words.

import type { SeatInfo } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableState } from '../session/table-session.ts';
import { seatOf, shown, tableOf, wordsOf } from '../session/testing/rendered-text.tsx';
import { AbsentLine, absenceOf, useAbsenceWords } from './AbsentLine.tsx';

const HERE = { by: 'person', gone: null, waiting: false, away: false, connected: true } as const;

describe('absences', () => {
  test.each([
    ['here', HERE, null],
    ['offline', { ...HERE, connected: false }, 'offline'],
    ['away, and perhaps offline too', { ...HERE, connected: false, away: true }, 'away'],
    ['away at his own table', { ...HERE, away: true }, 'away'],
    ['gone for now', { ...HERE, connected: false, away: true, gone: 'left' }, 'left'],
    ['sent away', { ...HERE, connected: false, away: true, gone: 'sent-away' }, 'sent-away'],
    ['about to take over', { ...HERE, waiting: true }, 'waiting'],
    ['a bot', { ...HERE, by: 'bot', connected: false }, null],
  ] as const)('a seat’s state of absence is recognised: %s', (_, seat, absence) => {
    expect(absenceOf(seat, 'playing')).toBe(absence);
    expect(absenceOf(seat, 'over')).toBeNull();
  });
});

function seen(seat: Partial<SeatInfo>, isAsked: boolean, left: number | null = 32_000, botIn: number | null = null) {
  const table = tableOf([seatOf('Bob', seat)], { botIn });
  const game = { askedSince: Date.now(), left, leftAtPause: null } as TableState['shown'];
  function Both() {
    const absence = absenceOf(table.seats[0], 'playing');
    const words = useAbsenceWords()(0, isAsked);
    return (
      <>
        {absence !== null && <AbsentLine absence={absence} isAsked={isAsked} isRoomy={true} />}
        {words !== null && `|${words}`}
      </>
    );
  }
  return wordsOf(shown({ table, shown: game }, <Both />)).replace(' |', '|');
}

describe('the line on an absent player’s seat', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([
    [{ gone: 'left' }, 'left: a bot plays|left: a bot plays'],
    [{ away: true }, 'away: a bot plays|away: a bot plays until Bob is back'],
    [{ gone: 'sent-away' }, 'removed: a bot plays|removed by the host: a bot plays'],
    [{ connected: false }, 'away|away: a bot answers after 0:20'],
    [{ waiting: true }, 'new: joins at the next move|new here: a bot plays until this seat’s next move'],
  ] as const)('the seat of an absent player described by %j says: %s', (seat, words) => {
    expect(seen(seat, false)).toBe(words);
  });

  test('the seat of an absent player who is asked shows how long the others still wait', () => {
    const words = 'away: a bot answers when the time is up';
    expect(seen({ connected: false }, true)).toBe(`away: a bot answers in 0:32|${words}`);
    expect(seen({ connected: false }, true, null)).toBe(`away|${words}`);
    expect(seen({ connected: false }, true, 32_000, 14_000)).toBe(`away: a bot answers in 0:14|${words}`);
  });

  test('the countdown at an absent player’s seat ends at the same time, even if the seat is rendered later', () => {
    expect(seen({ connected: false }, true, 32_000, 13_000)).toContain('in 0:13');
    vi.advanceTimersByTime(5000);
    expect(seen({ connected: false }, true, 32_000, 13_000)).toContain('in 0:08');
  });

  test('the seat of a present player says nothing about absence', () => {
    expect(seen({}, true)).toBe('');
  });
});
