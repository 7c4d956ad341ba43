// Tests that style sheets use the breakpoints of the list, and only those.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BREAKPOINTS } from './breakpoints.ts';

const SOURCES = join(import.meta.dirname, '..');
const textOf = (path: string): string => readFileSync(join(SOURCES, path), 'utf8');

/** Each condition of an `@media` rule, with the path of its style sheet. */
const conditions = globSync('**/*.css', { cwd: SOURCES }).flatMap((path) =>
  [...textOf(path).matchAll(/@media([^{]+)/g)].map(([, condition = '']) => ({ path, condition })),
);

test('no style sheet writes its own breakpoint for the screen’s size', () => {
  const own = conditions.filter(({ condition }) => /(?:width|height):|orientation/.test(condition));
  expect(own).toEqual([]);
});

test('style sheets use every named breakpoint, and no other name', () => {
  const named = conditions.flatMap(({ condition }) =>
    [...condition.matchAll(/\(--([\w-]+)\)/g)].map(([, name]) => name),
  );
  expect([...new Set(named)].sort()).toEqual(Object.keys(BREAKPOINTS).sort());
});
