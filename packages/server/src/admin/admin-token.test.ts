// Tests of the operator's token: given, made once, stored as a hash.

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { configFrom, DEFAULTS } from '../config.ts';
import { adminTokenFrom, isTokenOf } from './admin-token.ts';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'posse-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const given = () => ({ ...DEFAULTS, data, makesAdminToken: true });

test('an admin token is made once; only its hash is saved, readable for its owner alone', () => {
  const { hash, made } = adminTokenFrom(given());
  if (hash === null || made === null) throw new Error('none was made');
  expect(isTokenOf(hash, made)).toBe(true);
  expect(isTokenOf(hash, `${made}x`)).toBe(false);
  const kept = join(data, 'admin');
  expect(readFileSync(kept, 'utf8')).not.toContain(made);
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  expect(adminTokenFrom(given())).toEqual({ hash, made: null });
  // Without anybody to show it to, no token is made, but an existing one holds.
  expect(adminTokenFrom({ ...given(), makesAdminToken: false })).toEqual({ hash, made: null });
  rmSync(kept);
  expect(adminTokenFrom({ ...given(), makesAdminToken: false })).toEqual({ hash: null, made: null });
  expect(adminTokenFrom(given()).made).not.toBe(made);
});

test('an admin token file that holds no hash is not overwritten, and admits nobody', () => {
  writeFileSync(join(data, 'admin'), 'sha256 abc');
  expect(() => adminTokenFrom(given())).toThrow('is damaged: it should hold the hash of a token');
});

test('the admin token of the environment replaces the saved one, and is the only one where servers share a store', () => {
  const { made } = adminTokenFrom(given());
  const { hash } = adminTokenFrom({ ...given(), adminToken: 'twenty-four-letters-here' });
  expect(isTokenOf(hash ?? '', 'twenty-four-letters-here')).toBe(true);
  expect(isTokenOf(hash ?? '', made ?? '')).toBe(false);
  const store = 'postgres://posse@host/posse';
  expect(adminTokenFrom({ ...given(), store })).toEqual({ hash: null, made: null });
  expect(adminTokenFrom({ ...given(), store, adminToken: 'twenty-four-letters-here' }).hash).toBe(hash);
});

test('an admin token that is too short, or that no header could carry, is refused with a clear message', () => {
  expect(configFrom({ POSSE_ADMIN_TOKEN: 'twenty-four-letters-here' }).adminToken).toBe('twenty-four-letters-here');
  expect(configFrom({}).adminToken).toBeNull();
  for (const token of [
    'twenty-three-letters-only'.slice(0, 23),
    'twenty four letters here',
    'vierundzwanzig-Buchstäbe-so',
  ])
    expect(() => configFrom({ POSSE_ADMIN_TOKEN: token })).toThrow('POSSE_ADMIN_TOKEN needs at least 24');
});
