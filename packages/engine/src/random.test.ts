// Tests of chance: published test vectors, fairness, equal streams from equal seeds.

import { expect, test } from 'vitest';
import { chachaBlock } from './chacha-block.ts';
import { below, elsewhere, fork, mix, oneOf, type Random, randomFrom, shuffle, someOf } from './random.ts';

test('ChaCha8 gives the published block for a zero key', () => {
  const words = chachaBlock(new Array(8).fill(0), 0, new Uint32Array(16));
  const hex = [...new Uint8Array(words.buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(hex).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
  );
});

test('the second block follows after the sixteen words of the first', () => {
  const random = randomFrom('blocks');
  const second = [...chachaBlock(random.key, 1, new Uint32Array(16))];
  random.at = 16;
  expect(Array.from({ length: 16 }, () => below(random, 2 ** 32))).toEqual(second);
});

test('the same text gives the same numbers, and another text gives others', () => {
  const numbers = (seed: string) => {
    const random = randomFrom(seed);
    return Array.from({ length: 40 }, () => below(random, 1000));
  };
  expect(numbers('gatling')).toEqual(numbers('gatling'));
  expect(numbers('gatling')).not.toEqual(numbers('gatlin'));
  expect(numbers('')).not.toEqual(numbers('\0'));
  expect(numbers('à la carte 🤠')).not.toEqual(numbers('à la carte 🤡'));
});

test.each(['\x7f', '\x80', '\u07ff', '\u0800', '\uffff', '\u{10000}', 'Mañana, 🤠!'])(
  '%j is encoded as UTF-8, so it is the same seed on every machine',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    const key = new Uint32Array(8);
    new Uint8Array(key.buffer).set(bytes);
    key[7] = bytes.length;
    expect(randomFrom(text).key).toEqual([...chachaBlock([...key], 0, new Uint32Array(16)).subarray(0, 8)]);
  },
);

test('two streams do not affect each other', () => {
  const alone = randomFrom('one');
  const expected = Array.from({ length: 50 }, () => below(alone, 100));
  const [one, two] = [randomFrom('one'), randomFrom('two')];
  const mixed = Array.from({ length: 50 }, () => {
    below(two, 100);
    return below(one, 100);
  });
  expect(mixed).toEqual(expected);
});

test('all numbers below a limit are about equally likely', () => {
  const random = randomFrom('fair');
  const counts = new Array(6).fill(0);
  for (let roll = 0; roll < 60_000; roll++) counts[below(random, 6)]++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(450);
});

test('a number below a limit is the remainder of a word', () => {
  const [words, numbers] = [randomFrom('words'), randomFrom('words')];
  for (let limit = 1; limit <= 2000; limit++) expect(below(numbers, limit)).toBe(below(words, 2 ** 32) % limit);
});

test.each([
  ['shuffle', shuffle],
  ['mix', mix],
])('shuffling by %s keeps every card', (_name, mixed) => {
  const cards = Array.from({ length: 80 }, (_, number) => number);
  const found = mixed(randomFrom('cards'), [...cards]);
  expect(found).not.toEqual(cards);
  expect(found.toSorted((a, b) => a - b)).toEqual(cards);
});

test.each([
  ['shuffle', (random: Random) => shuffle(random, [0, 1, 2, 3])],
  ['mix', (random: Random) => mix(random, [0, 1, 2, 3])],
  ['mix of three', (random: Random) => mix(random, [0, 1, 2]).concat(3)],
  ['someOf', (random: Random) => someOf(random, [0, 1, 2, 3], 3)],
])('%s makes all orders about equally likely', (name, ordered) => {
  const random = randomFrom('orders');
  const counts = new Map<string, number>();
  for (let time = 0; time < 24_000; time++) {
    const order = ordered(random).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const orders = name === 'mix of three' ? 6 : 24;
  expect(counts.size).toBe(orders);
  for (const count of counts.values()) expect(Math.abs(count * orders - 24_000)).toBeLessThan(4000);
});

test('oneOf returns any entry of a list, and throws for an empty list', () => {
  const random = randomFrom('one');
  const found = Array.from({ length: 3000 }, () => oneOf(random, ['a', 'b', 'c']));
  for (const one of ['a', 'b', 'c']) expect(found.filter((other) => other === one).length).toBeGreaterThan(800);
  expect(() => oneOf(random, [])).toThrow(RangeError);
});

test('someOf returns no more entries than the list has', () => {
  expect(someOf(randomFrom('some'), ['a'], 3)).toEqual(['a']);
});

test('a stream that is read from elsewhere gives other numbers', () => {
  const parent = randomFrom('parent');
  const child = elsewhere(parent);
  expect(below(child, 2 ** 32)).not.toBe(below(parent, 2 ** 32));
});

test('a fork is independent of its parent', () => {
  const parent = randomFrom('parent');
  const child = fork(parent);
  expect(below(child, 2 ** 32)).not.toBe(below(parent, 2 ** 32));
});
