// What the teller of a dice game keeps in mind: who holds how many arrows, and how often was rolled.

import { type Agreed, type Facts, type TextGroup, textsFor } from '@posse/dice';
import { type Role, type Seat, seat, type Texts } from '@posse/engine';
import type { Teller } from '../teller.ts';
import { seatName } from './names.ts';

interface Tokens {
  readonly arrows: number;
  readonly chief: boolean;
}

export interface DiceTeller extends Teller {
  /** What everything says at this table. */
  readonly texts: Texts<TextGroup>;
  readonly tokens: Tokens[];
  /** As far as they are known. */
  readonly roles: (Role | null)[];
  /** In the pile, the Chief's arrow counted as one. */
  pile: number;
  rolls: number;
  /** The Indians have just attacked: arrows that go back now go with them. */
  attacked: boolean;
}

interface Table {
  readonly setup: Agreed;
  readonly players: readonly (Tokens & { readonly character: string; readonly role: Role | null })[];
  readonly pile: number;
  readonly chiefInPile: boolean;
  readonly rolls: number;
}

export const tellerOf = ({ setup, players, pile, chiefInPile, rolls }: Table, you: Seat | null): DiceTeller => ({
  you,
  texts: textsFor(setup),
  names: players.map(({ character }, place) => seatName(character, seat(place))),
  tokens: players.map(({ arrows, chief }) => ({ arrows, chief })),
  roles: players.map(({ role }) => role),
  pile: inPile(pile, chiefInPile),
  rolls,
  attacked: false,
});

export const inPile = (pile: number, chief: boolean): number => pile + (chief ? 1 : 0);

const FOLLOWS: { readonly [K in keyof Facts]?: (t: DiceTeller, fact: Facts[K]) => void } = {
  turn(t) {
    t.rolls = 0;
  },
  dice(t, { rolls }) {
    t.rolls = rolls;
  },
  eliminated(t, { who, role }) {
    t.roles[who] = role;
  },
  tokens(t, { who, arrows, chief, pile, chiefInPile }) {
    t.tokens[who] = { arrows, chief };
    t.pile = inPile(pile, chiefInPile);
  },
};

/** To be called after a fact was told. */
export function follow<F extends { readonly kind: keyof Facts }>(t: DiceTeller, fact: F): void {
  if (fact.kind !== 'tokens') t.attacked = fact.kind === 'attack';
  (FOLLOWS[fact.kind] as ((t: DiceTeller, fact: F) => void) | undefined)?.(t, fact);
}
