// Tests of which questions call a player.

import { describe, expect, test } from 'vitest';
import type { TableState } from '../../game-table/session/table-session.ts';
import { seatOf, tableOf } from '../../game-table/session/testing/rendered-text.tsx';
import { isCalledIn, isHeardIn, questionIn } from './call-decision.ts';

const ANN = 0;
const picture = (step: number, asked: number | null, options = 2, op = 'phase2') => ({
  id: 'g1',
  step,
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
  test('the open question is recognised by game and step, and only if it is the viewer’s own', () => {
    expect(questionIn(at(), SEEN)).toBe('g1 8');
    expect(questionIn(at({ shown: picture(8, 1) }), SEEN)).toBeNull();
    expect(questionIn(at({ seat: null }), SEEN)).toBeNull();
    expect(questionIn(at({ table: tableOf([seatOf('ann')], { phase: 'over' }) }), SEEN)).toBeNull();
  });

  test('a question counts as open only when the page has shown all earlier events, unless the page is hidden', () => {
    const behind = at({ shown: picture(6, 1) });
    expect(questionIn(behind, SEEN)).toBeNull();
    expect(questionIn(behind, HIDDEN)).toBe('g1 8');
  });

  test('a question that is answered automatically does not count as open', () => {
    const forced = at({ shown: picture(8, ANN, 1) });
    expect(questionIn(forced, { ...SEEN, isAutomatic: true })).toBeNull();
    expect(questionIn(forced, SEEN)).toBe('g1 8');
  });
});

describe('calls', () => {
  test('a player at a server’s table is called when a question is open for them', () =>
    expect(isCalledIn(at(), SEEN)).toBe(true));

  test.each<readonly [string, TableState]>([
    ['alone with bots', at({ where: 'solo' })],
    ['while the table is paused', at({ table: tableOf([seatOf('ann')], { paused: true }) })],
    ['while a bot answers for him', at({ table: tableOf([seatOf('ann', { away: true })]) })],
    ['in a moment in which roles may be shown: others would hear it', at({ shown: picture(8, ANN, 2, 'react') })],
  ])('no call for the player’s attention is made %s', (_, state) => expect(isCalledIn(state, SEEN)).toBe(false));
});

test('a turn whose beginning the player already heard makes no second sound', () => {
  expect(isHeardIn(at({ story: [{ facts: [{ kind: 'turn', who: ANN }] }] }))).toBe(true);
  expect(isHeardIn(at({ story: [{ facts: [{ kind: 'turn', who: 1 }] }] }))).toBe(false);
  expect(isHeardIn(at())).toBe(false);
});
