// Tests of the sentences about malformed input.

import { fromClient, newTable } from '@posse/protocol';
import { expect, test } from 'vitest';
import { checked } from './input-validation.ts';

const table = (plan: object) => () => checked(newTable, { game: 'card', plan }, 'The body');

test.each([
  [table({ seats: '4' }), '"plan.seats" is "4": it should be a number.'],
  [table({ seats: 4.5 }), '"plan.seats" is 4.5: it should be a whole number.'],
  [table({ seats: 0 }), '"plan.seats" is 0: it should be at least 1.'],
  [table({ seats: 99 }), '"plan.seats" is 99: it should be at most 20.'],
  [table({ seats: null }), '"plan.seats" is null: it should be a number.'],
  [table({}), '"plan.seats" is missing: it should be a number.'],
  [table({ seats: 4, sets: [''] }), '"plan.sets[0]" is "": it should have at least 1 character.'],
  [
    table({ seats: 4, sets: Array(30).fill('base') }),
    '"plan.sets" is a list of 30: it should have at most 20 entries.',
  ],
  [table({ seats: 4, options: { a: 'on' } }), '"plan.options.a" is "on": it should be true or false, or be a number.'],
  [
    table({ seats: 4, options: { a: 1.5 } }),
    '"plan.options.a" is 1.5: it should be true or false, or be a whole number.',
  ],
  [
    table({ seats: 4, seat: 4 }),
    '"plan.seat" is not known: "plan" may have seats, preset, sets, modules, options, bot, gallery, latecomers, openHands, ownBots.',
  ],
  [
    () => checked(newTable, { ...{ game: 'card', plan: { seats: 4 } }, luck: 1 }, 'The body'),
    '"luck" is not known: The body may have game, plan, clock, isPublic.',
  ],
  [() => checked(newTable, { game: 'chess' }, 'The body'), '"game" is "chess": it should be one of "card", "dice".'],
  [() => checked(newTable, 7, 'The body'), 'The body is 7: it should be an object.'],
  [() => checked(newTable, [], 'The body'), 'The body is a list of 0: it should be an object.'],
])('the reply to a malformed request names its mistake in one sentence', (check, message) => {
  expect(check).toThrow(message);
});

test('the reply to a malformed request quotes long values only in part', () => {
  expect(table({ seats: 'x'.repeat(5000) })).toThrow(/^"plan.seats" is "x{39}…: it should be a number\.$/);
});

test('the reply to a field with an impossible name says what names may be like', () => {
  expect(table({ seats: 4, options: { ['x'.repeat(41)]: true } })).toThrow(/it should have at most 40 characters\.$/);
});

test.each([
  [{ type: 'dance' }, /^"type" is "dance": it should be one of "join", "sit", /],
  [{}, /^"type" is missing: it should be one of "join", /],
  [{ type: 'sit', seat: 'front' }, /^"seat" is "front": it should be a number\.$/],
  [{ type: 'sit', chair: 1 }, /^"chair" is not known\.$/],
  [
    { type: 'explain', question: 1, attempt: { prey: 'foot' } },
    /^"attempt.prey" is "foot": it should be a number, or be "hand"\.$/,
  ],
  [{ type: 'sit', luck: 'none' }, /^"luck" is "none": it should be of the form /],
])('malformed WebSocket messages are described in the same words as malformed requests', (message, sentence) => {
  expect(() => checked(fromClient, message, 'The message')).toThrow(sentence);
});
