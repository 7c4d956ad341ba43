// Tests that entries are only ever appended.
// A stored game knows how many entries each set had, and takes them from the front.

import { OURS, POOL_OF_0_3_0 } from '@posse/card';
import { POOL_OF_0_3_0 as DICE_POOL_OF_0_3_0, SETS } from '@posse/dice';
import type { PoolCounts } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { CARD_ORDER, DICE_ORDER, type Order } from './entry-order.ts';
import { orderFault } from './entry-order-fault.ts';

/** The entries of recorded lines: `bang: A♠ Q♥` is two copies, and `bang missed` is two entries. */
const entriesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => {
    const [key, values] = line.split(': ');
    return values === undefined ? line.split(' ') : values.split(' ').map((value) => `${key} ${value}`);
  });

const cards: Order = Object.fromEntries(
  OURS.sets.map(({ id, characters = {}, kinds = {}, deck = {}, events = {} }) => [
    id,
    {
      characters: Object.keys(characters),
      kinds: Object.keys(kinds),
      copies: Object.entries(deck).map(([key, values]) => `${key}: ${values}`),
      events: Object.keys(events),
    },
  ]),
);
const dice: Order = Object.fromEntries(
  SETS.map(({ id, characters, specials, modules }) => [
    id,
    { characters: Object.keys(characters), specials: Object.keys(specials), modules: modules.map(String) },
  ]),
);

describe.each([
  ['card', CARD_ORDER, cards, POOL_OF_0_3_0],
  ['dice', DICE_ORDER, dice, DICE_POOL_OF_0_3_0],
] as const)('the %s game', (_game, written, now, first: PoolCounts) => {
  test.each(Object.keys(now))('each game has every entry of %s in the order in which it was added', (set) => {
    for (const [part, lines] of Object.entries(now[set] ?? {}))
      expect(orderFault(set, part, entriesIn(written[set]?.[part] ?? []), entriesIn(lines))).toBeNull();
  });

  test('each game has every set in the order in which it was added', () => {
    expect(orderFault('all', 'sets', Object.keys(written), Object.keys(now))).toBeNull();
  });

  test('each game has at least what it had in 0.3.0', () => {
    for (const [set, counts] of Object.entries(first))
      for (const [part, count] of Object.entries(counts))
        expect(entriesIn(now[set]?.[part] ?? []).length, `${part} of ${set}`).toBeGreaterThanOrEqual(count);
  });
});

test.each([
  ['an entry that was inserted', ['a', 'x', 'b'], '"x" before "b" among its characters: append it behind all others'],
  ['an entry that was put first', ['x', 'a', 'b'], '"x" before "a" among its characters: append it behind all others'],
  ['two that changed places', ['b', 'a'], '"b" before "a" among its characters: append it behind all others'],
  ['an entry that was removed', ['b'], 'has lost "a" of its characters: put it back where it was'],
  ['the last entry, removed', ['a'], 'has lost "b" of its characters: put it back where it was'],
  ['an entry that was appended', ['a', 'b', 'x'], 'append "x" to its list in packages/testkit/src/pool/entry-order.ts'],
])('each game gets advice about %s', (_, now, sentence) => {
  expect(orderFault('base', 'characters', ['a', 'b'], now)).toContain(sentence);
});
