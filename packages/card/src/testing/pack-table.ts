// A pack for tests, and a table at which its cards are played.

import { cardGame } from '../game.ts';
import type { State } from '../state.ts';
import { type Layout, tableWith } from './house-table.ts';

/** A pack with these entries; each is called by its key. */
export function packOf(parts: {
  readonly kinds?: Readonly<Record<string, object>>;
  readonly characters?: Readonly<Record<string, object>>;
  readonly events?: Readonly<Record<string, object>>;
}): Readonly<Record<string, unknown>> {
  const keys = Object.values(parts).flatMap((part) => Object.keys(part));
  const kinds = Object.fromEntries(
    Object.entries(parts.kinds ?? {}).map(([key, kind]) => [key, { copies: '7♥ 8♣', ...kind }]),
  );
  return {
    posse: 1,
    ...parts,
    ...(parts.kinds !== undefined && { kinds }),
    face: { name: 'Trial', things: Object.fromEntries(keys.map((key) => [key, { name: key }])) },
  };
}

/** A table of four plain players with this pack. Names are those of the pack, without the hash. */
export function tableWithPack(pack: object, layout: Layout = {}): State {
  const { setup } = cardGame.deal({ seats: 4, packs: [pack] }, 'names');
  const id = setup.sets.at(-1) ?? '';
  const suffix = `-${id.slice('house-pack-'.length, 'house-pack-'.length + 10)}`;
  const own = Object.values(pack).flatMap((part) =>
    typeof part === 'object' && part !== null ? Object.keys(part) : [],
  );
  const named = (words: string): string =>
    words
      .split(' ')
      .map((word) => (own.includes(word) ? `${word}${suffix}` : word))
      .join(' ');
  const bySeat = (part: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(part).map(([seat, words]) => [seat, named(words)]));
  return tableWith(pack, {
    characters: bySeat(layout.characters),
    hands: bySeat(layout.hands),
    inPlay: bySeat(layout.inPlay),
    ...(layout.event !== undefined && { event: named(layout.event) }),
    ...(layout.sets !== undefined && { sets: layout.sets }),
  });
}
