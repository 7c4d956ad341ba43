// Tests of bot levels, tempers and personas.

import { botNamed, CARD_BOTS, DICE_BOTS, PERSONAS, TEMPERS, type Temper } from '@posse/bots';
import { expect, test } from 'vitest';
import { botAt, knownLevel, LEVEL_IDS, personaAt, USUAL_LEVEL } from './bot-levels.ts';

test('there is a bot for each level and temper, in both games', () => {
  for (const level of LEVEL_IDS)
    for (const temper of Object.keys(TEMPERS) as Temper[])
      for (const bots of [CARD_BOTS, DICE_BOTS])
        expect(botNamed<{ id: string }>(bots, botAt(level, temper))).not.toBeNull();
});

test('an unknown level of bots becomes the usual level', () => {
  expect(LEVEL_IDS).toContain(USUAL_LEVEL);
  expect(knownLevel('greedy')).toBe(USUAL_LEVEL);
  expect(botAt('greedy', 'bold')).toBe(`${USUAL_LEVEL}/bold`);
  for (const level of LEVEL_IDS) expect(knownLevel(level)).toBe(level);
});

test('every persona of bots has its place at a table, and a big table uses a persona twice', () => {
  expect(PERSONAS.map((_, place) => personaAt(place))).toEqual(PERSONAS);
  expect(personaAt(PERSONAS.length)).toBe(PERSONAS[0]);
});
