// The operator's token: from the environment, or made once and stored as a hash.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadConfig, type Config } from '../config.ts';
import { keepWhole } from '../session-secret.ts';

const FILE = 'admin';
const HASH = /^sha256 ([0-9a-f]{64})$/;

export interface AdminToken {
  /** The hash of the token; null if there is none: then nobody is admitted. */
  readonly hash: string | null;
  /** The token in plain text, if it was just made. It can't be read again later. */
  readonly made: string | null;
}

type Given = Pick<Config, 'adminToken' | 'makesAdminToken' | 'data' | 'store'>;

/**
 * Needs the data folder to exist. Servers that share a store take the token only from the environment. Throws
 * BadConfig.
 */
export function adminTokenFrom({ adminToken, makesAdminToken, data, store }: Given): AdminToken {
  if (adminToken !== null) return { hash: hashOf(adminToken), made: null };
  if (store !== null) return { hash: null, made: null };
  const path = join(data, FILE);
  if (existsSync(path)) return { hash: keptIn(path), made: null };
  if (!makesAdminToken) return { hash: null, made: null };
  const made = randomBytes(24).toString('base64url');
  try {
    keepWhole(path, `sha256 ${hashOf(made)}\n`);
  } catch (error) {
    throw new BadConfig(
      `The hash of the admin token can't be kept in ${path} (${(error as Error).message}): set POSSE_ADMIN_TOKEN.`,
    );
  }
  return { hash: hashOf(made), made };
}

/** Throws BadConfig if the hash is damaged, before anything is created. */
export function checkAdminToken({ adminToken, data, store }: Pick<Given, 'adminToken' | 'data' | 'store'>): void {
  const path = join(data, FILE);
  if (adminToken === null && store === null && existsSync(path)) keptIn(path);
}

function keptIn(path: string): string {
  const [, hash] = HASH.exec(readFileSync(path, 'utf8').trim()) ?? [];
  if (hash !== undefined) return hash;
  throw new BadConfig(`${path} is damaged: it should hold the hash of a token. Remove it to get a new token.`);
}

/** Takes the same time however much of the token is right. */
export const isTokenOf = (hash: string, shown: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(shown), 'hex'));

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
