// A deed is what a card, an ability or an event does to somebody, in one word: enough to draw it, to sort it, to want or to fear it.

export const VERBS = [
  'shoot',
  /** To a Duel. */
  'challenge',
  /** A BANG! or a life point, as for Indians!. */
  'raid',
  'hurt',
  /** It lies there and may hurt somebody some day. */
  'threaten',
  /** A turn is lost. */
  'hold',
  'heal',
  'draw',
  /** Everybody takes one of the cards that lie open. */
  'share',
  'take',
  'scrap',
  /** Cards for other cards. */
  'swap',
] as const;
export type Verb = (typeof VERBS)[number];

export const WHOM = ['me', 'target', 'others', 'all'] as const;
export type Whom = (typeof WHOM)[number];

export interface Deed {
  readonly verb: Verb;
  readonly whom: Whom;
  /** Cards, life points, or the Missed! that it takes. */
  readonly count: number;
  /** It depends on a draw!. */
  readonly byChance: boolean;
}

export const deed = (verb: Verb, whom: Whom, count = 1, byChance = false): Deed => ({ verb, whom, count, byChance });
