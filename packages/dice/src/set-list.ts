// The sets of the dice game, base game and Old Saloon, with their contents.

import { characters as baseCharacters } from './base/characters.ts';
import { characters as saloonCharacters } from './old-saloon/characters.ts';
import { specials } from './old-saloon/special-roles.ts';
import type { Power } from './power.ts';
import type { SpecialEntry } from './special-role.ts';

export interface CharacterEntry {
  readonly bullets: number;
  readonly power: Power;
  /** The modules that it needs, if any. */
  readonly modules?: readonly number[];
}

export interface DiceSet {
  readonly id: string;
  readonly characters: Readonly<Record<string, CharacterEntry>>;
  readonly specials: Readonly<Record<string, SpecialEntry>>;
  readonly modules: readonly number[];
}

export const SETS: readonly DiceSet[] = [
  { id: 'base', characters: baseCharacters, specials: {}, modules: [] },
  { id: 'old-saloon', characters: saloonCharacters, specials, modules: [1, 2, 3, 4, 5] },
];
