// The hashes of the commit–reveal shuffle, by which nobody chooses the cards.
// Each player commits to a contribution (luck), and the server to a secret. A start fixes all commitments and its
// transcript hash (seal). Only then do the players reveal; the server reveals its secret after the game.
//
//   promise    = SHA-256("posse luck " + luck)                       sent when a player takes a seat
//   commitment = SHA-256("posse commitment " + secret)
//   deal       = SHA-256("posse deal " + game + " " + setup)         the setup as JSON, its fields in order
//   seal       = SHA-256("posse start " + before + " " + commitment + " " + deal + " " + promises, joined by ",")
//   game id    = the first 18 digits of the seal
//   seed       = SHA-256("posse seed " + secret + " " + seal + " " + lucks, joined by ",")
//
// Since version 3 of the proof a start also fixes the secret of the start after it, so that an abort leaves nothing to
// choose:
//
//   seal       = SHA-256("posse start 3 " + before + " " + commitment + " " + next + " " + deal + " " + promises, joined by ",")
//   next       = the commitment of the next start
//
// `before` is "-", or follows from the aborted starts before this one, so that none of them can be left out:
//
//   before     = SHA-256("posse given up " + its seal + " " + the seats that did not reveal, joined by ",")
//
// A seat without a promise, "-" in the list, has a luck that follows from the commitment. Older programs knew no
// promises: the id of their games is the first 18 digits of the commitment, and the id takes the place of the seal.
// All of it is text, with hashes in hexadecimal. Web Crypto is not used: a page on a plain http address has none.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Json } from '@posse/engine';

export const seatCommitmentOf = (luck: string): string => hash(`posse luck ${luck}`);

export const commitmentOf = (secret: string): string => hash(`posse commitment ${secret}`);

export const dealOf = (game: string, setup: object): string =>
  hash(`posse deal ${game} ${JSON.stringify(inOrder(JSON.parse(JSON.stringify(setup))))}`);

/** A start, as everybody is shown it before anybody reveals. */
export interface Start {
  readonly before: string;
  readonly commitment: string;
  /** The commitment of the start after this one; left out for starts of older programs. */
  readonly next?: string | undefined;
  readonly deal: string;
  /** The commitments by seat; null for a seat without a contribution. */
  readonly promises: readonly (string | null)[];
}

export const transcriptHashOf = ({ before, commitment, next, deal, promises }: Start): string => {
  const secrets = next === undefined ? `${before} ${commitment}` : `3 ${before} ${commitment} ${next}`;
  return hash(`posse start ${secrets} ${deal} ${promises.map((promise) => promise ?? NONE).join(',')}`);
};

/** An aborted start: no deal came of it. */
export interface AbortedStart extends Omit<Start, 'before'> {
  readonly missing: readonly { readonly seat: number }[];
}

/** The hash `before` in a start, which covers the aborted starts before it. */
export const beforeAfter = (givenUp: readonly AbortedStart[]): string =>
  givenUp.reduce(
    (before, { missing, ...start }) =>
      hash(`posse given up ${transcriptHashOf({ before, ...start })} ${missing.map(({ seat }) => seat).join(',')}`),
    NONE,
  );

export const seedOf = (secret: string, seal: string, lucks: readonly string[]): string =>
  hash(`posse seed ${secret} ${seal} ${lucks.join(',')}`);

/** The length of a game's id: no two games have the same one. */
const ID_LENGTH = 18;

export const gameIdOf = (seal: string): string => seal.slice(0, ID_LENGTH);

/** The contribution of a seat without a commitment. Anybody can compute it before the deal. */
export const defaultContribution = (commitment: string, seat: number): string =>
  seedOf(commitment, String(seat), []).slice(0, 32);

/** Random bytes in hexadecimal, for a secret or a contribution. */
export const randomHex = (bytes = 16): string => bytesToHex(randomBytes(bytes));

const NONE = '-';

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Sorts fields, so that equal setups have equal JSON. */
function inOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
}
