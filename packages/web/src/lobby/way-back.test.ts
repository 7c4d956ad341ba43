// Which of the tables that one remembers the lobby offers.

import type { SeatInfo, TableInfo } from '@posse/protocol';
import { expect, test } from 'vitest';
import { wayBackTo } from './way-back.ts';

const OWN = { code: 'K7M4QX', guest: 'bob', game: 'card' } as const;
const at = (phase: TableInfo['phase'], guest: string, gone: SeatInfo['gone'] = null) =>
  wayBackTo(OWN, { phase, seats: [{ guest, gone } as SeatInfo] });

test('one’s seat in a running game, whether one has left or only closed the window', () => {
  expect(at('playing', 'bob', 'left')).toEqual({ ...OWN, phase: 'playing', isLeft: true });
  expect(at('playing', 'bob')).toEqual({ ...OWN, phase: 'playing', isLeft: false });
});

test('one’s seat where all still gather', () => {
  expect(at('gathering', 'bob')).toMatchObject({ phase: 'gathering' });
});

test('one’s seat between two games', () => {
  expect(at('over', 'bob')).toMatchObject({ phase: 'over', isLeft: false });
});

test('nothing while the host does not want it', () => {
  expect(at('playing', 'bob', 'sent-away')).toBeNull();
});

test('a seat that is somebody else’s is lost for good', () => {
  expect(at('playing', 'eve')).toBe('lost');
});
