// Finds the test files that import a changed file, directly or through other files.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const SOURCES = [
  'packages/*/{src,e2e,vite}/**/*.{ts,tsx,mjs}',
  'bench/src/**/*.ts',
  'scripts/**/*.mjs',
  'docs/**/*.ts',
];
const TEST = /\.test\.tsx?$/;
const IMPORT = /\b(?:from|import)\s*\(?\s*'([^']+)'/g;

/** @typedef {ReadonlyMap<string, readonly string[]>} Imports the files that each file imports */

/**
 * Reads every source file below this folder.
 * @param {string} root
 * @returns {Imports}
 */
export function readImports(root) {
  const entries = packageEntries(root);
  const files = globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });
  return new Map(
    files.map((file) => {
      const path = posixPath(file);
      return [path, importsOf(path, readFileSync(join(root, file), 'utf8'), entries)];
    }),
  );
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} entries
 * @returns {string[]} paths from the root of the project; a file from outside it is left out
 */
export function importsOf(file, text, entries) {
  return [...text.matchAll(IMPORT)].flatMap(([, name = '']) => {
    const path = name.startsWith('.')
      ? posix.join(posix.dirname(file), name.replace(/\?.*$/, ''))
      : (entries.get(name) ?? null);
    return path === null ? [] : [path];
  });
}

/**
 * Test files among those that reach one of the changed files, themselves included.
 * @param {Imports} imports
 * @param {readonly string[]} changed
 * @returns {string[]}
 */
export function touchedTests(imports, changed) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const [file, all] of imports) for (const one of all) importers.set(one, [...(importers.get(one) ?? []), file]);
  const touched = new Set(changed);
  // A set that grows while it is walked is walked to its new end.
  for (const file of touched) for (const importer of importers.get(file) ?? []) touched.add(importer);
  return [...touched].filter((file) => TEST.test(file) && imports.has(file)).sort();
}

/**
 * Whether a test has changed, or the source of its name beside it: `clock.ts` beside `clock.long.test.ts`.
 * @param {string} test
 * @param {readonly string[]} changed
 */
export function isOwnTest(test, changed) {
  const source = test.replace(/(\.long)?\.test(\.tsx?)$/, '$2');
  return changed.includes(test) || changed.includes(source);
}

/**
 * The source file behind each name by which packages import each other, such as "@posse/store/sqlite".
 * @param {string} root
 * @returns {ReadonlyMap<string, string>}
 */
function packageEntries(root) {
  return new Map(
    globSync(['packages/*/package.json', 'bench/package.json'], { cwd: root }).flatMap((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return Object.entries(exports).flatMap(([path, target]) => {
        const source = typeof target === 'string' ? target : target.source;
        if (typeof source !== 'string') return [];
        return [[posix.join(name, path), posix.join(posixPath(dirname(file)), source)]];
      });
    }),
  );
}

/** @param {string} path */
const posixPath = (path) => path.replaceAll('\\', '/');
