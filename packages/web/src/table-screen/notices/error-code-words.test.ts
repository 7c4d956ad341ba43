// Tests that every refusal has a sentence.

import { ERROR_CODES } from '@posse/protocol';
import { expect, test } from 'vitest';
import { REFUSED_WORDS, refusedWords } from './error-code-words.ts';

test.each(ERROR_CODES)('the refusal code %s has its own sentence for the user', (code) => {
  const sentence = REFUSED_WORDS[code].message;
  expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(Object.values(REFUSED_WORDS).filter(({ message }) => message === sentence)).toHaveLength(1);
});

test('the sentence for a refusal code can differ with the refused request', () => {
  expect(refusedWords('not-now', 'claim').message).toMatch(/vouch/);
  expect(refusedWords('not-now', 'start')).toBe(REFUSED_WORDS['not-now']);
  expect(refusedWords('seated-already', 'join').message).toMatch(/device/);
  expect(refusedWords('seated-already', null)).toBe(REFUSED_WORDS['seated-already']);
});

test('an unknown refusal code of another version is shown as a general error', () => {
  expect(refusedWords('of-tomorrow')).toBe(REFUSED_WORDS.internal);
  expect(refusedWords('toString')).toBe(REFUSED_WORDS.internal);
});
