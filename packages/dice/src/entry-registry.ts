// Characters, special roles, options and dice by their ids.

import { sure } from '@posse/engine';
import { type Power, power } from './power.ts';
import { SETS } from './set-list.ts';
import { type SpecialRole, specialFrom } from './special-role.ts';
import type { DieKind, Face } from './state.ts';

export { SETS };

export interface Character {
  readonly id: string;
  /** The index in the list of all characters. */
  readonly ability: number;
  readonly bullets: number;
  readonly power: Power;
  /** The modules that it needs. */
  readonly modules: readonly number[];
}

/** The character without an ability, for tables where characters do not matter. */
export const PLAIN = 'plain';

export const CHARACTERS: Readonly<Record<string, Character>> = Object.fromEntries(
  [[PLAIN, { bullets: 8, power: power({}) }] as const, ...SETS.flatMap((set) => Object.entries(set.characters))].map(
    ([id, entry], ability) => [id, { id, ability, modules: [], ...entry }],
  ),
);

export const SPECIALS: Readonly<Record<string, SpecialRole>> = Object.fromEntries(
  SETS.flatMap((set) => Object.entries(set.specials)).map(([id, entry]) => [id, specialFrom(entry)]),
);

/** The six faces of each kind of die. */
export const FACES: Readonly<Record<DieKind, readonly Face[]>> = {
  base: ['arrow', 'dynamite', '1', '2', 'beer', 'gatling'],
  loudmouth: ['arrow', 'dynamite', '1x2', '2x2', 'bullet', 'gatlingx2'],
  coward: ['arrow', 'dynamite', '1', 'broken arrow', 'beer', 'beerx2'],
};

export const characterOf = (id: string): Character => sure(CHARACTERS[id], 'such character');

const POWERS: readonly Power[] = Object.values(CHARACTERS).map(({ power: does }) => does);
export const powerAt = (ability: number): Power => sure(POWERS[ability], 'such ability');
