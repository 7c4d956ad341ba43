// Tests of the secret that signs sessions.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretFrom } from './secret.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'posse-secret-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('the secret is made once, for this user alone, and leaves nothing beside it', () => {
  const folder = join(root, 'new', 'data');
  const secret = secretFrom(null, folder);
  expect(secret).toHaveLength(43);
  expect(secretFrom(null, folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret']);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

test('the secret is the one that was given, if one was', () => {
  expect(secretFrom('x'.repeat(32), root)).toBe('x'.repeat(32));
  expect(readdirSync(root)).toEqual([]);
});

test('the secret is made anew where making it was broken off', () => {
  writeFileSync(join(root, 'secret-next'), 'half');
  expect(secretFrom(null, root)).toBe(readFileSync(join(root, 'secret'), 'utf8'));
  expect(secretFrom(null, root)).toHaveLength(43);
});

test('the secret is not used if it is damaged, or its folder is none', () => {
  writeFileSync(join(root, 'secret'), 'short');
  expect(() => secretFrom(null, root)).toThrow('at least 32 characters');
  expect(() => secretFrom(null, join(root, 'secret'))).toThrow("can't be kept in");
});
