// Codes of tables: short, easy to read aloud, and too many to guess.

import { randomHex } from '@posse/protocol';

/** No letter or digit that could be taken for another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

export const newCode = (length = LENGTH): string => Array.from({ length }, anyLetter).join('');

/** Enough random bits that no letter is likelier than another by more than one in a hundred million. */
const anyLetter = (): string => LETTERS[Number.parseInt(randomHex(4), 16) % LETTERS.length] as string;

/** However somebody writes it: small letters, spaces and dashes do not matter. */
export const readCode = (given: string): string => given.toUpperCase().replaceAll(/[\s-]/g, '');
