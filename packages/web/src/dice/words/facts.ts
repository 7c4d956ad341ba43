// Facts as they are told, made whole again: what is null, false or empty does not travel.

import type { FactKind, Facts } from '@posse/dice';
import type { Told } from '@posse/protocol';

export type SeenFact = { readonly [K in FactKind]: { readonly kind: K } & Facts[K] }[FactKind];

const BLANKS: { readonly [K in FactKind]: Partial<Facts[K]> } = {
  turn: { extra: false },
  saloon: {},
  dice: { faces: [], fresh: [], kinds: null },
  tokens: { chief: false, chiefInPile: false },
  attack: {},
  shot: {},
  poured: {},
  gatling: {},
  hurt: { by: null },
  life: {},
  ability: {},
  revealed: {},
  starMoved: {},
  eliminated: { by: null, special: null },
  ghost: {},
  haunting: { haunting: null },
  over: { winners: [], roles: [], specials: [] },
};

/** What another version of the game tells besides is not heard. */
export const seenFacts = (facts: readonly Told[]): SeenFact[] =>
  facts
    .filter(({ kind }) => Object.hasOwn(BLANKS, kind))
    .map((fact) => ({ ...BLANKS[fact.kind as FactKind], ...fact }) as unknown as SeenFact);
