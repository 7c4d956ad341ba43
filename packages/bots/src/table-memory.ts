// What a whole table remembers, for the bots: what everybody saw, and for each seat the hidden cards that it has seen.

import { type Kinds, type Pending, type Seat, seatsOf, seenBy } from '@posse/engine';
import { beliefsFrom } from './believed.ts';
import { CHOSE, type Clues } from './clues.ts';
import type { Memory, SeenDeed, Sighting } from './memory.ts';
import { SHREWD } from './play-style.ts';

/** By seat: the cards that it has seen, by their backs. */
type Cards = readonly ReadonlyMap<number, number>[];

const NOBODY: readonly Seat[] = [];
const CHOICE = { what: CHOSE, at: null, harm: 0, instead: NOBODY, backs: [] } as const;

/** How far it was: for an answer that may yet be taken back. */
export interface MemoryMark {
  readonly deeds: number;
  readonly cards: Cards;
}

/** All that a table remembers, as plain data. */
export interface SavedMemory {
  readonly deeds: readonly SeenDeed[];
  readonly sightings: readonly (readonly Sighting[])[];
}

export class TableMemory<K extends Kinds> {
  private readonly clues: Clues<K>;
  private readonly closely: boolean;
  private deeds: SeenDeed[];
  private cards: Cards;

  /** Watched closely, it asks of every answer which role it fits: for bots that read others, and it takes a while. */
  constructor(clues: Clues<K>, seats: number, closely = true) {
    this.clues = clues;
    this.closely = closely;
    this.deeds = [];
    this.cards = seatsOf(seats).map(() => new Map());
  }

  /** From what was saved. */
  static from<K extends Kinds>(clues: Clues<K>, { deeds, sightings }: SavedMemory): TableMemory<K> {
    const tableMemory = new TableMemory(clues, sightings.length);
    // Saved before deeds said how much they harm: these are remembered, but held against nobody.
    tableMemory.deeds = deeds.map((deed) => ({ ...deed, harm: deed.harm ?? 0 }));
    tableMemory.cards = sightings.map((known) => new Map(known));
    return tableMemory;
  }

  /** An answer is about to be taken. */
  sees(state: K['state'], asked: Pending<K['frame'], K['answer']>, answer: K['answer']): void {
    const deed = this.clues.deedOf(state, asked, answer);
    const fits = this.closely ? this.fitsOf(state, asked, answer) : null;
    if (fits !== null) this.deeds.push({ ...(deed ?? { ...CHOICE, who: answer.seat }), fits });
    else if (deed !== null) this.deeds.push(deed);
  }

  private fitsOf(
    state: K['state'],
    asked: Pending<K['frame'], K['answer']>,
    answer: K['answer'],
  ): readonly number[] | null {
    return this.clues.fitsOf(state, asked, answer, beliefsFrom(this.clues, state.players, this.deeds, SHREWD));
  }

  /** This came of it. */
  hears(facts: readonly K['fact'][]): void {
    let heard = this.cards;
    for (const fact of facts) {
      const to = fact.secret?.to ?? NOBODY;
      const open = this.clues.sightingIn(seenBy(fact, 'spectator'));
      if (open === null && to.length === 0) continue;
      heard = heard.map((known, place) =>
        after(known, to.includes(place as Seat) ? this.clues.sightingIn(seenBy(fact, place as Seat)) : open),
      );
    }
    this.cards = heard;
  }

  /** What this seat may remember. The deeds go on being added to. */
  of(seat: Seat): Memory {
    return { deeds: this.deeds, sightings: [...(this.cards[seat] ?? [])] };
  }

  mark(): MemoryMark {
    return { deeds: this.deeds.length, cards: this.cards };
  }

  /** Nothing has happened since. */
  rewind({ deeds, cards }: MemoryMark): void {
    // Another list: whoever has drawn conclusions from this one has to do so anew.
    if (this.deeds.length > deeds) this.deeds = this.deeds.slice(0, deeds);
    this.cards = cards;
  }

  save(): SavedMemory {
    return { deeds: [...this.deeds], sightings: this.cards.map((known) => [...known]) };
  }
}

/** What a seat knows after this. Never changed in place, so that it can be taken back. */
function after(known: Cards[number], seen: ReturnType<Clues<Kinds>['sightingIn']>): Cards[number] {
  if (seen === null || (seen.card === null && !known.has(seen.back))) return known;
  const next = new Map(known);
  if (seen.card === null) next.delete(seen.back);
  else next.set(seen.back, seen.card);
  return next;
}
