// Tests of the limit on unknown table codes.

import { expect, test } from 'vitest';
import { CodeGuessLimit } from './code-guess-limit.ts';

test('an address that tried too many wrong table codes has to wait for the rest of the minute', () => {
  let now = 0;
  const guesses = new CodeGuessLimit(2, () => now);
  guesses.wrong('10.0.0.1');
  expect(guesses.allowed('10.0.0.1')).toBe(true);
  now = 20_000;
  guesses.wrong('10.0.0.1');
  expect(guesses.allowed('10.0.0.1')).toBe(false);
  expect(guesses.wait('10.0.0.1')).toBe(40);
  expect(guesses.allowed('10.0.0.2')).toBe(true);
  now = 60_000;
  expect(guesses.allowed('10.0.0.1')).toBe(true);
  expect(guesses.wait('10.0.0.1')).toBe(0);
  guesses.wrong('10.0.0.1');
  expect(guesses.allowed('10.0.0.1')).toBe(true);
});

test('the addresses of one household’s IPv6 network count as a single guesser of table codes', () => {
  const guesses = new CodeGuessLimit(1);
  guesses.wrong('2001:db8:1:2::1');
  expect(guesses.allowed('2001:db8:1:2:ffff::9')).toBe(false);
  expect(guesses.allowed('2001:db8:1:3::1')).toBe(true);
  guesses.wrong('10.0.0.1');
  expect(guesses.allowed('::ffff:10.0.0.1')).toBe(false);
});

test('the memory of guessers of codes stays bounded however many there are, and keeps the latest', () => {
  const guesses = new CodeGuessLimit(1);
  for (let n = 0; n < 30_000; n++) guesses.wrong(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(guesses.allowed('10.0.0.1')).toBe(true);
  expect(guesses.allowed('10.0.117.47')).toBe(false);
});
