// Tests that dice stay on the table while their consequences are shown.

import type { Die, View } from '@posse/dice';
import { seat } from '@posse/engine';
import type { SentFact } from '@posse/protocol';
import { expect, test } from 'vitest';
import type { Beat } from '../../game-table/session/beat.ts';
import { diceShown, ownDice } from './shown-dice.ts';

const die = (face: Die['face']): Die => ({ kind: 'base', face, fresh: true });
const view = (turn: number, ...dice: Die[]): View => ({ turn: seat(turn), dice }) as unknown as View;
const beat = (before: View, facts: SentFact[]): Beat<View> =>
  ({ step: 7, facts, before, after: { view: before } }) as unknown as Beat<View>;

const THROWN: SentFact = { kind: 'dice', who: 1, faces: ['beer', 'beer'], fresh: [1], rolls: 2 };

test('dice at rest are shown as the current view has them', () => {
  expect(diceShown(view(1, die('1')), null, null)).toMatchObject({ who: 1, dice: [die('1')], falling: [] });
});

test('rolled dice fall before anything else changes, and lie still when their consequences are told', () => {
  const before = view(1, die('beer'), die('1'));
  const thrown = beat(before, [THROWN]);
  expect(diceShown(before, thrown, null)).toMatchObject({
    who: 1,
    dice: [{ face: 'beer' }, { face: 'beer' }],
    falling: [1],
    throwing: 7,
  });
  const now = view(1, die('beer'), die('beer'));
  expect(diceShown(now, null, thrown)).toMatchObject({ who: 1, dice: now.dice, falling: [] });
});

test('the last roll of a turn is visible although the next turn has begun', () => {
  const shown = diceShown(view(2), null, beat(view(1), [THROWN, { kind: 'turn', who: 2 }]));
  expect(shown).toMatchObject({
    who: 1,
    dice: [
      { face: 'beer', fresh: false },
      { face: 'beer', fresh: true },
    ],
  });
});

test('dice whose last shot ends the turn are still visible during that shot', () => {
  const shown = diceShown(view(2), null, beat(view(1, die('1')), [{ kind: 'shot', by: 1, at: 2, face: '1' }]));
  expect(shown).toMatchObject({ who: 1, dice: [die('1')] });
});

test('a player who is asked to roll sees their own dice, not those of the turn before', () => {
  const now = view(2);
  expect(ownDice(now, diceShown(now, null, beat(view(1), [THROWN])))).toMatchObject({ who: 2, dice: [] });
});
