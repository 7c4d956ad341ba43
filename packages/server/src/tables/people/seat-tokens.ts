// The token that opens a seat: a number and a secret, stored as a hash.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from '@posse/protocol';

/** A new token. It begins with the number of the seat at that time, which only older programs read. */
export const newToken = (seat: number): string => `${seat}.${randomHex(18)}`;

/** Only hashes are compared: the time that this takes may reveal something about a hash, but nothing about a token. */
export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));
