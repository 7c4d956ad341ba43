// Which catalogue has which words: whoever sees the lobby waits for no others.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstFiles } from './first-files.ts';

const FIRST = firstFiles();
const isFirst = (path: string): boolean => FIRST.some((one) => path === one || path.startsWith(`${one}/`));

/** The files whose words a catalogue has. */
function filesOf(catalogue: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../src/locales/${catalogue}.po`, import.meta.url)), 'utf8');
  return [...new Set([...text.matchAll(/^#: (.+)$/gm)].map(([, path = '']) => path))];
}

// Where this fails: npm run extract -w @posse/web, then translate what is new.
test('all words of what is loaded before the lobby is drawn, and no others, are in the catalogue that comes first', () => {
  expect(filesOf('lobby/en').filter((path) => !isFirst(path))).toEqual([]);
  expect(filesOf('en').filter(isFirst)).toEqual([]);
  expect(filesOf('lobby/en')).toContain('src/app/App.tsx');
});
