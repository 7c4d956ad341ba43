// Packs in files of JSON.

import { readFileSync } from 'node:fs';
import { BadFile, fileTrouble } from './foreign-module.ts';

export const isPackFile = (file: string): boolean => file.endsWith('.json');

export function packIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new BadFile(`${file} is no JSON: ${error.message}.`);
    throw new BadFile(`${file} can't be read (${fileTrouble(error)}).`);
  }
}
