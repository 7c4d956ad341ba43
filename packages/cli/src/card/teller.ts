// What the teller of a card game keeps in mind.

import { type Agreed, type Facts, type TextGroup, textsFor } from '@posse/card';
import { type Seat, seat, type Texts } from '@posse/engine';
import type { Teller } from '../teller.ts';
import { characterName } from './names.ts';

/** What the story has come to so far. It follows the facts: people may become somebody else. */
export interface CardTeller extends Teller {
  /** What everything says at this table. */
  readonly texts: Texts<TextGroup>;
  event: string | null;
  /** Those who are back for one turn only. */
  readonly ghosts: Set<Seat>;
}

interface Table {
  readonly setup: Agreed;
  readonly begun: boolean;
  readonly event: string | null;
  readonly players: readonly { readonly character: string; readonly undead: boolean }[];
}

export const tellerOf = ({ setup, begun, event, players }: Table, you: Seat | null): CardTeller => ({
  you,
  texts: textsFor(setup),
  names: players.map(({ character }, place) => (begun ? characterName(character) : `Player ${place + 1}`)),
  event,
  ghosts: new Set([...players.keys()].filter((place) => players[place]?.undead).map(seat)),
});

const FOLLOWS: { readonly [K in keyof Facts]?: (t: CardTeller, fact: Facts[K]) => void } = {
  begun(t, { characters }) {
    t.names = characters.map(characterName);
  },
  became(t, { who, character }) {
    t.names[who] = characterName(character);
  },
  event(t, { event }) {
    t.event = event;
  },
  returned(t, { who, undead }) {
    if (undead) t.ghosts.add(who);
  },
  eliminated(t, { who }) {
    t.ghosts.delete(who);
  },
};

/** To be called after a fact was told. */
export function follow<F extends { readonly kind: keyof Facts }>(t: CardTeller, fact: F): void {
  (FOLLOWS[fact.kind] as ((t: CardTeller, fact: F) => void) | undefined)?.(t, fact);
}
