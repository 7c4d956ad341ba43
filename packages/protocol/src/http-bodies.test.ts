// Tests of the schemas of replays and proofs.

import { expect, test } from 'vitest';
import { proof, replay } from './http-bodies.ts';

const GAME = {
  format: 'posse-replay',
  version: 1,
  game: 'card',
  setup: { seats: 4 },
  seed: 's',
  answers: [{ seat: 1, kind: 'play', card: 7 }],
  names: ['Ann'],
  winners: [0],
  startedAt: 1,
  endedAt: 2,
};
const HASH = 'c'.repeat(64);
const PROOF = { format: 'posse-proof', version: 1, id: 'g', commitment: HASH, secret: 's', lucks: ['a'], replay: GAME };

test('a replay keeps the fields that the game adds to its setup and answers', () => {
  expect(replay.parse(GAME)).toEqual(GAME);
  expect(replay.parse({ ...GAME, winners: null, rules: 2, bots: ['deputy', null] }).bots).toEqual(['deputy', null]);
  expect(proof.parse(PROOF)).toEqual(PROOF);
});

test.each([
  ['an answer of nobody', { answers: [{ kind: 'play' }] }],
  ['an answer of no kind', { answers: [{ seat: 1 }] }],
  ['half a seat', { answers: [{ seat: 0.5, kind: 'play' }] }],
  ['a table without seats', { setup: {} }],
  ['rules before the first', { rules: 0 }],
  ['another version', { version: 2 }],
  ['another format', { format: 'posse-proof' }],
  ['another game', { game: 'chess' }],
  ['winners by name', { winners: ['Ann'] }],
  ['no names', { names: undefined }],
  ['no seed', { seed: null }],
])('a replay with %s is refused, and so is its proof', (_, changes) => {
  expect(replay.safeParse({ ...GAME, ...changes }).success).toBe(false);
  expect(proof.safeParse({ ...PROOF, replay: { ...GAME, ...changes } }).success).toBe(false);
});

test.each(['id', 'commitment', 'secret', 'lucks', 'replay'])('a proof without %s is refused', (field) => {
  expect(proof.safeParse({ ...PROOF, [field]: undefined }).success).toBe(false);
});
