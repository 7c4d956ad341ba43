// A game that is dealt by hand, for lessons: who has which role, and how the first dice fall. No server deals it: a plan can't ask for it.

import { checkRoles, loadedWith, type Random, type Role, unknownThing } from '@posse/engine';
import { FACES } from '../registry.ts';
import type { Face, Setup } from '../state.ts';

export interface Staged {
  /** Seat by seat. */
  readonly roles: readonly Role[];
  /** What the first dice show, in the order in which they are thrown, whoever throws them; after them chance decides. */
  readonly dice: readonly Face[];
}

export const stagedRoles = ({ roles }: Staged, { seats }: Setup): readonly Role[] => checkRoles(roles, seats);

/** Throws BadSetup if there is no such face. */
export const loadedDice = ({ dice }: Staged, random: Random): Random =>
  loadedWith(
    random,
    dice.map((face) => {
      const place = FACES.base.indexOf(face);
      if (place < 0) throw unknownThing('face', face, FACES.base);
      return place;
    }),
  );
