// A full stop never begins a line.

import type { Mark, Piece } from '@posse/narrator';
import { expect, test } from 'vitest';
import { glued } from './Lines.tsx';

const bang: Mark = { text: 'BANG!', value: '', thing: { kind: 'card', key: 'bang' } };
const ann: Mark = { text: 'Ann', value: '', thing: null };
const words = (text: string): Piece => ({ at: 0, words: text, mark: null });
const marked = (mark: Mark): Piece => ({ at: 0, words: mark.text, mark });

test('what stands right behind a thing stays with it', () => {
  const pieces = glued([marked(ann), words(' plays '), marked(bang), words('. Then she waits.')]);
  expect(pieces.map(({ words, after }) => [words, after])).toEqual([
    ['Ann', ''],
    [' plays ', ''],
    ['BANG!', '.'],
    [' Then she waits.', ''],
  ]);
});

test('two things side by side, a thing at the end, and a name keep what they have', () => {
  const pieces = glued([marked(bang), marked(bang), words(','), marked(ann), words('’s turn'), marked(bang)]);
  expect(pieces.map(({ words, after }) => `${words}|${after}`)).toEqual([
    'BANG!|',
    'BANG!|,',
    '|',
    'Ann|',
    '’s turn|',
    'BANG!|',
  ]);
});
