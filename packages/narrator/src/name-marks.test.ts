// Tests how named things are marked in a text and found again.

import { OURS } from '@posse/card';
import { expect, test } from 'vitest';
import { type Mark, Marks, plain } from './name-marks.ts';

const player: Mark = { text: 'Rattler', value: '', thing: null };
const card: Mark = { text: 'BANG!', value: 'Q♥', thing: { kind: 'card', key: 'bang', card: OURS.cards[0]?.id } };

test('a marked name is found again, wherever a translation puts it', () => {
  const marks = new Marks();
  const [name, what] = [marks.dress(player), marks.dress(card)];
  const pieces = marks.split(`${what}: played by ${name}`);
  expect(pieces.map(({ words, mark }) => mark ?? words)).toEqual([card, ': played by ', player]);
  expect(new Set(pieces.map(({ at }) => at)).size).toBe(pieces.length);
});

test('words without a marked name are one piece', () => {
  expect(new Marks().split('Nobody wins')).toEqual([{ at: 0, words: 'Nobody wins', mark: null }]);
});

test('in plain text a card is written with its name and value', () => {
  expect(plain(player)).toBe('Rattler');
  expect(plain(card)).toBe('BANG! Q♥');
  expect(plain({ ...card, text: '' })).toBe('Q♥');
});
