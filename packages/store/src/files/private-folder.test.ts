// Tests that folders are made with those above them, or refused with a sentence.

import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyTo } from '../sqlite/database-copy.ts';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { makeFolder } from './private-folder.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'posse-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('makeFolder makes a folder with those above it, readable for its owner alone', () => {
  const folder = newFolder();
  expect(makeFolder(join(folder, 'a', 'b'))).toBe(join(folder, 'a'));
  expect([join(folder, 'a'), join(folder, 'a', 'b')].map((path) => statSync(path).mode & 0o777)).toEqual([
    0o700, 0o700,
  ]);
  expect(makeFolder(join(folder, 'a', 'b'))).toBeNull();
});

test('makeFolder refuses to make a folder below a file', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a'))).toThrow('EEXIST');
});

test.skipIf(!existsSync('/proc/self'))(
  'refuses a data folder where none can be made, with a message that names it',
  async () => {
    expect(() => makeFolder('/proc/nothing/below')).toThrow('ENOENT');
    expect(() => openSqliteStore('/proc/nothing/posse.db')).toThrow('/proc/nothing/posse.db');
    await expect(copyTo(null as never, '/proc/nothing/copy.db')).rejects.toThrow('/proc/nothing/copy.db');
  },
);

test('no file of the store or the server except private-folder.ts makes folders', () => {
  const packages = join(import.meta.dirname, '..', '..', '..');
  const sources = globSync('{store,server}/src/**/*.ts', { cwd: packages }).filter(
    (name) => !/\.test\.ts$|testing/.test(name),
  );
  const makers = sources.filter((name) => readFileSync(join(packages, name), 'utf8').includes('mkdir'));
  expect(makers).toEqual([join('store', 'src', 'files', 'private-folder.ts')]);
});
