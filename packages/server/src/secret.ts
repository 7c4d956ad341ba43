// The secret that signs passes: from the environment, or made on first start and kept with the data.

import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig } from './config.ts';

const FILE = 'secret';
const LEAST = 32;

export function secretFrom(given: string | null, folder: string): string {
  if (given !== null) return given;
  const path = join(folder, FILE);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Fails if it is there: then it is read.
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new BadConfig(
        `The secret can't be kept in ${path} (${(error as Error).message}): choose another folder with POSSE_DATA, or set POSSE_SECRET.`,
      );
  }
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < LEAST)
    throw new BadConfig(
      `${path} is damaged: it should hold at least ${LEAST} characters. Remove it to make a new one; guests then lose their passes.`,
    );
  return secret;
}
