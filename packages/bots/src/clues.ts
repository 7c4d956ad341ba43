// The clues that a game gives to whoever watches it: what an answer tells of its giver, and what a fact shows of hidden cards.

import type { Game, Kinds, Pending, SeenFact } from '@posse/engine';
import type { Beliefs } from './beliefs.ts';
import type { SeenDeed } from './memory.ts';

export interface Clues<K extends Kinds> {
  readonly game: Game<K>;
  /** What this answer, which is about to be taken, tells everybody of its giver; null if nothing. */
  deedOf(state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']): SeenDeed | null;
  /** How well this answer fits what the holder of each role would give, from what everybody sees and believes; null if that can't be told. */
  fitsOf(
    state: K['state'],
    asked: Pending<K['frame'], K['answer']>,
    answer: K['answer'],
    beliefs: Beliefs,
  ): readonly number[] | null;
  /** How much whoever has a role, in its row, wants to harm whoever has another; in the order of the list of roles. */
  readonly urges: readonly (readonly number[])[];
  /** The hidden card that a seat has seen, or now sees no longer (null), when it hears this fact; by its back. */
  sightingIn(fact: SeenFact): { readonly back: number; readonly card: number | null } | null;
}

/** Something that is done to nobody, but may fit one role better than another. */
export const CHOSE = 'chose';

/** Did not do harm, though he might have had the means: the cards that he kept are none with which he could. */
export const SPARED = 'spared';
