// Anybody can check a game with nothing but SHA-256.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, randomHex, seedOf } from './fairness.ts';
import { luck } from './from-client.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the commitment is the hash of the secret', () => {
  expect(commitmentOf('c0ffee')).toBe(sha256('posse commitment c0ffee'));
  expect(commitmentOf('c0ffee')).toBe('7eaee188cc5047b5a2b0bfc465b08270b838d3e30b9275be73427a128ced564a');
});

test('the seed is the hash of the secret, the game and the luck of every seat', () => {
  expect(seedOf('c0ffee', 'g1', ['aa', 'bb', 'cc'])).toBe(sha256('posse seed c0ffee g1 aa,bb,cc'));
});

test('every part of the seed matters', () => {
  const seeds = [
    seedOf('secret', 'g1', ['aa', 'bb']),
    seedOf('secres', 'g1', ['aa', 'bb']),
    seedOf('secret', 'g2', ['aa', 'bb']),
    seedOf('secret', 'g1', ['bb', 'aa']),
    seedOf('secret', 'g1', ['aa', 'bb', '']),
    seedOf('secret', 'g1', ['aabb']),
  ];
  expect(new Set(seeds).size).toBe(seeds.length);
});

test('luck is different every time, and a table takes it', () => {
  const lucks = Array.from({ length: 100 }, () => randomHex());
  expect(new Set(lucks).size).toBe(100);
  for (const one of lucks) expect(luck.safeParse(one).success).toBe(true);
  expect(randomHex(32)).toMatch(/^[0-9a-f]{64}$/);
});
