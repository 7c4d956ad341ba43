// Tests that the first catalogue has exactly the texts of the lobby.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstFiles } from './lobby-files.ts';

const FIRST = firstFiles();
const isFirst = (path: string): boolean => FIRST.some((one) => path === one || path.startsWith(`${one}/`));

/** The files whose texts are in a catalogue. */
function filesOf(catalogue: string): string[] {
  const text = readFileSync(fileURLToPath(new URL(`../src/locales/${catalogue}.po`, import.meta.url)), 'utf8');
  return [...new Set([...text.matchAll(/^#: (.+)$/gm)].map(([, path = '']) => path))];
}

// If this fails: npm run extract -w @posse/web, then translate the new texts.
test('the first catalogue of texts has all those needed before the lobby is drawn, and no others', () => {
  expect(filesOf('lobby/en').filter((path) => !isFirst(path))).toEqual([]);
  expect(filesOf('en').filter(isFirst)).toEqual([]);
  expect(filesOf('lobby/en')).toContain('src/app/App.tsx');
});
