// The narrator of the dice game: adds names of faces, characters and roles.

import type { Face } from '@posse/dice';
import type { Role } from '@posse/engine';
import type { Narrator } from '../narrator.ts';
import { msg } from '../text-types.ts';
import type { DiceNames } from './dice-names.ts';

export interface DiceNarrator extends Narrator {
  readonly names: DiceNames;
  face(face: Face): string;
  /** `2 × Beer and Arrow` */
  faces(faces: readonly Face[]): string;
  character(id: string): string;
  role(role: Role): string;
  special(id: string): string;
}

export function diceNarrator(narrator: Narrator, names: DiceNames): DiceNarrator {
  const { dress, say, all } = narrator;
  const face = (one: Face): string =>
    dress({ text: names.face(one).name, value: '', thing: { kind: 'face', face: one } });
  return {
    ...narrator,
    names,
    face,
    faces(faces) {
      const alike = Map.groupBy(faces, (one) => one);
      return all(
        [...alike].map(([one, { length: count }]) => {
          const name = face(one);
          return count === 1 ? name : say(msg('{count} × {name}', { count, name }));
        }),
      );
    },
    character: (id) =>
      dress({ text: names.character(id).name, value: '', thing: { kind: 'character', game: 'dice', id } }),
    role: (role) => dress({ text: names.role(role).name, value: '', thing: { kind: 'role', role, game: 'dice' } }),
    special: (id) => dress({ text: names.special(id).name, value: '', thing: { kind: 'special', id } }),
  };
}
