// Nobody chooses the cards: the server promises its secret before the seats add theirs, and shows it after the game.
//
//   commitment = SHA-256("posse commitment " + secret)               told before anybody adds his luck
//   game id    = the first 18 digits of the commitment
//   seed       = SHA-256("posse seed " + secret + " " + game id + " " + lucks, joined by ",")
//
// So a server that knows the lucks has nothing left to choose. A seat that adds none has one that follows from the commitment.
// All of it is text, hashes as hexadecimal digits. No Web Crypto: a page has none of it on a plain http address.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const commitmentOf = (secret: string): string => hash(`posse commitment ${secret}`);

export const seedOf = (secret: string, game: string, lucks: readonly string[]): string =>
  hash(`posse seed ${secret} ${game} ${lucks.join(',')}`);

/** As long as it takes for no two games to have the same. */
const ID_LENGTH = 18;

export const gameIdOf = (commitment: string): string => commitment.slice(0, ID_LENGTH);

/** What a seat adds whose guest says nothing: anybody can work it out before the deal. */
export const plainLuck = (commitment: string, seat: number): string =>
  seedOf(commitment, String(seat), []).slice(0, 32);

/** A secret, or a guest's luck, as hexadecimal digits. */
export const randomHex = (bytes = 16): string => bytesToHex(randomBytes(bytes));

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
