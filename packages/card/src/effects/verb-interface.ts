// A verb of the language: its fields, frames, causes and deeds.

import type { Deed } from '../deed.ts';
import type { Run } from './effect-context.ts';
import type { Block, Bound, Fields, SentenceOf } from './sentence-fields.ts';

/** The compiler, as verbs see it: the name of the card or power, and itself for blocks. */
export interface Compiler {
  /** The key of the card, or the id of the character, event or set. */
  readonly of: string;
  readonly block: (block: Block | undefined) => Run;
}

/** A result of a sentence to which powers may react. */
export type Cause = 'life lost' | 'life gained' | 'cards lost' | 'card answered' | 'card laid';

export interface Verb<Name extends string, F extends Fields> {
  readonly do: Name;
  readonly fields: F;
  /** The words that must have a meaning where the sentence stands. */
  readonly needs?: readonly Bound[];
  /** Set for sentences that only our own cards may use: they have a meaning for one of their moments alone. */
  readonly only?: 'draws';
  readonly frames: (sentence: SentenceOf<Name, F>, compiler: Compiler) => Run;
  /** The question that the sentence asks, whose rule the pack brings along. */
  readonly asks?: 'mayDo' | 'choosePlayer' | 'payCards' | 'giveCards';
  /** The results of the sentence, besides those of the blocks in it. */
  readonly causes: readonly Cause[];
  /** Its deeds, for offers. Those of cards are read off their frames. */
  readonly deeds?: (sentence: SentenceOf<Name, F>) => readonly Deed[];
}

/** Returns its argument: with it, types follow from the fields. */
export const verb = <const Name extends string, const F extends Fields>(of: Verb<Name, F>): Verb<Name, F> => of;
