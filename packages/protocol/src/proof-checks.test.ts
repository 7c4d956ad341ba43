// Tests of the checks of a proof.
// The starts of these proofs also commit to the secret of the start after them.

import { describe, expect, test } from 'vitest';
import type { Proof } from './http-bodies.ts';
import { assuranceOf, hasStarts, isFairlyDealt, transcriptHashesIn } from './proof-checks.ts';
import { commitmentOf, dealOf, defaultContribution, gameIdOf, seatCommitmentOf, seedOf } from './shuffle-hashes.ts';

type ChainedProof = Extract<Proof, { readonly version: 3 }>;

const hexOf = (text: string, number: number): string => commitmentOf(`${text} ${number}`);
const SETUP = { seats: 4 };

/**
 * A proof of a deal after some aborted starts. The seats from 0 on contribute; one that is missing contributes to no
 * later start.
 */
function proofWith({ contributors = 3, aborts = 0 }: { contributors?: number; aborts?: number }): ChainedProof {
  const contribution = (start: number, seat: number): string => hexOf(`contribution ${seat}`, start);
  const promisesOf = (start: number): (string | null)[] =>
    [0, 1, 2, 3].map((seat) =>
      seat < contributors + aborts - start ? seatCommitmentOf(contribution(start, seat)) : null,
    );
  const aborted = (start: number): ChainedProof['givenUp'][number] => ({
    commitment: commitmentOf(hexOf('secret', start)),
    secret: hexOf('secret', start),
    next: commitmentOf(hexOf('secret', start + 1)),
    deal: dealOf('dice', SETUP),
    promises: promisesOf(start),
    missing: [{ seat: contributors + aborts - start - 1, name: 'Ann' }],
  });
  const secret = hexOf('secret', aborts);
  const commitment = commitmentOf(secret);
  const promises = promisesOf(aborts);
  const proof: ChainedProof = {
    format: 'posse-proof',
    version: 3,
    id: '',
    commitment,
    secret,
    lucks: promises.map((one, seat) =>
      one === null ? defaultContribution(commitment, seat) : contribution(aborts, seat),
    ),
    promises,
    givenUp: Array.from({ length: aborts }, (_, start) => aborted(start)),
    next: commitmentOf(hexOf('secret', aborts + 1)),
    replay: { game: 'dice', setup: SETUP, seed: '' } as Proof['replay'],
  };
  const seal = transcriptHashesIn(proof).at(-1) as string;
  return { ...proof, id: gameIdOf(seal), replay: { ...proof.replay, seed: seedOf(secret, seal, proof.lucks) } };
}

describe('the assurance of a deal', () => {
  test.each([
    ['fair', { contributors: 2, aborts: 0 }],
    ['aborted-once', { contributors: 2, aborts: 1 }],
    ['aborted-often', { contributors: 2, aborts: 2 }],
    ['few-contributions', { contributors: 1, aborts: 0 }],
    ['few-contributions', { contributors: 0, aborts: 1 }],
    ['aborted-often', { contributors: 1, aborts: 2 }],
  ] as const)('the assurance of a deal is "%s" for %j', (assurance, starts) => {
    const proof = proofWith(starts);
    expect(isFairlyDealt(proof)).toBe(true);
    expect(assuranceOf(proof)).toBe(assurance);
  });

  test('the assurance is not given if an aborted start did not fix the next secret', () => {
    const proof = proofWith({ aborts: 1 });
    const givenUp = proof.givenUp.map(({ next: _, ...start }) => start);
    expect(assuranceOf({ ...proof, givenUp })).toBe('aborted-often');
  });

  test('a proof of version 2 gets the same assurance for its aborts and contributions as a newer one', () => {
    const older = (starts: Parameters<typeof proofWith>[0]): Proof => {
      const { next: _, ...proof } = proofWith(starts);
      return { ...proof, version: 2 };
    };
    expect(assuranceOf(older({}))).toBe('fair');
    expect(assuranceOf(older({ aborts: 1 }))).toBe('aborted-once');
    expect(assuranceOf(older({ aborts: 2 }))).toBe('aborted-often');
    expect(assuranceOf(older({ contributors: 1 }))).toBe('few-contributions');
  });

  test('the assurance is unknown for version 1', () => {
    expect(assuranceOf({ ...proofWith({}), version: 1 })).toBeNull();
  });
});

describe('the chain of starts', () => {
  test('the chain of starts breaks if a start has another secret than the one before it fixed', () => {
    const proof = proofWith({ aborts: 1 });
    const givenUp = proof.givenUp.map((start) => ({ ...start, next: commitmentOf('another') }));
    expect(hasStarts(proof)).toBe(true);
    expect(hasStarts({ ...proof, givenUp })).toBe(false);
  });

  test('an aborted start counts as wrong if it names nobody, or a seat that was not committed', () => {
    const proof = proofWith({ aborts: 1 });
    const naming = (missing: ChainedProof['givenUp'][number]['missing']): ChainedProof => ({
      ...proof,
      givenUp: proof.givenUp.map((start) => ({ ...start, missing })),
    });
    expect(hasStarts(naming([]))).toBe(false);
    expect(hasStarts(naming([{ seat: 9, name: 'Ann' }]))).toBe(false);
  });

  test('the chain of starts has a number for the game that changes with the next secret', () => {
    const proof = proofWith({});
    expect(isFairlyDealt({ ...proof, next: commitmentOf('another') })).toBe(false);
  });
});
