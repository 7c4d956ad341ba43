// Nobody chooses the cards: the server promises its secret before the seats add theirs, and shows it after the game.
//
//   commitment = SHA-256("posse commitment " + secret)               told before anybody adds his luck
//   seed       = SHA-256("posse seed " + secret + " " + game id + " " + lucks, joined by ",")
//
// All of it is text, hashes as hexadecimal digits. No Web Crypto: a page has none of it on a plain http address.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export const commitmentOf = (secret: string): string => hash(`posse commitment ${secret}`);

export const seedOf = (secret: string, game: string, lucks: readonly string[]): string =>
  hash(`posse seed ${secret} ${game} ${lucks.join(',')}`);

/** A secret, or a guest's luck, as hexadecimal digits. */
export const randomHex = (bytes = 16): string => bytesToHex(randomBytes(bytes));

const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
