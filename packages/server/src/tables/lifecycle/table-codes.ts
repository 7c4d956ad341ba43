// Codes of tables: short, easy to read aloud, and too many to guess.

import { randomHex } from '@posse/protocol';

/** The characters of codes, without any that could be confused. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

export const newCode = (length = LENGTH): string => Array.from({ length }, anyLetter).join('');

/** A random letter. It has so many bits that no letter is likelier than another by one in a hundred million. */
const anyLetter = (): string => LETTERS[Number.parseInt(randomHex(4), 16) % LETTERS.length] as string;

/** The code in its standard form: small letters, spaces and dashes are accepted. */
export const readCode = (given: string): string => given.toUpperCase().replaceAll(/[\s-]/g, '');
