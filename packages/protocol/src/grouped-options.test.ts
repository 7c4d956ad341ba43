// Tests that options survive the grouped form in which they are sent.

import { seat } from '@posse/engine';
import { expect, test } from 'vitest';
import { type OptionGroup, packOptions, unpackOptions } from './grouped-options.ts';

const me = seat(2);
const card = (fields: object) => ({
  ...{ seat: me, kind: 'end', card: null, as: null, at: null, prey: null, cost: [], pick: null },
  ...fields,
});
const dice = (fields: object) => ({
  ...{ seat: me, kind: 'stop', at: null, also: null, dice: [], face: null, twice: false, pick: null },
  ...fields,
});

test.each([
  ['card', [card({})], [{ kind: 'end' }]],
  ['card', [card({ kind: 'play', card: 0, cost: [3, 0] })], [{ kind: 'play', card: [0], cost: [[3, 0]] }]],
  [
    'card',
    [card({ kind: 'play', card: 7, at: 0 }), card({ kind: 'play', card: 9, at: 3 }), card({ kind: 'play', card: 9 })],
    [
      { kind: 'play', card: [7, 9], at: [0, 3] },
      { kind: 'play', card: [9] },
    ],
  ],
  [
    'dice',
    [dice({ kind: 'reroll', dice: [0] }), dice({ kind: 'reroll', dice: [0, 4] }), dice({})],
    [{ kind: 'reroll', dice: [[0], [0, 4]] }, { kind: 'stop' }],
  ],
  ['dice', [dice({ kind: 'assign', twice: true, face: 'beer' })], [{ kind: 'assign', face: ['beer'], twice: [true] }]],
  ['dice', [], []],
] as const)('options of the %s game are restored: %j', (game, options, groups) => {
  expect(packOptions(options)).toEqual(groups);
  const whole = unpackOptions(game, me, JSON.parse(JSON.stringify(packOptions(options))) as OptionGroup[]);
  expect(whole).toEqual(options);
  // The order of fields must be the same too: the engine is fast because all answers have one shape.
  for (const [place, option] of whole.entries()) expect(Object.keys(option)).toEqual(Object.keys(options[place] ?? {}));
});

test('options of another kind start another group', () => {
  const options = [
    card({ kind: 'play', card: 1 }),
    card({ kind: 'discard', card: 1 }),
    card({ kind: 'play', card: 2 }),
  ];
  expect(packOptions(options).map(({ kind }) => kind)).toEqual(['play', 'discard', 'play']);
});
