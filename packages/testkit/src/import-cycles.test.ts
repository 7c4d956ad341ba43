// Tests that import cycles stay small, types included.

import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readImports } from '../../../scripts/affected-tests.mjs';
import { findCycles } from '../../../scripts/import-cycles.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** The maximum number of files in an import cycle. A larger one can only be understood as a whole. */
const MAX_FILES = 5;

const importsOf = (files: Record<string, readonly string[]>) => new Map(Object.entries(files));

test('the search for import cycles finds files that import each other through others, and no more', () => {
  const imports = importsOf({ a: ['b', 'd'], b: ['c'], c: ['a'], d: ['e'], e: ['outside'], f: ['g'], g: ['f'] });
  expect(findCycles(imports)).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
});

test('two import cycles that share a file are found as one', () => {
  expect(findCycles(importsOf({ a: ['b'], b: ['a', 'c'], c: ['b'] }))).toEqual([['a', 'b', 'c']]);
});

test('the server has no import cycle of more than five files', () => {
  const large = findCycles(readImports(ROOT)).filter(({ length }) => length > MAX_FILES);
  expect(large.filter(([file = '']) => file.startsWith('packages/server/'))).toEqual([]);
});
