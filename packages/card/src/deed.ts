// Deeds: effects of cards, abilities and events, in one word and a number.
// They are enough to draw an effect, to sort it, or to decide whether it helps or harms.

export const VERBS = [
  'shoot',
  /** A challenge to a Duel. */
  'challenge',
  /** A BANG! or a life point is lost, as with Indians!. */
  'raid',
  'hurt',
  /** The card lies in play and may hurt somebody later. */
  'threaten',
  /** A turn is lost. */
  'hold',
  'heal',
  'draw',
  /** Everybody takes one of the cards that were turned up. */
  'share',
  'take',
  'scrap',
  /** Cards are exchanged for other cards. */
  'swap',
] as const;
export type Verb = (typeof VERBS)[number];

export const WHOM = ['me', 'target', 'others', 'all'] as const;
export type Whom = (typeof WHOM)[number];

export interface Deed {
  readonly verb: Verb;
  readonly whom: Whom;
  /** The number of cards, of life points, or of Missed! needed. */
  readonly count: number;
  /** True if the deed depends on a draw!. */
  readonly byChance: boolean;
}

export const deed = (verb: Verb, whom: Whom, count = 1, byChance = false): Deed => ({ verb, whom, count, byChance });
