// The fields of sentences, from which their types and checks follow.

import type { Wanted } from '../check-luck.ts';
import type { Amount, Condition, Filter, Group, Who } from './language-terms.ts';

/** Sentences, one after the other, as verbs see them. Their full type is in `sentence-types.ts`, which knows all verbs. */
export interface Block extends ReadonlyArray<{ readonly do: string }> {
  readonly isBlock?: true;
}

/** The values that a field can have, by kind of field. */
export interface FieldValues {
  readonly who: Who;
  /** One player or several. */
  readonly players: Who | Group;
  readonly group: Group;
  readonly amount: Amount;
  readonly count: number;
  readonly condition: Condition;
  readonly filter: Filter;
  readonly luck: Wanted;
  readonly block: Block;
}
export type FieldKind = keyof FieldValues | 'word';

/** A word that only has meaning in some places: where there is a target, a wound, and so on. */
export type Bound = 'target' | 'by' | 'each' | 'points' | 'usual' | 'aimed card' | 'this card';

export interface Field<Value = unknown, Optional extends boolean = boolean> {
  readonly kind: FieldKind;
  readonly optional: Optional;
  /** For a word: its possible values. Those that need something to be there are in `needs`. */
  readonly words?: readonly (Value & string)[];
  readonly needs?: Readonly<Record<string, Bound>>;
  /** For an amount: its range. */
  readonly from?: number;
  readonly to?: number;
  /** For a block or a condition: the words that it adds. */
  readonly adds?: readonly Bound[];
}
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type OptionalIn<Fs> = { [K in keyof Fs]: Fs[K] extends Field<unknown, true> ? K : never }[keyof Fs];

/** The type of a sentence with this verb and these fields. */
export type SentenceOf<Name extends string, Fs> = { readonly do: Name } & {
  readonly [K in Exclude<keyof Fs, OptionalIn<Fs>>]: ValueOf<Fs[K]>;
} & { readonly [K in OptionalIn<Fs>]?: ValueOf<Fs[K]> };

const field = <K extends keyof FieldValues>(kind: K): Field<FieldValues[K], false> => ({ kind, optional: false });

export const optional = <Value>(one: Field<Value>): Field<Value, true> => ({ ...one, optional: true });

export const who: Field<Who, false> = field('who');
export const players: Field<Who | Group, false> = field('players');
export const group: Field<Group, false> = field('group');
export const amount = (from: number, to: number): Field<Amount, false> => ({ ...field('amount'), from, to });
export const count = (from: number, to: number): Field<number, false> => ({ ...field('count'), from, to });
export const condition = (...adds: readonly Bound[]): Field<Condition, false> => ({ ...field('condition'), adds });
export const cardFilter: Field<Filter, false> = field('filter');
export const luck: Field<Wanted, false> = field('luck');
export const block = (...adds: readonly Bound[]): Field<Block, false> => ({ ...field('block'), adds });
export const word = <const W extends string>(
  words: readonly W[],
  needs: Readonly<Record<string, Bound>> = {},
): Field<W, false> => ({ kind: 'word', optional: false, words, needs });
