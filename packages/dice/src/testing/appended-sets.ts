// Sets with one more character, special role and module at their ends.
// For tests of stored games.

import type { DiceSet } from '../set-list.ts';

/** The new entries copy those of both sets, under new ids. */
export function appended(sets: readonly DiceSet[]): readonly DiceSet[] {
  const all = Object.assign({}, ...sets.map(({ characters, specials }) => ({ ...characters, ...specials })));
  return sets.map((set, place) => {
    const id = `appended-${set.id}`;
    return {
      ...set,
      characters: { ...set.characters, [id]: all['willy-the-kid'] ?? Object.values(set.characters)[0] },
      specials: { ...set.specials, [id]: all.baro },
      modules: [...set.modules, 10 + place],
    };
  });
}
