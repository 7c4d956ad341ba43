// To which question somebody is called, and when nobody is.

import { describe, expect, test } from 'vitest';
import type { TableState } from '../../play/session/session.ts';
import { seatOf, tableOf } from '../../play/session/testing/shown.tsx';
import { isCalledIn, isHeardIn, questionIn } from './call.ts';

const ANN = 0;
const picture = (n: number, asked: number | null, options = 2, op = 'phase2') => ({
  id: 'g1',
  n,
  view: { asked, options: Array.from({ length: options }), stack: [{ op }] },
});
const at = (more: object = {}): TableState =>
  ({
    where: 'server',
    seat: ANN,
    table: tableOf([seatOf('ann'), seatOf('bob')]),
    game: picture(8, ANN),
    shown: picture(8, ANN),
    story: [],
    ...more,
  }) as unknown as TableState;
const SEEN = { isHidden: false, isAutomatic: false };
const HIDDEN = { isHidden: true, isAutomatic: false };

describe('the question', () => {
  test('is one’s own, by its game and number', () => {
    expect(questionIn(at(), SEEN)).toBe('g1 8');
    expect(questionIn(at({ shown: picture(8, 1) }), SEEN)).toBeNull();
    expect(questionIn(at({ seat: null }), SEEN)).toBeNull();
    expect(questionIn(at({ table: tableOf([seatOf('ann')], { phase: 'over' }) }), SEEN)).toBeNull();
  });

  test('is none while the table still shows what led to it, unless nobody looks', () => {
    const behind = at({ shown: picture(6, 1) });
    expect(questionIn(behind, SEEN)).toBeNull();
    expect(questionIn(behind, HIDDEN)).toBe('g1 8');
  });

  test('is none if the table answers it', () => {
    const forced = at({ shown: picture(8, ANN, 1) });
    expect(questionIn(forced, { ...SEEN, isAutomatic: true })).toBeNull();
    expect(questionIn(forced, SEEN)).toBe('g1 8');
  });
});

describe('somebody is called', () => {
  test('at a server’s table', () => expect(isCalledIn(at(), SEEN)).toBe(true));

  test.each<readonly [string, TableState]>([
    ['alone with bots', at({ where: 'solo' })],
    ['while the table is paused', at({ table: tableOf([seatOf('ann')], { paused: true }) })],
    ['while a bot answers for him', at({ table: tableOf([seatOf('ann', { away: true })]) })],
    ['in a moment in which roles may be shown: others would hear it', at({ shown: picture(8, ANN, 2, 'react') })],
  ])('but not %s', (_, state) => expect(isCalledIn(state, SEEN)).toBe(false));
});

test('a turn that was heard as it began is not rung in again', () => {
  expect(isHeardIn(at({ story: [{ facts: [{ kind: 'turn', who: ANN }] }] }))).toBe(true);
  expect(isHeardIn(at({ story: [{ facts: [{ kind: 'turn', who: 1 }] }] }))).toBe(false);
  expect(isHeardIn(at())).toBe(false);
});
