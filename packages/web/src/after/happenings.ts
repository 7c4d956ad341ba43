// The facts of both games that a chronicle is made of, as they are told: a field that says nothing is left out.

import type { Facts as CardFacts } from '@posse/card';
import type { Facts as DiceFacts } from '@posse/dice';
import type { Told } from '@posse/protocol';

/** What is null, false or empty does not travel. */
type Lean<Fact> = {
  readonly [Field in keyof Fact as null extends Fact[Field]
    ? never
    : false extends Fact[Field]
      ? never
      : Field]: Fact[Field];
} & {
  readonly [Field in keyof Fact as null extends Fact[Field]
    ? Field
    : false extends Fact[Field]
      ? Field
      : never]?: Exclude<Fact[Field], null | false>;
};

/** In the card game nothing says why somebody is hurt, in the dice game something does. */
type Hurt = CardFacts['hurt'] & { readonly cause: string | null };

interface Happenings
  extends Pick<CardFacts, 'played' | 'moved' | 'event' | 'drew' | 'dodged' | 'became' | 'returned'>,
    Pick<DiceFacts, 'tokens' | 'poured' | 'gatling'> {
  readonly turn: CardFacts['turn'];
  readonly hurt: Hurt;
  readonly life: CardFacts['life'];
  readonly eliminated: CardFacts['eliminated'];
}

/** Whatever else is told has a kind that is not asked for. */
export type Happening = {
  [Kind in keyof Happenings]: { readonly kind: Kind } & Lean<Happenings[Kind]>;
}[keyof Happenings];

export const happening = (fact: Told): Happening => fact as unknown as Happening;
