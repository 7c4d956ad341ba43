// The play style of a bot: its skill and temper as numbers.

export interface PlayStyle {
  /** The percentage of answers that it gives at random. */
  readonly slips: number;
  /** Does the bot infer roles from what others have done? */
  readonly infers: boolean;
  /** Does the bot compare each answer with what it would have done itself, in each of the roles? */
  readonly reads: boolean;
  /** Does the bot leave out answers that are never right, whatever they score? */
  readonly careful: boolean;
  /** How much later events count, from 0 to 1: cards kept back, life points left, attackers in reach. */
  readonly foresight: number;
  /** The weight of harm done to foes; 1 is normal. */
  readonly boldness: number;
  /** The weight of its own life and cards; 1 is normal. */
  readonly caution: number;
  /** How much of a foe a player becomes by harming it. */
  readonly grudge: number;
}

/** The best style: reads roles as well as possible, and thinks ahead. */
export const SHREWD: PlayStyle = {
  slips: 0,
  infers: true,
  reads: false,
  careful: true,
  foresight: 1,
  boldness: 1,
  caution: 1,
  grudge: 0,
};
