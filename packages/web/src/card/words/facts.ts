// Facts as they are told, made whole again: what is null, false or empty does not travel.

import type { FactKind, Facts } from '@posse/card';
import type { Told } from '@posse/protocol';

export type SeenFact = { readonly [K in FactKind]: { readonly kind: K } & Facts[K] }[FactKind];
export type Seen<K extends FactKind> = { readonly kind: K } & Facts[K];

const BLANKS: { readonly [K in FactKind]: Partial<Facts[K]> } = {
  turn: {},
  played: { as: null, at: null, prey: null },
  moved: { fromSeat: null, toSeat: null, card: null, top: null },
  used: { at: null, prey: null },
  event: { next: null },
  eventUsed: { at: null, prey: null },
  shuffled: {},
  drew: { card: null, lucky: false },
  dodged: { by: null },
  hurt: { by: null },
  life: {},
  bangs: {},
  ability: {},
  named: {},
  shown: { card: null },
  became: { abilities: [] },
  chose: { character: null },
  begun: { characters: [], lives: [], roles: [] },
  role: { role: null },
  returned: { undead: false },
  eliminated: { by: null },
  over: { winners: [], roles: [] },
};

/** What another version of the game tells besides is not heard. */
export const seenFacts = (facts: readonly Told[]): SeenFact[] =>
  facts
    .filter(({ kind }) => Object.hasOwn(BLANKS, kind))
    .map((fact) => ({ ...BLANKS[fact.kind as FactKind], ...fact }) as unknown as SeenFact);
