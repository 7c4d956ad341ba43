// The token that opens a seat: a number and a secret, stored as a hash.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from '@posse/protocol';

/** The number is that of the seat when it was made: older programs read it, but people move. */
export const newToken = (seat: number): string => `${seat}.${randomHex(18)}`;

/** Only hashes are compared: how long that takes may tell of a hash, but never of a token. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
