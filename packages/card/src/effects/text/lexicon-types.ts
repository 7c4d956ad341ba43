// The words that a language needs to say effects.

import type { Suit } from '../../state.ts';
import type { Need, Spared } from '../entry-data.ts';
import type { AimName, Counted, Group, Measure, PlayerState, Who } from '../language-terms.ts';
import type { BlockHook } from '../power-data.ts';
import type { VerbName } from '../sentence-types.ts';

/**
 * A clause about me, and one about others. `{S}` is the subject, `{O}` the object, `{D}` the indirect
 * object, and a part in brackets is left out if one
 * of its placeholders is empty.
 */
export type Clause = readonly [me: string, others: string];

export interface Lexicon {
  /** The others as subject, object and indirect object; me is never named. */
  readonly who: Readonly<Record<Exclude<Who, 'me'> | Group, readonly [string, string, string]>>;
  readonly toMe: string;
  /** One of several, as the object of a choice. */
  readonly oneOf: Readonly<Record<Group, string>>;
  /** The neighbours of somebody else. */
  readonly theirs: Readonly<Record<'left' | 'right', string>>;
  readonly verbs: Readonly<Record<VerbName, Clause>>;
  readonly cards: Amounts;
  readonly life: Amounts;
  /** `3 times` */
  readonly times: (count: string) => string;
  readonly measures: Readonly<Record<Measure, string>>;
  /** The words for a sum, and for its limits. */
  readonly sum: (parts: readonly string[]) => string;
  readonly least: (number: number) => string;
  readonly most: (number: number) => string;
  /** Clauses that follow the word for "if". */
  readonly states: Readonly<Record<PlayerState, Clause>>;
  /** The opposites of the states. */
  readonly notStates: Readonly<Record<PlayerState, Clause>>;
  readonly counted: Readonly<Record<Counted, string>>;
  readonly countOf: (subject: string | null, counted: string, range: string) => string;
  readonly not: (condition: string) => string;
  readonly and: string;
  readonly or: string;
  readonly next: string;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly filter: FilterWords;
  readonly moments: Readonly<Record<BlockHook, string>>;
  readonly aims: Readonly<Record<AimName, string>>;
  readonly farAim: (at: AimName, within: string) => string;
  readonly reach: string;
  readonly needs: Readonly<Record<Need, string>>;
  readonly spares: Readonly<Record<Spared, string>>;
  /** Sentences about a power or a card; `{n}` is a number, `{cards}` and `{life}` say what is counted. */
  readonly power: Readonly<Record<PowerWord, string>>;
}

interface Amounts {
  readonly one: string;
  readonly several: (count: string) => string;
  readonly asMany: (measure: string) => string;
}

export interface FilterWords {
  readonly any: string;
  readonly named: (name: string) => string;
  readonly border: Readonly<Record<'brown' | 'blue' | 'green', string>>;
  /** Cards of these suits; `cards` is empty if nothing else is said of them. */
  readonly ofSuits: (suits: string, cards: string) => string;
  readonly bang: Clause;
  readonly missed: Clause;
  readonly beer: Clause;
  readonly weapon: Clause;
  readonly cards: (parts: readonly string[]) => string;
}

export type PowerWord =
  | 'nearer'
  | 'not so near'
  | 'farther'
  | 'not so far'
  | 'reach'
  | 'bangs'
  | 'any bangs'
  | 'green border'
  | 'misses'
  | 'flips'
  | 'beer'
  | 'keeps'
  | 'barrel'
  | 'inherits'
  | 'suit'
  | 'neighbours'
  | 'reversed'
  | 'silences abilities'
  | 'silences cards'
  | "silences others' cards"
  | 'countsAs'
  | 'forbids'
  | 'shrugsOff'
  | 'drawCount'
  | 'heals'
  | 'offer'
  | 'any time'
  | 'own turn'
  | 'perTurn'
  | 'pay cards'
  | 'pay life'
  | 'price'
  | 'counts as BANG!'
  | 'counts as Missed!'
  | 'counts as Beer'
  | 'if';
