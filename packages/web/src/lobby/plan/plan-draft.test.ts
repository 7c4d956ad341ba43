// Tests of drafts: presets, options, numbers, remedies.

import { expect, test } from 'vitest';
import { cardCatalogue } from './card-catalogue.ts';
import { diceCatalogue as dice } from './dice-catalogue.ts';
import {
  draftFrom,
  numbersChanged,
  planFrom,
  presetOf,
  remediesFor,
  valuesOf,
  withNumber,
  withOption,
  withPart,
  withPreset,
  withSeats,
} from './plan-draft.ts';

const card = cardCatalogue();
const standard = draftFrom(card, { seats: 5, preset: 'standard' });

test('a plan that equals a preset is written as its id, and any other one part by part', () => {
  expect(planFrom(card, standard)).toEqual({ seats: 5, preset: 'standard' });
  const more = withPart(card, standard, 'high-noon');
  expect(planFrom(card, more)).toEqual({ seats: 5, sets: ['base', 'high-noon'] });
  const own = withOption(more, 'without-thirst');
  expect(planFrom(card, own)).toEqual({
    seats: 5,
    sets: ['base', 'high-noon'],
    options: { 'without-thirst': true },
  });
});

test('a plan chosen by hand is recognised if it equals a preset', () => {
  expect(presetOf(card, withOption(standard, 'beginner-deck'))).toBe('first-game');
  expect(presetOf(card, withPart(card, standard, 'tournament'))).toBe('tournament');
  expect(presetOf(card, withPart(card, standard, 'promos'))).toBeNull();
});

test('a plan made from a preset stays the same when it is edited and written again', () => {
  for (const catalogue of [card, dice])
    for (const { id } of catalogue.presets) {
      const plan = { seats: 6, preset: id };
      expect(planFrom(catalogue, draftFrom(catalogue, plan))).toEqual(plan);
    }
});

test('a plan with an unknown preset becomes the standard one for the same number of players', () => {
  expect(draftFrom(card, { seats: 4, preset: 'of-old' })).toMatchObject({ seats: 4, parts: ['base'], options: [] });
});

test('removing a card set from the plan also removes its options', () => {
  const own = withOption(withPart(card, standard, 'fistful'), 'without-sniper');
  expect(withPart(card, own, 'fistful')).toEqual(standard);
});

test('the rule options that a set brings are on with it, can be switched off, and are removed with it', () => {
  const tournament = withPart(card, standard, 'tournament');
  expect(tournament.options).toEqual(['card-after-effect', 'reward-may-be-left']);
  expect(planFrom(card, withPart(card, tournament, 'promos'))).toEqual({
    seats: 5,
    sets: ['base', 'promos', 'tournament'],
  });
  const without = withOption(tournament, 'reward-may-be-left');
  const plan = { seats: 5, sets: ['base', 'tournament'], options: { 'reward-may-be-left': false } };
  expect(planFrom(card, without)).toEqual(plan);
  expect(draftFrom(card, plan)).toEqual(without);
  expect(withPart(card, without, 'high-noon').options).toEqual(['card-after-effect']);
  expect(withPart(card, without, 'tournament')).toEqual(standard);
  const elsewhere = withOption(standard, 'card-after-effect');
  expect(planFrom(card, elsewhere)).toEqual({ seats: 5, sets: ['base'], options: { 'card-after-effect': true } });
});

test('a plan for eight players suggests a larger set, and a ghost with too few players suggests removing it', () => {
  const eight = withSeats(card, standard, 8);
  expect(remediesFor(card, standard)).toBeNull();
  expect(remediesFor(card, eight)).toEqual([{ part: 'dodge-city', comes: true }]);
  expect(remediesFor(card, withPart(card, eight, 'dodge-city'))).toBeNull();
  const ghost = withPart(dice, draftFrom(dice, { seats: 4 }), '5');
  expect(remediesFor(dice, ghost)).toEqual([{ part: '5', comes: false }]);
});

test('a preset stays selected when the number of players changes', () => {
  const everything = withPreset(dice, draftFrom(dice, { seats: 4 }), 'everything');
  expect(everything.parts).toEqual(['1', '2', '3', '4']);
  expect(withSeats(dice, everything, 6).parts).toEqual(['1', '2', '3', '4', '5']);
});

test('selecting a preset sets its number of players, unless another number was chosen by hand', () => {
  const everything = withPreset(card, standard, 'everything');
  expect(planFrom(card, everything)).toEqual({ seats: 7, preset: 'everything' });
  expect(withPreset(card, everything, 'standard')).toEqual(standard);
  const six = withSeats(card, standard, 6);
  expect(planFrom(card, withPreset(card, six, 'everything'))).toEqual({ seats: 6, preset: 'everything' });
  expect(planFrom(card, withPreset(card, withSeats(card, everything, 8), 'first-game')).seats).toBe(8);
  expect(withPreset(card, withPart(card, standard, 'promos'), 'everything').seats).toBe(5);
  expect(withPreset(dice, draftFrom(dice, { seats: 5 }), 'everything').seats).toBe(5);
});

test('a rule option with a number is written only if it differs from the default, and removed with its sets', () => {
  const three = withNumber(standard, 'characters-to-choose', 3);
  const plan = { seats: 5, sets: ['base'], options: { 'characters-to-choose': 3 } };
  expect(planFrom(card, three)).toEqual(plan);
  expect(draftFrom(card, plan)).toEqual(three);
  expect(presetOf(card, three)).toBeNull();
  expect(presetOf(card, withNumber(three, 'characters-to-choose', 1))).toBe('standard');
  const tournament = withPart(card, standard, 'tournament');
  expect(tournament.numbers['characters-to-choose']).toBe(2);
  expect(presetOf(card, tournament)).toBe('tournament');
  expect(withPart(card, tournament, 'tournament')).toEqual(standard);
  expect(withPart(card, three, 'tournament').numbers['characters-to-choose']).toBe(3);
  const both = withPart(card, withPart(card, standard, 'high-noon'), 'fistful');
  const eight = withNumber(both, 'events', 8);
  expect(planFrom(card, eight).options).toEqual({ events: 8 });
  expect(numbersChanged(card, eight).map(({ id }) => id)).toEqual(['events']);
  expect(withPart(card, eight, 'fistful').numbers.events).toBe(12);
});

test('an older plan with the option of the long event deck gets all events', () => {
  const plan = { seats: 5, sets: ['base', 'high-noon', 'fistful'], options: { 'long-event-deck': true } };
  expect(planFrom(card, draftFrom(card, plan)).options).toEqual({ events: 28 });
});

test('a plan with too few characters suggests fewer to choose from, or another set', () => {
  const draft = withNumber(withSeats(card, standard, 6), 'characters-to-choose', 3);
  expect(remediesFor(card, draft)).toEqual([
    { number: 'characters-to-choose', most: 2 },
    { part: 'dodge-city', comes: true },
    { part: 'promos', comes: true },
  ]);
  const [choices] = card.numbers;
  expect(choices && [...valuesOf(card, standard, choices)]).toEqual([1, 2, 3]);
  expect(choices && valuesOf(card, withSeats(card, standard, 8), choices).size).toBe(8);
});
