// Tests that a data folder which others may read is restricted to its owner.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { restrictPermissions } from './restricted-permissions.ts';

const root = mkdtempSync(join(tmpdir(), 'posse-loose-'));
afterEach(() => rmSync(root, { recursive: true, force: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);

/** The restricted paths, and those that could not be restricted. */
function tightened(folder: string): { readonly closed: readonly string[]; readonly told: readonly string[] } {
  const told: string[] = [];
  let closed: readonly string[] = [];
  restrictPermissions(folder, {
    warn(about, message) {
      told.push(message);
      if ('closed' in about) closed = about.closed as readonly string[];
    },
  });
  return { closed, told };
}

test('restricting a data folder logs each changed path once, and leaves foreign files alone', () => {
  const data = join(root, 'data');
  mkdirSync(data, { recursive: true });
  for (const name of ['secret', 'posse.db']) writeFileSync(join(data, name), '', { mode: 0o644 });
  writeFileSync(join(root, 'elsewhere'), '', { mode: 0o644 });
  symlinkSync(join(root, 'elsewhere'), join(data, 'withdrawn'));
  chmodSync(data, 0o755);
  const { closed, told } = tightened(data);
  expect([...closed].sort()).toEqual([data, join(data, 'posse.db'), join(data, 'secret')]);
  expect(told).toEqual(['others could read what is kept here: now only its owner can']);
  expect([modeOf(data), modeOf(join(data, 'secret'))]).toEqual(['700', '600']);
  expect(modeOf(join(root, 'elsewhere'))).toBe('644');
  expect(tightened(data)).toEqual({ closed: [], told: [] });
});

test('a data folder that all users share stays open, and the server’s own files in it are restricted', () => {
  const data = join(root, 'shared');
  mkdirSync(data, { recursive: true });
  chmodSync(data, 0o1777);
  writeFileSync(join(data, 'secret'), '', { mode: 0o644 });
  expect(tightened(data).closed).toEqual([join(data, 'secret')]);
  expect(modeOf(data)).toBe('1777');
});

test('a data folder with foreign files stays open, and the server’s own files in it are restricted', () => {
  const data = join(root, 'home');
  mkdirSync(data, { recursive: true });
  for (const name of ['secret', 'notes.txt']) writeFileSync(join(data, name), '', { mode: 0o644 });
  chmodSync(data, 0o755);
  expect(tightened(data).closed).toEqual([join(data, 'secret')]);
  expect([modeOf(data), modeOf(join(data, 'notes.txt'))]).toEqual(['755', '644']);
});

test('refuses a file as data folder, and leaves it unchanged', () => {
  mkdirSync(root, { recursive: true });
  const file = join(root, 'file');
  writeFileSync(file, '', { mode: 0o644 });
  for (const data of [file, join(file, 'below')])
    expect(() => tightened(data)).toThrow(`${data} is not a folder. Choose another with --data`);
  expect(modeOf(file)).toBe('644');
});

test('a data folder that does not exist yet needs no restriction and is no error', () => {
  expect(tightened(join(root, 'nowhere'))).toEqual({ closed: [], told: [] });
});
