// Tests that every path and link in the documents leads to a file.

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', '.git']);
const FILES = globSync('**', { cwd: ROOT, exclude: (name) => LEFT_OUT.has(name.split(/[/\\]/).at(-1) ?? name) }).map(
  (path) => path.replaceAll('\\', '/'),
);
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'rulings/README.md',
  'SECURITY.md',
  ...FILES.filter((file) => /^docs\/((bots|recipes)\/)?[^/]+\.md$/.test(file)),
];

/** A name in backticks with one of our extensions, or of a folder of the project. */
const NAMED = /`((?:[\w@.-]+\/)*[\w*{},.-]+\.(?:ts|tsx|mjs|md|grit|jsonc|feature|po|svg|html))`/g;
const FOLDER = /`((?:packages|bench|docs|rulings|scripts)(?:\/[\w.-]+)*)\/?`/g;
const LINK = /\]\((?!https?:|#)([^)#]+)[^)]*\)/g;

const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found as string);

/** Does a file with this path, or with this end of a path such as `tables/table.ts`, exist? */
function isThere(path: string): boolean {
  const wanted = path.replaceAll('*', '[^/]*').replaceAll('.', '\\.');
  const end = new RegExp(`(?:^|/)${wanted}$`);
  return FILES.some((file) => end.test(file));
}

test.each(DOCUMENTS)('every file named in %s exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const files = all(text, NAMED).filter((path) => !isThere(path));
  const folders = all(text, FOLDER).filter((path) => !FILES.includes(path));
  const links = all(text, LINK)
    .map((path) =>
      normalize(join(dirname(document), path))
        .replaceAll('\\', '/')
        .replace(/\/$/, ''),
    )
    .filter((path) => !FILES.includes(path));
  expect([...new Set([...files, ...folders, ...links])]).toEqual([]);
});
