// Whoever watches a table for the bots: keeps what everybody saw, and for each seat the hidden cards that it has seen.

import { type Kinds, type Pending, type Seat, seatsOf, seenBy } from '@posse/engine';
import { beliefsFrom } from './believed.ts';
import { CHOSE, type Lore } from './lore.ts';
import { SHREWD } from './manner.ts';
import type { Deed, Memory, Sighting } from './memory.ts';

/** By seat: the cards that it has seen, by their backs. */
type Cards = readonly ReadonlyMap<number, number>[];

const NOBODY: readonly Seat[] = [];
const CHOICE = { what: CHOSE, at: null, harm: 0, instead: NOBODY, backs: [] } as const;

/** How far a witness was: for an answer that may yet be taken back. */
export interface Mark {
  readonly deeds: number;
  readonly cards: Cards;
}

/** All that a witness knows, as plain data. */
export interface Testimony {
  readonly deeds: readonly Deed[];
  readonly sightings: readonly (readonly Sighting[])[];
}

export class Witness<K extends Kinds> {
  private readonly lore: Lore<K>;
  private readonly closely: boolean;
  private deeds: Deed[];
  private cards: Cards;

  /** Whoever watches closely asks of every answer which role it fits: for bots that read others, and it takes a while. */
  constructor(lore: Lore<K>, seats: number, closely = true) {
    this.lore = lore;
    this.closely = closely;
    this.deeds = [];
    this.cards = seatsOf(seats).map(() => new Map());
  }

  /** One who knows what another has saved. */
  static from<K extends Kinds>(lore: Lore<K>, { deeds, sightings }: Testimony): Witness<K> {
    const witness = new Witness(lore, sightings.length);
    // Saved before deeds said how much they harm: these are remembered, but held against nobody.
    witness.deeds = deeds.map((deed) => ({ ...deed, harm: deed.harm ?? 0 }));
    witness.cards = sightings.map((known) => new Map(known));
    return witness;
  }

  /** An answer is about to be taken. */
  sees(state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']): void {
    const deed = this.lore.deedOf(state, asked, answer);
    const fits = this.closely ? this.fitsOf(state, asked, answer) : null;
    if (fits !== null) this.deeds.push({ ...(deed ?? { ...CHOICE, who: answer.seat }), fits });
    else if (deed !== null) this.deeds.push(deed);
  }

  private fitsOf(
    state: K['state'],
    asked: Pending<K['frame'], K['answer']>,
    answer: K['answer'],
  ): readonly number[] | null {
    return this.lore.fitsOf(state, asked, answer, beliefsFrom(this.lore, state.players, this.deeds, SHREWD));
  }

  /** This came of it. */
  hears(facts: readonly K['fact'][]): void {
    let heard = this.cards;
    for (const fact of facts) {
      const to = fact.secret?.to ?? NOBODY;
      const open = this.lore.sightingIn(seenBy(fact, 'spectator'));
      if (open === null && to.length === 0) continue;
      heard = heard.map((known, place) =>
        after(known, to.includes(place as Seat) ? this.lore.sightingIn(seenBy(fact, place as Seat)) : open),
      );
    }
    this.cards = heard;
  }

  /** What this seat may remember. The deeds go on being added to. */
  memory(seat: Seat): Memory {
    return { deeds: this.deeds, sightings: [...(this.cards[seat] ?? [])] };
  }

  mark(): Mark {
    return { deeds: this.deeds.length, cards: this.cards };
  }

  /** Nothing has happened since. */
  rewind({ deeds, cards }: Mark): void {
    // Another list: whoever has drawn conclusions from this one has to do so anew.
    if (this.deeds.length > deeds) this.deeds = this.deeds.slice(0, deeds);
    this.cards = cards;
  }

  save(): Testimony {
    return { deeds: [...this.deeds], sightings: this.cards.map((known) => [...known]) };
  }
}

/** What a seat knows after this. Never changed in place, so that it can be taken back. */
function after(known: Cards[number], seen: ReturnType<Lore<Kinds>['sightingIn']>): Cards[number] {
  if (seen === null || (seen.card === null && !known.has(seen.back))) return known;
  const next = new Map(known);
  if (seen.card === null) next.delete(seen.back);
  else next.set(seen.back, seen.card);
  return next;
}
