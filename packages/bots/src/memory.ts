// What a seat remembers: what was done to whom before everybody's eyes, and the hidden cards that it has seen.

import type { Seat } from '@posse/engine';

/** Something that somebody did, or let be, before everybody's eyes. */
export interface SeenDeed {
  readonly who: Seat;
  /** A card, an ability, a face of a die; or, as restraint, what he did not do. */
  readonly what: string;
  /** To whom. */
  readonly at: Seat | null;
  /** How much it harms him, 1 for a life point; below 0 it helps, and 0 is neither. */
  readonly harm: number;
  /** To whom it could have been done as well. */
  readonly instead: readonly Seat[];
  /** For restraint: the backs of the cards that he held. */
  readonly backs: readonly number[];
  /** For each role of the list how well it fits what its holder would do, as far as that can be told without secrets. */
  readonly fits?: readonly number[];
}

/** A card that lies face down, and that one has seen: the number on its back, and which card it is. */
export type Sighting = readonly [back: number, card: number];

/** Plain data: it can be sent to another thread, or to a program in another language. */
export interface Memory {
  /** Oldest first. Only ever added to. */
  readonly deeds: readonly SeenDeed[];
  readonly sightings: readonly Sighting[];
}
