// Tests of how a question changes the table.

import type { Die, Face, View } from '@posse/dice';
import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { positions } from '../testing/random-dice-positions.ts';
import { sceneOf, spentDice, wantsSheet } from './open-dice-question.ts';

const dice = (...faces: Face[]): Die[] => faces.map((face) => ({ kind: 'base', face, fresh: true }));

const asked = (stack: unknown, lying: Die[] = []): View =>
  ({ asked: seat(0), viewer: seat(0), turn: seat(0), options: [], dice: lying, stack: [stack] }) as unknown as View;

test('dice of fired shots are shown as used, a double one only after its second shot', () => {
  const lying = dice('1x2', '2', '1', 'beer');
  const left = (...faces: string[]) => [...spentDice(asked({ op: 'aiming', left: faces }, lying))];
  expect(left('1', '1', '1', '2')).toEqual([]);
  expect(left('1', '1', '2')).toEqual([2]);
  expect(left('1', '1')).toEqual([2, 1]);
  expect(left('1')).toEqual([0, 1]);
});

test('dice of poured beers are shown as used', () => {
  expect([...spentDice(asked({ op: 'pouring', left: 1 }, dice('beer', '1', 'beer')))]).toEqual([0]);
});

test('the question whether to roll again shows no answer sheet, and a question about a wound does', () => {
  expect(wantsSheet(asked({ op: 'again' }))).toBe(false);
  expect(wantsSheet(asked({ op: 'arrowForWound' }))).toBe(true);
  expect(wantsSheet({ ...asked({ op: 'returnToken' }), turn: seat(1) })).toBe(true);
  expect(wantsSheet({ ...asked({ op: 'again' }), viewer: seat(1) })).toBe(false);
});

test('a player without a role to reveal sees no answer sheet', () => {
  expect(wantsSheet(asked({ op: 'react' }))).toBe(false);
});

test('in random dice games every answer sheet shows a player or a thing that it is about', () => {
  for (const view of positions(8))
    if (wantsSheet(view)) {
      const { from, to, special } = sceneOf(view);
      expect([from, ...to, special].some((one) => one !== null)).toBe(true);
    }
});
