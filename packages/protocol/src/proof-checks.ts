// The checks of a proof, computed from its data.

import type { Proof } from './http-bodies.ts';
import {
  type AbortedStart,
  beforeAfter,
  commitmentOf,
  dealOf,
  defaultContribution,
  gameIdOf,
  type Start,
  seatCommitmentOf,
  seedOf,
  transcriptHashOf,
} from './shuffle-hashes.ts';

/** The proof of a game with seat commitments. */
export type CommittedProof = Exclude<Proof, { readonly version: 1 }>;

/** The transcript hashes of all starts in a proof, that of the deal last. */
export function transcriptHashesIn(proof: CommittedProof): readonly string[] {
  const { givenUp, commitment, promises, replay } = proof;
  const next = proof.version === 2 ? undefined : proof.next;
  const dealt: Omit<Start, 'before'> = { commitment, next, deal: dealOf(replay.game, replay.setup), promises };
  const aborted: readonly AbortedStart[] = givenUp;
  return [...aborted, dealt].map(({ commitment, next, deal, promises }, number) =>
    transcriptHashOf({ before: beforeAfter(aborted.slice(0, number)), commitment, next, deal, promises }),
  );
}

/** Do the secrets of all starts match their commitments? */
export const hasSecrets = (proof: Proof): boolean =>
  [proof, ...(proof.version === 1 ? [] : proof.givenUp)].every(
    ({ secret, commitment }) => commitmentOf(secret) === commitment,
  );

/**
 * Does every contribution match its commitment, or follow from the server's commitment if it has none? Games from
 * before seat commitments always pass.
 */
export function hasValidContributions(proof: Proof): boolean {
  if (proof.version === 1) return true;
  const { commitment, lucks, promises } = proof;
  const fits = (luck: string, seat: number): boolean => {
    const promise = promises[seat] ?? null;
    return promise === null
      ? luck === defaultContribution(commitment, seat)
      : luck.length === LUCK && seatCommitmentOf(luck) === promise;
  };
  return lucks.length === promises.length && lucks.every(fits);
}

/** Does each aborted start name a committed seat that did not reveal, and was no seat commitment used twice? */
export function hasStarts(proof: Proof): boolean {
  if (proof.version === 1) return true;
  const { givenUp, promises } = proof;
  const given = [...givenUp.flatMap((start) => start.promises), ...promises].filter((promise) => promise !== null);
  const isOwned = ({ missing, promises }: (typeof givenUp)[number]): boolean =>
    missing.length > 0 && missing.every(({ seat }) => (promises[seat] ?? null) !== null);
  return new Set(given).size === given.length && givenUp.every(isOwned) && (proof.version === 2 || isChained(proof));
}

/** Does each start have the secret that the start before it fixed? */
function isChained({ givenUp, commitment, next }: Extract<Proof, { readonly version: 3 }>): boolean {
  const starts: readonly Pick<Start, 'commitment' | 'next'>[] = [...givenUp, { commitment, next }];
  return starts.every((start, place) => {
    const fixed = place === 0 ? undefined : starts[place - 1]?.next;
    return fixed === undefined || fixed === start.commitment;
  });
}

/** The worth of a deal whose checks all hold. */
export type Assurance = 'fair' | 'aborted-once' | 'aborted-often' | 'few-contributions';

/** The minimum number of people who must contribute to a proven deal. */
export const MIN_CONTRIBUTIONS = 2;
/** With more aborted shuffles than this, a deal is not proven. */
export const MAX_PROVEN_ABORTS = 1;

/** The worth of a deal; null for version 1, in which the operator could read all contributions before the deal. */
export function assuranceOf(proof: Proof): Assurance | null {
  if (proof.version === 1) return null;
  const { givenUp, promises } = proof;
  const isUnchained = proof.version === 3 && proof.givenUp.some(({ next }) => next === undefined);
  if (givenUp.length > MAX_PROVEN_ABORTS || isUnchained) return 'aborted-often';
  if (promises.filter((promise) => promise !== null).length < MIN_CONTRIBUTIONS) return 'few-contributions';
  return givenUp.length === 0 ? 'fair' : 'aborted-once';
}

/**
 * Does the game's id follow from its transcript hash, and so from all starts before it? In older games it follows from
 * the commitment.
 */
export const hasGameId = (proof: Proof): boolean => proof.id === gameIdOf(sealIn(proof));

export function hasSeed(proof: Proof): boolean {
  const { id, version, secret, lucks, replay } = proof;
  const seal = version === 1 ? id : sealIn(proof);
  return lucks.length === replay.setup.seats && seedOf(secret, seal, lucks) === replay.seed;
}

/** Do all checks of the deal hold? That the game followed from this deal must be checked separately. */
export const isFairlyDealt = (proof: Proof): boolean =>
  [hasSecrets, hasStarts, hasValidContributions, hasGameId, hasSeed].every((holds) => holds(proof));

/** For each seat: did it contribute by itself? */
export const ownContributions = ({ commitment, lucks }: Proof): readonly boolean[] =>
  lucks.map((luck, seat) => luck !== defaultContribution(commitment, seat));

const sealIn = (proof: Proof): string =>
  proof.version === 1 ? proof.commitment : (transcriptHashesIn(proof).at(-1) as string);

/** The number of hexadecimal digits of a contribution: 256 bits. */
const LUCK = 64;
