// What is announced over the felt, and what is not.

import type { View } from '@posse/dice';
import { seat } from '@posse/engine';
import { wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { diceAimedAt, happenings } from './happening.ts';

test('an attack and the Gatling are, life lost to them is not', () => {
  const facts = [
    { kind: 'dice', who: 0 },
    { kind: 'attack' },
    { kind: 'hurt', who: 1, points: 2, cause: 'attack' },
    { kind: 'gatling', who: 0 },
  ];
  expect(happenings(wholeFacts('dice', facts), null).map(({ kind }) => kind)).toEqual(['attack', 'gatling']);
});

test('dynamite is seen by the life that it costs', () => {
  expect(happenings(wholeFacts('dice', [{ kind: 'hurt', who: 1, points: 1, cause: 'dynamite' }]), null)).toMatchObject([
    { kind: 'hurt', who: 1 },
  ]);
});

test('shots are to whom they hit, with the number of the dice', () => {
  const facts = wholeFacts('dice', [
    { kind: 'shot', by: 1, at: 0, face: '2' },
    { kind: 'hurt', who: 0, points: 4, by: 1, cause: 'shots' },
    { kind: 'hurt', who: 2, points: 1, by: 1, cause: 'shots' },
  ]);
  expect(happenings(facts, seat(0))).toMatchObject([{ kind: 'hurt', who: 0 }]);
  expect(happenings(facts, seat(1))).toEqual([]);
  const aiming = {
    op: 'aiming',
    who: 1,
    left: ['2'],
    hits: [
      [0, 2],
      [2, 1],
      [0, 1],
    ],
    doubling: false,
  };
  const before = { stack: [aiming] } as unknown as View;
  expect([diceAimedAt({ before, facts }, seat(0)), diceAimedAt({ before, facts }, seat(2))]).toEqual([3, 1]);
});
