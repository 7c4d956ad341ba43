// The clues of a game: how answers hint at roles, and facts show hidden cards.

import type { Game, Kinds, Pending, SeenFact } from '@posse/engine';
import type { Beliefs } from './role-beliefs.ts';
import type { SeenDeed } from './seat-memory.ts';

export interface Clues<K extends Kinds> {
  readonly game: Game<K>;
  /** The deed that this answer shows everybody, before it is applied; null if there is none. */
  deedOf(state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']): SeenDeed | null;
  /** How well this answer fits each role, judged from what everybody sees and believes; null if that is unknown. */
  fitsOf(
    state: K['state'],
    asked: Pending<K['frame'], K['answer']>,
    answer: K['answer'],
    beliefs: Beliefs,
  ): readonly number[] | null;
  /** How much the holder of a role (row) wants to harm the holder of another (column), in the order of `ROLE_LIST`. */
  readonly urges: readonly (readonly number[])[];
  /** The hidden card, by its back, that a seat sees with this fact; `card` is null if it no longer knows the card. */
  sightingIn(fact: SeenFact): { readonly back: number; readonly card: number | null } | null;
}

/** A deed that is aimed at nobody, but may fit one role better than another. */
export const CHOSE = 'chose';

/** A deed of restraint: the player did no harm, and kept cards that could perhaps have done some. */
export const SPARED = 'spared';
