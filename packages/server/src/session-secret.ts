// The secret that signs sessions: from the environment, or made and stored.

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder, syncFolder } from '@posse/store/files';
import { BadConfig, type Config } from './config.ts';

const FILE = 'secret';
const MIN_LENGTH = 32;

export function secretFrom(given: string | null, folder: string): string {
  if (given !== null) return given;
  const path = join(folder, FILE);
  try {
    const made = makeFolder(folder);
    if (made !== null) syncFolder(dirname(made));
    if (!existsSync(path)) keepWhole(path, randomBytes(32).toString('base64url'));
  } catch (error) {
    throw new BadConfig(
      `The secret can't be kept in ${path} (${(error as Error).message}): choose another folder with POSSE_DATA, or set POSSE_SECRET.`,
    );
  }
  return keptIn(path);
}

/** Throws BadConfig if the secret is damaged, before anything is created. */
export function checkSecret({ secret, data }: Pick<Config, 'secret' | 'data'>): void {
  const path = join(data, FILE);
  if (secret === null && existsSync(path)) keptIn(path);
}

function keptIn(path: string): string {
  const secret = readFileSync(path, 'utf8').trim();
  if (secret.length < MIN_LENGTH)
    throw new BadConfig(
      `${path} is damaged: it should hold at least ${MIN_LENGTH} characters. Remove it to make a new one; guests then lose their passes.`,
    );
  return secret;
}

/** Writes a file for its owner alone: completely or not at all, even if the power fails meanwhile. */
export function keepWhole(path: string, text: string): void {
  const next = `${path}-next`;
  writeFileSync(next, text, { mode: 0o600, flush: true });
  renameSync(next, path);
  syncFolder(dirname(path));
}
