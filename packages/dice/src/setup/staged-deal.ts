// Staged games for lessons: named roles, and named faces of the first dice.
// No server deals one: a plan can't ask for it.

import { checkRoles, loadedWith, type Random, type Role, unknownThing } from '@posse/engine';
import { FACES } from '../entry-registry.ts';
import type { Face, Setup } from '../state.ts';

export interface Staged {
  /** One role per seat. */
  readonly roles: readonly Role[];
  /** The faces of the first dice in the order of the rolls, by any player. After them chance decides. */
  readonly dice: readonly Face[];
}

export const stagedRoles = ({ roles }: Staged, { seats }: Setup): readonly Role[] => checkRoles(roles, seats);

/** Throws BadSetup if a face does not exist. */
export const loadedDice = ({ dice }: Staged, random: Random): Random =>
  loadedWith(
    random,
    dice.map((face) => {
      const place = FACES.base.indexOf(face);
      if (place < 0) throw unknownThing('face', face, FACES.base);
      return place;
    }),
  );
