// The vocabulary of the dice game: names of faces, characters and special roles.

import { CHARACTERS, type DieKind, FACES, type Face, PLAIN, SPECIALS, textsFor } from '@posse/dice';
import { BadRuling, idOf, listOf } from '../ruling-vocabulary.ts';

const ALL_FACES: readonly Face[] = [...new Set(Object.values(FACES).flat())];

export function faceOf(text: string): Face {
  const face = ALL_FACES.find((known) => known === text);
  if (face === undefined) throw new BadRuling(`There is no face "${text}": the faces are ${ALL_FACES.join(', ')}.`);
  return face;
}

export const facesOf = (text: string): Face[] => listOf(text).map(faceOf);

/** The names of the kinds of dice in rulings. */
const DIE_NAMES: Readonly<Record<DieKind, string>> = { base: 'plain', loudmouth: 'Loudmouth', coward: 'Coward' };
export const nameOfDie = (kind: DieKind): string => `${DIE_NAMES[kind]} die`;

/** The saloon dice by their names in rulings: `the Loudmouth die`, `no saloon die`. */
export const SALOON_DICE: Readonly<Record<string, string>> = {
  'the Loudmouth die': 'loudmouth',
  'the Coward die': 'coward',
  'no saloon die': 'none',
};

/** The character, if the modules in use have it. */
export function characterId(name: string, modules: readonly number[]): string {
  if (name === '' || name === '-') return PLAIN;
  const id = idOf('character', name, Object.keys(CHARACTERS), textsFor(null).characters);
  for (const module of CHARACTERS[id]?.modules ?? [])
    if (!modules.includes(module)) throw new BadRuling(`${name} needs module ${module}.`);
  return id;
}

/** Short names of two characters with long ones; the whole names are understood too. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'mano-destra': 'La mano destra',
  'mano-sinistra': 'La mano sinistra',
};

export const specialId = (name: string): string =>
  Object.keys(SHORT_NAMES).find((id) => SHORT_NAMES[id] === name) ??
  idOf('special role', name, Object.keys(SPECIALS), textsFor(null).specials);

export const nameOfSpecial = (id: string): string => SHORT_NAMES[id] ?? textsFor(null).specials[id]?.en.name ?? id;
