// The short form of facts: fields that are null, false or empty are not sent.

import type { Facts as CardFacts } from '@posse/card';
import type { Facts as DiceFacts } from '@posse/dice';
import type { SeenFact, SeenOf } from '@posse/engine';
import type { GameId } from './game-ids.ts';
import type { SentFact } from './server-message-schemas.ts';

/** Leaves out fields that are null, false or empty. Nested values stay as they are. */
export function shortFact(fact: SeenFact): SentFact {
  const kept: Record<string, unknown> & { kind: string } = { kind: fact.kind };
  for (const field in fact) {
    const value = fact[field];
    const saysNothing = value === null || value === false || (Array.isArray(value) && value.length === 0);
    if (!saysNothing) kept[field] = value;
  }
  return kept;
}

interface FactsOf {
  readonly card: CardFacts;
  readonly dice: DiceFacts;
}

/** A fact of this game as a seat sees it, with all its fields. */
export type SeenIn<G extends GameId> = { [One in G]: SeenOf<FactsOf[One]> }[G];

/** The default of each field that may be null, false or an empty list. */
type Blank<Fact> = {
  readonly [F in keyof Fact as null extends Fact[F]
    ? F
    : false extends Fact[F]
      ? F
      : never[] extends Fact[F]
        ? F
        : never]: null extends Fact[F] ? null : false extends Fact[F] ? false : readonly [];
};
type Blanks<Facts> = { readonly [K in keyof Facts]: Blank<Facts[K]> };

const CARD: Blanks<CardFacts> = {
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

const DICE: Blanks<DiceFacts> = {
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

const BLANKS: Readonly<Record<GameId, Readonly<Record<string, object>>>> = { card: CARD, dice: DICE };

/** Fills in the defaults of facts. Facts of unknown kinds, from another version, are dropped. */
export const wholeFacts = <G extends GameId>(game: G, told: readonly SentFact[]): SeenIn<G>[] =>
  told
    .filter(({ kind }) => Object.hasOwn(BLANKS[game], kind))
    .map((fact) => ({ ...BLANKS[game][fact.kind], ...fact }) as unknown as SeenIn<G>);
