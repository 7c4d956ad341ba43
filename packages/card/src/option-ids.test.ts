// Tests of ids of options and sets, which the compiler checks.
// House sets declare their own.
// Runs apart: house sets stay in the catalogue.

import { expect, test } from 'vitest';
import { isOn, withoutEvent } from './house-card-authoring.ts';
import { addHouseSet, cardGame, numberIn, type Preset, removeSet, setupFrom } from './index.ts';

declare module './house-card-authoring.ts' {
  interface HouseOptions {
    'without-hail-storm': true;
  }
}

const dealt = () =>
  cardGame.deal({ seats: 4, sets: ['base', 'high-noon'], options: { 'late-reshuffle': true } }, 'ids');

test('rules and texts of the card game can read only options that exist', () => {
  const t = dealt();
  expect(isOn(t, 'late-reshuffle')).toBe(true);
  expect(isOn(t, 'without-sermon')).toBe(false);
  // @ts-expect-error: it is late-reshuffle.
  expect(isOn(t, 'late-reshufle')).toBe(false);
  // @ts-expect-error: it is without-sermon.
  expect(isOn(t, 'without-sermons')).toBe(false);
  // @ts-expect-error: it is one-by-one.
  expect(t.setup.options.includes('one-by-on')).toBe(false);
});

test('sets can be read only by ids that exist, or that a house set may have', () => {
  const { sets } = dealt().setup;
  expect([sets.includes('high-noon'), sets.includes('house-hail')]).toEqual([true, false]);
  // @ts-expect-error: it is high-noon.
  expect(sets.includes('highnoon')).toBe(false);
});

test('number options can be read only by ids that exist', () => {
  const { catalogue, setup } = dealt();
  expect(numberIn(catalogue, setup, 'events')).toBe(12);
  // @ts-expect-error: it is events.
  expect(numberIn(catalogue, setup, 'event')).toBe(0);
});

test('presets can contain only options that exist', () => {
  const texts = { en: { name: '', text: '' }, it: { name: '', text: '' }, de: { name: '', text: '' } };
  // @ts-expect-error: it is beginner-deck.
  const preset: Preset = { id: 'first', seats: 5, sets: ['base'], options: ['beginners-deck'], texts };
  expect(preset.options).toHaveLength(1);
});

test('wishes for a card game can name only options that exist, and unknown ones are refused', () => {
  expect(setupFrom({ seats: 4, options: { 'long-event-deck': true, 'one-by-one': true } }).options).toEqual([
    'one-by-one',
  ]);
  // @ts-expect-error: it is one-by-one.
  expect(() => setupFrom({ seats: 4, options: { 'one-by-on': true } })).toThrow('There is no option "one-by-on"');
  const fromOutside: Readonly<Record<string, boolean>> = JSON.parse('{"one-by-on":true}');
  expect(() => setupFrom({ seats: 4, options: fromOutside })).toThrow('There is no option "one-by-on"');
});

test('a house set can read the options of its events by declaring them, or by the event', () => {
  const texts = {
    set: { name: 'Hail', text: 'Two events.' },
    events: { 'hail-storm': { name: 'Hail', text: 'Cold.' }, 'black-ice': { name: 'Ice', text: 'Smooth.' } },
  };
  const events = { 'hail-storm': { power: { farther: 1 } }, 'black-ice': { power: { nearer: 1 } } };
  addHouseSet({ id: 'house-hail', events, texts }, 'hail.ts');
  try {
    const options = { 'without-hail-storm': true, [withoutEvent('black-ice')]: true };
    const t = cardGame.deal({ seats: 4, sets: ['base', 'house-hail'], options }, 'hail');
    expect(isOn(t, 'without-hail-storm')).toBe(true);
    expect(isOn(t, withoutEvent('black-ice'))).toBe(true);
    // @ts-expect-error: the set has not declared it.
    expect(isOn(t, 'without-black-ice')).toBe(true);
  } finally {
    removeSet('house-hail');
  }
});
