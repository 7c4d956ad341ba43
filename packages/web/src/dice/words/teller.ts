// Whoever tells what happens in the dice game: what faces, characters and roles are called.

import { msg } from '@lingui/core/macro';
import type { Face } from '@posse/dice';
import type { Role, Viewer } from '@posse/engine';
import type { Dress } from '../../telling/marks.ts';
import { type Teller, useTellers } from '../../telling/teller.ts';
import { type DiceNames, useDiceNames } from '../../words/dice-names.ts';

export interface DiceTeller extends Teller {
  readonly names: DiceNames;
  face(face: Face): string;
  /** `2 × Beer and Arrow` */
  faces(faces: readonly Face[]): string;
  character(id: string): string;
  role(role: Role): string;
  special(id: string): string;
}

export function diceTeller(teller: Teller, names: DiceNames): DiceTeller {
  const { dress, say, all } = teller;
  const face = (one: Face): string => dress({ text: names.face(one).name, thing: { kind: 'face', face: one } });
  return {
    ...teller,
    names,
    face,
    faces(faces) {
      const alike = Map.groupBy(faces, (one) => one);
      return all(
        [...alike].map(([one, { length: count }]) => {
          const name = face(one);
          return count === 1 ? name : say(msg`${count} × ${name}`);
        }),
      );
    },
    character: (id) => dress({ text: names.character(id).name, thing: { kind: 'character', game: 'dice', id } }),
    role: (role) => dress({ text: names.role(role).name, thing: { kind: 'role', role, game: 'dice' } }),
    special: (id) => dress({ text: names.special(id).name, thing: { kind: 'special', id } }),
  };
}

export function useDiceTellers(): (you: Viewer, dress?: Dress) => DiceTeller {
  const tellers = useTellers();
  const names = useDiceNames();
  return (you, dress) => diceTeller(tellers(you, dress), names);
}
