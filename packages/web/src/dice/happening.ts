// The moments that nobody at the table should miss, found among the facts of an answer.

import type { SeenFact } from './words/facts.ts';

type Kind = 'attack' | 'gatling' | 'hurt' | 'revealed' | 'starMoved' | 'ghost';
export type Happening = Extract<SeenFact, { readonly kind: Kind }>;

const KINDS: readonly string[] = ['attack', 'gatling', 'revealed', 'starMoved', 'ghost'] satisfies Kind[];

/** Of losses only those by dynamite: for others it is seen where they come from. */
function isHappening(fact: SeenFact): fact is Happening {
  if (fact.kind === 'hurt') return fact.cause === 'dynamite';
  return KINDS.includes(fact.kind);
}

export const happenings = (facts: readonly SeenFact[]): Happening[] => facts.filter(isHappening);
