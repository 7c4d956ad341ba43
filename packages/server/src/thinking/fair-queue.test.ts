// Tests of the queue in which tables take turns.

import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const allOf = (queue: FairQueue<string>): readonly string[] => {
  const all: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) all.push(next);
  return all;
};

test('tables take turns, and each table is first in, first out', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(one.charAt(0), one);
  expect(allOf(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  expect(queue.isEmpty).toBe(true);
});

test('a new table waits behind those that are in the queue', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'b1']) queue.add(one.charAt(0), one);
  expect(queue.next()).toBe('a1');
  for (const one of ['c1', 'a3']) queue.add(one.charAt(0), one);
  expect(allOf(queue)).toEqual(['b1', 'a2', 'c1', 'a3']);
});

test('a removed entry is forgotten, and so is a table without entries', () => {
  const queue = new FairQueue<string>();
  for (const one of ['a1', 'a2', 'b1']) queue.add(one.charAt(0), one);
  expect(queue.remove('a', 'a1')).toBe(true);
  expect(queue.remove('a', 'a1')).toBe(false);
  expect(queue.remove('b', 'b1')).toBe(true);
  expect(queue.remove('c', 'c1')).toBe(false);
  expect(queue.clear()).toEqual(['a2']);
  expect(queue.isEmpty).toBe(true);
});
