// Tests of the queue in which tables take turns.

import { expect, test } from 'vitest';
import { FairQueue } from './bot-question-queue.ts';

const allOf = (queue: FairQueue<string>): readonly string[] => {
  const all: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) all.push(next);
  return all;
};

test('the fair queue serves tables in turn, and each table’s entries in their order', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(one.charAt(0), one);
  expect(allOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.isEmpty).toBe(true);
});

test('a table that enters the fair queue waits behind the tables already in it', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'b1']) queue.add(one.charAt(0), one);
  expect(queue.next()).toBe('a1');
  for (const one of ['c1', 'a3']) queue.add(one.charAt(0), one);
  expect(allOf(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('the fair queue forgets a removed entry, and a table without entries', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'b1']) queue.add(one.charAt(0), one);
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'b1')).toBe(true);
  expect(queue.remove('c', 'c1')).toBe(false);
  expect(queue.clear()).toEqual(['a2']);
  expect(queue.isEmpty).toBe(true);
});
