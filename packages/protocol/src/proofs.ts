// What a proof says about its starts, worked out again: for whoever checks it.

import { beforeAfter, commitmentOf, dealOf, gameIdOf, plainLuck, promiseOf, sealOf, seedOf } from './fairness.ts';
import type { Proof } from './http.ts';

/** The proof of a game for which lucks were promised. */
export type PromisedProof = Extract<Proof, { readonly version: 2 }>;

/** The seals of all starts in a proof, that of the deal last. */
export function sealsIn({ givenUp, commitment, promises, replay }: PromisedProof): readonly string[] {
  const deal = dealOf(replay.game, replay.setup);
  return [...givenUp, { commitment, deal, promises }].map(({ commitment, deal, promises }, number) =>
    sealOf({ before: beforeAfter(givenUp.slice(0, number)), commitment, deal, promises }),
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
  return new Set(given).size === given.length && givenUp.every(isOwned);
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
