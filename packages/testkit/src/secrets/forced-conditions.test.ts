// Tests that every condition of a source is found, and forced to either side.

import { expect, test } from 'vitest';
import { forcedConditions } from './forced-conditions.ts';

const namesIn = (text: string): readonly string[] => forcedConditions('view.ts', text).map(({ name }) => name);

test('a choice is forced, and so is each part of its condition', () => {
  expect(namesIn("const a = isMe || !('eyes' in f) ? b : null;")).toEqual([
    "1: isMe || !('eyes' in f) is true",
    "1: isMe || !('eyes' in f) is false",
    '1: isMe is true',
    '1: isMe is false',
    "1: !('eyes' in f) is true",
    "1: !('eyes' in f) is false",
    "1: 'eyes' in f is true",
    "1: 'eyes' in f is false",
  ]);
});

test('a returned condition is inverted', () => {
  expect(forcedConditions('view.ts', 'see(player, true);').map(({ text }) => text)).toEqual(['see(player, (false));']);
});

test('the condition of a filter is forced, and no default is', () => {
  expect(namesIn('\nlist.filter(({ seat }) => seat === me);')).toEqual([
    '2: seat === me is true',
    '2: seat === me is false',
  ]);
  expect(namesIn('const a = list.at(-1) ?? null;')).toEqual([]);
});

test('source code that does not parse is refused by the search for conditions', () => {
  expect(() => namesIn('const = ;')).toThrow(/^view.ts: /);
});
