// How a bot plays: its skill and its temper, as numbers. Levels and tempers are nothing but such numbers.

export interface PlayStyle {
  /** How many of a hundred answers it gives at random. */
  readonly slips: number;
  /** Does it draw conclusions from what others have done? */
  readonly infers: boolean;
  /** Does it ask itself what it would have done in their place, with each of the roles? */
  readonly reads: boolean;
  /** How much it heeds what may come next, from 0 to 1: cards kept back, life points left, who can hit it. */
  readonly foresight: number;
  /** What harm done to foes is worth to it, 1 as a rule. */
  readonly boldness: number;
  /** What its own life and cards are worth to it, 1 as a rule. */
  readonly caution: number;
  /** How much whoever harmed it becomes a foe by that. */
  readonly grudge: number;
}

/** Sees through the others as far as that goes, and thinks ahead. */
export const SHREWD: PlayStyle = {
  slips: 0,
  infers: true,
  reads: false,
  foresight: 1,
  boldness: 1,
  caution: 1,
  grudge: 0,
};
