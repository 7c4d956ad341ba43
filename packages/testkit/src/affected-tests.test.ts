// Tests of the choice of unit tests in `npm run check`.

import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importsOf, isOwnTest, readImports, touchedTests } from '../../../scripts/affected-tests.mjs';

const ENTRIES = new Map([['@posse/engine', 'packages/engine/src/index.ts']]);

test('the graph of imports leads to files of the project, by path and by package', () => {
  const text = `
    import type { Seat } from '@posse/engine';
    import './side-effect.ts';
    export * from '../answers.ts';
    const later = import('./later.ts');
    import { join } from 'node:path';
  `;
  expect(importsOf('packages/card/src/base/shot.ts', text, ENTRIES)).toEqual([
    'packages/engine/src/index.ts',
    'packages/card/src/base/side-effect.ts',
    'packages/card/src/answers.ts',
    'packages/card/src/base/later.ts',
  ]);
});

describe('a change touches', () => {
  const imports = new Map([
    ['a.test.ts', ['a.ts']],
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
    ['other.test.ts', ['other.ts']],
  ]);

  test('a change touches tests that reach it through other files, cycles included', () => {
    expect(touchedTests(imports, ['c.ts'])).toEqual(['a.test.ts']);
  });

  test('a change touches a test that has changed itself, and none that was deleted', () => {
    expect(touchedTests(imports, ['other.test.ts', 'gone.test.ts'])).toEqual(['other.test.ts']);
  });

  test('a change touches no tests if nothing imports it', () => {
    expect(touchedTests(imports, ['README.md'])).toEqual([]);
  });
});

test('a long test belongs to a change of itself or of the source of its name, and to no other', () => {
  expect(isOwnTest('tables/clock.long.test.ts', ['tables/clock.ts'])).toBe(true);
  expect(isOwnTest('tables/clock.long.test.ts', ['tables/clock.long.test.ts'])).toBe(true);
  expect(isOwnTest('tables/clock.long.test.ts', ['tables/table.ts', 'clock.ts'])).toBe(false);
});

test('a change to the protocol touches tests of server, page and command line', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const packages = touchedTests(readImports(root), ['packages/protocol/src/shuffle-hashes.ts']).map(
    (file) => file.split('/')[1],
  );
  expect(packages).toEqual(expect.arrayContaining(['server', 'web', 'cli', 'protocol']));
});
