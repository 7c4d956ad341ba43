// What is announced over the felt, and what is not.

import { wholeFacts } from '@posse/protocol';
import { expect, test } from 'vitest';
import { happenings } from './happening.ts';

test('an attack and the Gatling are, life lost to them is not', () => {
  const facts = [
    { kind: 'dice', who: 0 },
    { kind: 'attack' },
    { kind: 'hurt', who: 1, points: 2, cause: 'attack' },
    { kind: 'gatling', who: 0 },
  ];
  expect(happenings(wholeFacts('dice', facts)).map(({ kind }) => kind)).toEqual(['attack', 'gatling']);
});

test('dynamite is seen by the life that it costs', () => {
  expect(happenings(wholeFacts('dice', [{ kind: 'hurt', who: 1, points: 1, cause: 'dynamite' }]))).toMatchObject([
    { kind: 'hurt', who: 1 },
  ]);
});
