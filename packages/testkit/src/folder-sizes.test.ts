// Tests that folders stay small enough to read.
// Each may have 25 source files and 25 tests.

import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAX_FILES = 25;
const SOURCE = /\.(?:tsx?|[cm]?js|css)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;

/** For each folder of the packages, the files directly in it. */
function filesByFolder(): Map<string, string[]> {
  const paths = globSync('packages/*/{src,e2e}/**/*.*', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  return Map.groupBy(
    paths.filter((path) => SOURCE.test(path)),
    (path) => dirname(path),
  );
}

/** One sentence for each limit that a folder exceeds. */
function faultsIn(folder: string, files: readonly string[]): string[] {
  const tests = files.filter((file) => TEST.test(file)).length;
  const counts = { 'source files': files.length - tests, tests };
  return Object.entries(counts)
    .filter(([, count]) => count > MAX_FILES)
    .map(
      ([what, count]) =>
        `${folder} has ${count} ${what}, at most ${MAX_FILES} are allowed: move those that share a job into a sub-folder named after it.`,
    );
}

test('no folder of a package has more than 25 source files or more than 25 tests', () => {
  const folders = [...filesByFolder()];
  expect(folders.length).toBeGreaterThan(100);
  expect(folders.flatMap(([folder, files]) => faultsIn(folder, files))).toEqual([]);
});

test('a folder with too many files is named with its count, source files and tests apart', () => {
  const sources = Array.from({ length: 26 }, (_, number) => join('a', `${number}.ts`));
  const tests = Array.from({ length: 25 }, (_, number) => join('a', `${number}.test.ts`));
  expect(faultsIn('a', [...sources, ...tests])).toEqual([
    'a has 26 source files, at most 25 are allowed: move those that share a job into a sub-folder named after it.',
  ]);
});
