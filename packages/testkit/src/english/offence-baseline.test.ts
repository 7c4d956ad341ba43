// Tests of the baseline of known offences, which may only fall.

import { expect, test } from 'vitest';
import type { Offence, Rule } from './linter-rules.ts';
import {
  type Counts,
  countOf,
  formatBaseline,
  goneFrom,
  newAmong,
  parseBaseline,
  risesOf,
  risesWithoutMoves,
} from './offence-baseline.ts';

const counts = (of: Record<string, Partial<Record<Rule, number>>>): Counts => new Map(Object.entries(of));
const offence = (text: string, file = 'a.ts', rule: Rule = 'opening'): Offence => ({ file, line: 1, rule, text });

test('the lint counts offences by file and rule', () => {
  const offences = [offence('a'), offence('b'), offence('c', 'a.ts', 'pronoun'), offence('d', 'b.ts')];
  expect(countOf(offences)).toEqual(counts({ 'a.ts': { opening: 2, pronoun: 1 }, 'b.ts': { opening: 1 } }));
});

test('a file with more offences than are known has risen, a new file with any has too', () => {
  const known = counts({ 'a.ts': { opening: 2 } });
  expect(risesOf(known, counts({ 'a.ts': { opening: 3 }, 'new.ts': { pronoun: 1 } }))).toEqual([
    { file: 'a.ts', rule: 'opening', known: 2, found: 3 },
    { file: 'new.ts', rule: 'pronoun', known: 0, found: 1 },
  ]);
});

test('a file with as many offences as are known, or fewer, has not risen', () => {
  const known = counts({ 'a.ts': { opening: 2 }, 'b.ts': { title: 2 } });
  expect(risesOf(known, counts({ 'a.ts': { opening: 1 }, 'b.ts': { title: 2 } }))).toEqual([]);
});

test('offences in one file do not make up for others in another', () => {
  const known = counts({ 'a.ts': { opening: 2 }, 'b.ts': { opening: 2 } });
  expect(risesOf(known, counts({ 'b.ts': { opening: 3 } }))).toHaveLength(1);
});

test('a moved file has not risen, with as many offences as before or fewer', () => {
  const known = counts({ 'old.ts': { opening: 2, title: 1 } });
  const moved = counts({ 'new/place.ts': { opening: 2 } });
  expect(risesWithoutMoves(known, moved, ['new/place.ts'])).toEqual([]);
  expect(risesWithoutMoves(known, moved, ['new/place.ts', 'old.ts'])).toHaveLength(1);
});

test('a file that is gone explains one moved file, and none with more offences', () => {
  const known = counts({ 'old.ts': { opening: 2 } });
  const files = ['a.ts', 'b.ts'];
  const both = counts({ 'a.ts': { opening: 1 }, 'b.ts': { opening: 1 } });
  expect(risesWithoutMoves(known, both, files)).toEqual([{ file: 'b.ts', rule: 'opening', known: 0, found: 1 }]);
  expect(risesWithoutMoves(known, counts({ 'a.ts': { opening: 3 } }), files)).toHaveLength(1);
});

test('a file rises even if another falls', () => {
  const known = counts({ 'a.ts': { opening: 5 }, 'b.ts': { opening: 1 } });
  const found = counts({ 'a.ts': { opening: 1 }, 'b.ts': { opening: 2 } });
  expect(risesWithoutMoves(known, found, ['a.ts', 'b.ts'])).toEqual([
    { file: 'b.ts', rule: 'opening', known: 1, found: 2 },
  ]);
});

test('the lint names the files of the baseline that do not exist any more', () => {
  expect(goneFrom(counts({ 'a.ts': { title: 1 }, 'b.ts': { title: 1 } }), ['b.ts', 'c.ts'])).toEqual(['a.ts']);
});

test('the lint shows the offences that the earlier version of a file did not have', () => {
  const [old, fresh] = [offence('Who was there.'), offence('Who is new.')];
  expect(newAmong([old, fresh], [old])).toEqual([fresh]);
});

test('the lint shows all offences of a file if its earlier version does not tell the new one', () => {
  const twice = [offence('Who was there.'), offence('Who was there.')];
  expect(newAmong(twice, twice.slice(1))).toEqual(twice);
});

test('the baseline of offences has one line for each file, in order, and is read back', () => {
  const all = counts({ 'b.ts': { title: 1 }, 'a.ts': { pronoun: 1, opening: 2 } });
  const text = '{\n  "a.ts": {"opening":2,"pronoun":1},\n  "b.ts": {"title":1}\n}\n';
  expect(formatBaseline(all)).toBe(text);
  expect(parseBaseline(text)).toEqual(all);
});

test('a baseline without offences is written', () => {
  expect(parseBaseline(formatBaseline(new Map()))).toEqual(new Map());
});
