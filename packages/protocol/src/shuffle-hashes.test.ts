// Tests that anybody can check a game with nothing but SHA-256.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hash64 } from './message-fields.ts';
import {
  beforeAfter,
  commitmentOf,
  dealOf,
  randomHex,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from './shuffle-hashes.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('the commitment is the hash of the secret', () => {
  expect(commitmentOf('c0ffee')).toBe(sha256('posse commitment c0ffee'));
  expect(commitmentOf('c0ffee')).toBe('7eaee188cc5047b5a2b0bfc465b08270b838d3e30b9275be73427a128ced564a');
});

test('the seed is the hash of the secret, the game and the contribution of every seat', () => {
  expect(seedOf('c0ffee', 'g1', ['aa', 'bb', 'cc'])).toBe(sha256('posse seed c0ffee g1 aa,bb,cc'));
});

test('the commitment of a seat is the hash of its contribution', () => {
  expect(seatCommitmentOf('aa')).toBe(sha256('posse luck aa'));
});

test('the hash of a deal does not depend on the order of its fields', () => {
  const hash = sha256('posse deal card {"options":{"a":true,"b":[1,{"c":2,"d":null}]},"seats":4}');
  expect(dealOf('card', { seats: 4, options: { b: [1, { d: null, c: 2 }], a: true }, sets: undefined })).toBe(hash);
});

const START = { before: '-', commitment: 'c0', deal: 'd0', promises: ['p0', null, 'p2'] };

test('the transcript hash covers all that is fixed before anybody reveals', () => {
  expect(transcriptHashOf(START)).toBe(sha256('posse start - c0 d0 p0,-,p2'));
});

test('an aborted start is part of the hash of every start after it', () => {
  const { before: _, ...start } = START;
  const first = { ...start, missing: [{ seat: 2 }, { seat: 0 }] };
  const second = { ...start, commitment: 'c1', missing: [{ seat: 2 }] };
  const after = sha256(`posse given up ${transcriptHashOf(START)} 2,0`);
  expect([beforeAfter([]), beforeAfter([first])]).toEqual(['-', after]);
  const third = transcriptHashOf({ ...START, before: after, commitment: 'c1' });
  expect(beforeAfter([first, second])).toBe(sha256(`posse given up ${third} 2`));
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

test('every contribution is different, and fits the schema of messages', () => {
  const lucks = Array.from({ length: 100 }, () => randomHex(32));
  expect(new Set(lucks).size).toBe(100);
  for (const one of lucks) expect(hash64.safeParse(one).success).toBe(true);
});
