// Tests that full stops never begin a line, and only whole sentences are left out.

import type { Mark, Paragraph, Piece } from '@posse/narrator';
import { expect, test } from 'vitest';
import { glued, withoutFirst } from './StoryLines.tsx';

const bang: Mark = { text: 'BANG!', value: '', thing: { kind: 'card', key: 'bang' } };
const ann: Mark = { text: 'Ann', value: '', thing: null };
const words = (text: string): Piece => ({ at: 0, words: text, mark: null });
const marked = (mark: Mark): Piece => ({ at: 0, words: mark.text, mark });

test('in a told sentence punctuation stays on the line of the card or name before it', () => {
  const pieces = glued([marked(ann), words(' plays '), marked(bang), words('. Then she waits.')]);
  expect(pieces.map(({ words, after }) => [words, after])).toEqual([
    ['Ann', ''],
    [' plays ', ''],
    ['BANG!', '.'],
    [' Then she waits.', ''],
  ]);
});

test('the told sentences lose no text where cards or names stand side by side or at the end', () => {
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

test('shortening a told story leaves out its first sentences, but never the last one', () => {
  const story: Paragraph[] = [
    { number: 0, kind: 'plain', sentences: ['Ann plays BANG!.', 'Mesa loses 1 life.'] },
    { number: 1, kind: 'fall', sentences: ['Mesa falls.'] },
  ];
  const left = (count: number) => withoutFirst(story, count).flatMap(({ sentences }) => sentences);
  expect(left(0)).toHaveLength(3);
  expect(left(1)).toEqual(['Mesa loses 1 life.', 'Mesa falls.']);
  expect(left(2)).toEqual(['Mesa falls.']);
  expect(left(9)).toEqual(['Mesa falls.']);
});
