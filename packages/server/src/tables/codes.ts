// Codes of tables: short, easy to read aloud and to type, and too many to guess.

import { randomInt } from 'node:crypto';

/** No letter or digit that could be taken for another. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

export const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** However somebody writes it: small letters, spaces and dashes do not matter. */
export const readCode = (given: string): string => given.toUpperCase().replaceAll(/[\s-]/g, '');
