// For tests: every set with one more character, special role and module at its end.

import type { DiceSet } from '../set-list.ts';

/** The new entries do what some of both sets do, under names of their own. */
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
