// Who is spoken of, and to whom: names, and the small words that go with them.

import type { CardId, Facts } from '@posse/card';
import { type Seat, seat } from '@posse/engine';
import { cardName, characterName } from './names.ts';

/** What the story has come to so far. It follows the facts: people may become somebody else. */
export interface Teller {
  /** The reader's own seat; null for somebody who looks on. */
  readonly you: Seat | null;
  /** The name of each seat. */
  names: string[];
  event: string | null;
  /** Those who are back for one turn only. */
  readonly ghosts: Set<Seat>;
}

interface Table {
  readonly begun: boolean;
  readonly event: string | null;
  readonly players: readonly { readonly character: string; readonly undead: boolean }[];
}

export const tellerOf = ({ begun, event, players }: Table, you: Seat | null): Teller => ({
  you,
  names: players.map(({ character }, place) => (begun ? characterName(character) : `Player ${place + 1}`)),
  event,
  ghosts: new Set([...players.keys()].filter((place) => players[place]?.undead).map(seat)),
});

const FOLLOWS: { readonly [K in keyof Facts]?: (t: Teller, fact: Facts[K]) => void } = {
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
export function follow<F extends { readonly kind: keyof Facts }>(t: Teller, fact: F): void {
  (FOLLOWS[fact.kind] as ((t: Teller, fact: F) => void) | undefined)?.(t, fact);
}

export const name = ({ names, you }: Teller, who: Seat): string =>
  who === you ? 'you' : (names[who] ?? `seat ${who + 1}`);
export const Name = (t: Teller, who: Seat): string => (who === t.you ? 'You' : name(t, who));
export const whose = (t: Teller, who: Seat, yours: 'your' | 'Your' = 'your'): string =>
  who === t.you ? yours : `${name(t, who)}’s`;
/** The name, and the number by which the seat is found on the table. */
export const seated = (t: Teller, who: Seat): string =>
  who === t.you ? 'yourself' : `${name(t, who)} (seat ${who + 1})`;

/** `You draw`, `Rose Doolan draws` */
export const does = (t: Teller, who: Seat, verb: string): string =>
  who === t.you ? `You ${verb}` : `${name(t, who)} ${third(verb)}`;

function third(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are') return 'is';
  if (verb.endsWith('y') && verb !== 'play' && verb !== 'lay' && verb !== 'stay') return `${verb.slice(0, -1)}ies`;
  return `${verb}${verb.endsWith('s') ? 'es' : 's'}`;
}

export const points = (count: number): string => (count === 1 ? 'a life point' : `${count} life points`);

/** Cards as far as they are known: `BANG! Q♥ and Beer 6♥`, `2 cards`. */
export function cardsText(cards: readonly (CardId | null)[]): string {
  const known = cards.filter((card) => card !== null).map(cardName);
  const hidden = cards.length - known.length;
  return and([...known, ...(hidden === 0 ? [] : [hidden === 1 ? 'a card' : `${hidden} cards`])]);
}

export const and = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? 'nothing') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
