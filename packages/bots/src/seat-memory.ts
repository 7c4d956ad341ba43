// The memory of a seat: public deeds, and the hidden cards that it saw.

import type { Seat } from '@posse/engine';

/** Something that a player did, or refrained from doing, in public. */
export interface SeenDeed {
  readonly who: Seat;
  /** A card, an ability or a face of a die; for restraint, the thing that the player did not do. */
  readonly what: string;
  /** The target. */
  readonly at: Seat | null;
  /** The harm to the target: 1 is a life point, negative helps, 0 does neither. */
  readonly harm: number;
  /** The other players whom the deed could have been aimed at. */
  readonly instead: readonly Seat[];
  /** For restraint: the backs of the cards that the player held. */
  readonly backs: readonly number[];
  /** How well the deed fits each role of `ROLE_LIST`, as far as public knowledge tells. */
  readonly fits?: readonly number[];
}

/** A hidden card that the seat has seen: the number on its back, and the card. */
export type Sighting = readonly [back: number, card: number];

/**
 * The memory of a seat, as plain data, so that it can be sent to another thread, or to a program in another language.
 */
export interface Memory {
  /** The deeds, oldest first. The list only grows. */
  readonly deeds: readonly SeenDeed[];
  readonly sightings: readonly Sighting[];
}
