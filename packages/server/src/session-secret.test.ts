// Tests of the secret that signs sessions.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretFrom } from './session-secret.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'posse-secret-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the server’s secret is made once, readable for this user alone, and no other file is left beside it', () => {
  const folder = join(root, 'new', 'data');
  const secret = secretFrom(null, folder);
  expect(secret).toHaveLength(43);
  expect(secretFrom(null, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('the server uses the configured secret if there is one, and then writes no file', () => {
  expect(secretFrom('x'.repeat(32), root)).toBe('x'.repeat(32));
  expect(readdirSync(root)).toEqual([]);
});

test('the server’s secret is made anew if an earlier attempt to write it broke off', () => {
  writeFileSync(join(root, 'secret-next'), 'half');
  expect(secretFrom(null, root)).toBe(readFileSync(join(root, 'secret'), 'utf8'));
  expect(secretFrom(null, root)).toHaveLength(43);
});

test('refuses a damaged secret of the server, and a data folder that is a file', () => {
  writeFileSync(join(root, 'secret'), 'short');
  expect(() => secretFrom(null, root)).toThrow('at least 32 characters');
  expect(() => secretFrom(null, join(root, 'secret'))).toThrow("can't be kept in");
});
