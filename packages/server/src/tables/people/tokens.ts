// What opens a seat from anywhere: the seat's number and a secret. Only its hash is kept.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomHex } from '@posse/protocol';

export const newToken = (seat: number): string => `${seat}.${randomHex(18)}`;

export const hashOf = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

/** How long it takes to compare hashes may tell of the hash, but never of the token. */
export const opens = (token: string, hash: string): boolean => hashOf(token) === hash;
