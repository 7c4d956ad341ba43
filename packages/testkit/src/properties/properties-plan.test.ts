// Tests of the command line of the properties, and of its messages.

import { expect, test } from 'vitest';
import { BadPlan } from '../plan-from-flags.ts';
import { planFrom } from './properties-plan.ts';

test('a properties run without arguments plays all mixes of both games at random', () => {
  expect(planFrom([])).toEqual({
    games: 400,
    seed: '1',
    bot: null,
    plays: { card: true, dice: true },
    card: null,
    dice: null,
  });
});

test('bots play at tournament tables, and a table of three includes its set', () => {
  const plan = planFrom('--bots deputy --sets tournament --seats 3,5,7 --games 20000'.split(' '));
  expect(plan).toMatchObject({ games: 20000, bot: 'deputy', plays: { card: true, dice: false }, dice: null });
  expect(plan.card).toEqual([
    { seats: 3, sets: ['base', 'tournament', 'dodge-city'] },
    { seats: 5, sets: ['base', 'tournament'] },
    { seats: 7, sets: ['base', 'tournament'] },
  ]);
});

test('every table of a mix is played if none is named', () => {
  expect(planFrom(['--sets', 'high-noon']).card?.map(({ seats }) => seats)).toEqual([4, 5, 6, 7]);
  expect(planFrom(['--modules', '3']).dice?.map(({ seats }) => seats)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(planFrom(['--modules', '3,5']).dice?.map(({ seats }) => seats)).toEqual([5, 6, 7, 8]);
  expect(planFrom(['--seats', '8'])).toMatchObject({
    card: [{ seats: 8, sets: ['base', 'dodge-city'] }],
    dice: [{ seats: 8, modules: [] }],
  });
});

test.each([
  ['--games 0', /--games should be a whole number of games/],
  ['--game chess', /--game should be card, dice or both, not "chess"/],
  ['--bots nobody', /--bots should be one of greenhorn, .*, not "nobody"/],
  ['--sets moon', /no set "moon"/],
  ['--sets tournament --game dice', /--sets are for the card game/],
  ['--sets tournament --modules 1', /--sets are for the card game, --modules for the dice game/],
  ['--modules 1 --game card', /--modules are for the dice game/],
  ['--modules 6', /no module "6"/],
  ['--modules 5 --seats 4', /needs five players or more/],
  ['--seats many', /--seats takes numbers separated by commas, such as 3,5, not "many"/],
  ['--seats 9 --game dice', /no roles for 9 players/],
  ['--wat', /Unknown option '--wat': choose from --games, --game,/],
])('%s is refused in one sentence', (line, message) => {
  expect(() => planFrom(line.split(' '))).toThrow(BadPlan);
  expect(() => planFrom(line.split(' '))).toThrow(message);
});
