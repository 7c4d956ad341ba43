// What a proof says about its starts, worked out again: for whoever checks it.

import {
  beforeAfter,
  commitmentOf,
  dealOf,
  gameIdOf,
  plainLuck,
  promiseOf,
  type Start,
  type StartGivenUp,
  sealOf,
  seedOf,
} from './fairness.ts';
import type { Proof } from './http.ts';

/** The proof of a game for which lucks were promised. */
export type PromisedProof = Exclude<Proof, { readonly version: 1 }>;

/** The seals of all starts in a proof, that of the deal last. */
export function sealsIn(proof: PromisedProof): readonly string[] {
  const { givenUp, commitment, promises, replay } = proof;
  const next = proof.version === 2 ? undefined : proof.next;
  const dealt: Omit<Start, 'before'> = { commitment, next, deal: dealOf(replay.game, replay.setup), promises };
  const aborted: readonly StartGivenUp[] = givenUp;
  return [...aborted, dealt].map(({ commitment, next, deal, promises }, number) =>
    sealOf({ before: beforeAfter(aborted.slice(0, number)), commitment, next, deal, promises }),
  );
}

/** Have all starts the secrets that were promised for them? */
export const hasSecrets = (proof: Proof): boolean =>
  [proof, ...(proof.version === 1 ? [] : proof.givenUp)].every(
    ({ secret, commitment }) => commitmentOf(secret) === commitment,
  );

/** Has every seat the luck that it promised, or, without a promise, the one that follows? Of games from before there were promises nobody can tell. */
export function hasLucks(proof: Proof): boolean {
  if (proof.version === 1) return true;
  const { commitment, lucks, promises } = proof;
  const fits = (luck: string, seat: number): boolean => {
    const promise = promises[seat] ?? null;
    return promise === null
      ? luck === plainLuck(commitment, seat)
      : luck.length === LUCK && promiseOf(luck) === promise;
  };
  return lucks.length === promises.length && lucks.every(fits);
}

/** Was each start given up because somebody who was in it did not show his luck, and was everybody's promise a new one each time? */
export function hasStarts(proof: Proof): boolean {
  if (proof.version === 1) return true;
  const { givenUp, promises } = proof;
  const given = [...givenUp.flatMap((start) => start.promises), ...promises].filter((promise) => promise !== null);
  const isOwned = ({ missing, promises }: (typeof givenUp)[number]): boolean =>
    missing.length > 0 && missing.every(({ seat }) => (promises[seat] ?? null) !== null);
  return new Set(given).size === given.length && givenUp.every(isOwned) && (proof.version === 2 || isChained(proof));
}

/** Has each start the secret that the start before it fixed? */
function isChained({ givenUp, commitment, next }: Extract<Proof, { readonly version: 3 }>): boolean {
  const starts: readonly Pick<Start, 'commitment' | 'next'>[] = [...givenUp, { commitment, next }];
  return starts.every((start, place) => {
    const fixed = place === 0 ? undefined : starts[place - 1]?.next;
    return fixed === undefined || fixed === start.commitment;
  });
}

/** How much a deal whose checks all hold proves: of versions 1 and 2 nobody counted the aborts. */
export type Assurance = 'fair' | 'aborted-once' | 'aborted-often' | 'few-contributions';

/** The least number of people who must contribute to a proven deal. */
export const MIN_CONTRIBUTIONS = 2;
/** With more aborted shuffles than this a deal is not proven. */
export const MAX_PROVEN_ABORTS = 1;

/** Says what the deal of a version 3 proof is worth; null for older versions, which keep their own verdicts. */
export function assuranceOf(proof: Proof): Assurance | null {
  if (proof.version !== 3) return null;
  const { givenUp, promises } = proof;
  if (givenUp.length > MAX_PROVEN_ABORTS || givenUp.some(({ next }) => next === undefined)) return 'aborted-often';
  if (promises.filter((promise) => promise !== null).length < MIN_CONTRIBUTIONS) return 'few-contributions';
  return givenUp.length === 0 ? 'fair' : 'aborted-once';
}

/** Does the game's number follow from the seal of its start, and with it from all starts before; of older games, from the promise? */
export const hasNumber = (proof: Proof): boolean => proof.id === gameIdOf(sealIn(proof));

export function hasSeed(proof: Proof): boolean {
  const { id, version, secret, lucks, replay } = proof;
  const seal = version === 1 ? id : sealIn(proof);
  return lucks.length === replay.setup.seats && seedOf(secret, seal, lucks) === replay.seed;
}

/** Does all of it hold? Whether the game that was played is the one that was dealt is another question. */
export const isFairlyDealt = (proof: Proof): boolean =>
  [hasSecrets, hasStarts, hasLucks, hasNumber, hasSeed].every((holds) => holds(proof));

/** For each seat, whether it added a luck of its own. */
export const ownLucks = ({ commitment, lucks }: Proof): readonly boolean[] =>
  lucks.map((luck, seat) => luck !== plainLuck(commitment, seat));

const sealIn = (proof: Proof): string => (proof.version === 1 ? proof.commitment : (sealsIn(proof).at(-1) as string));

/** 256 bits, as hexadecimal digits. */
const LUCK = 64;
