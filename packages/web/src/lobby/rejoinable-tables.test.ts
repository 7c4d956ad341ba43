// Tests of the remembered tables that the lobby offers.

import type { SeatInfo, TableInfo } from '@posse/protocol';
import { expect, test } from 'vitest';
import { wayBackTo } from './rejoinable-tables.ts';

const OWN = { code: 'K7M4QX', guest: 'bob', game: 'card' } as const;
const at = (phase: TableInfo['phase'], guest: string, gone: SeatInfo['gone'] = null) =>
  wayBackTo(OWN, { phase, seats: [{ guest, gone } as SeatInfo] });

test('the lobby offers the way back to the guest’s own seat in a running game, left or not', () => {
  expect(at('playing', 'bob', 'left')).toEqual({ ...OWN, phase: 'playing', isLeft: true });
  expect(at('playing', 'bob')).toEqual({ ...OWN, phase: 'playing', isLeft: false });
});

test('the lobby offers the way back to the guest’s own seat in a waiting room', () => {
  expect(at('gathering', 'bob')).toMatchObject({ phase: 'gathering' });
});

test('the lobby offers the way back to the guest’s own seat between two games', () => {
  expect(at('over', 'bob')).toMatchObject({ phase: 'over', isLeft: false });
});

test('the lobby offers no way back to a seat from which the host has removed the guest', () => {
  expect(at('playing', 'bob', 'sent-away')).toBeNull();
});

test('the lobby forgets a seat that another guest has now', () => {
  expect(at('playing', 'eve')).toBe('lost');
});
