// The memory of a table: public deeds, and each seat's sightings of hidden cards.

import { type Kinds, type Pending, type Seat, seatsOf, seenBy } from '@posse/engine';
import { beliefsFrom } from './belief-cache.ts';
import { CHOSE, type Clues } from './clue-interface.ts';
import { SHREWD } from './play-style.ts';
import type { Memory, SeenDeed, Sighting } from './seat-memory.ts';

/** By seat: the hidden cards that it knows, by their backs. */
type Cards = readonly ReadonlyMap<number, number>[];

const NOBODY: readonly Seat[] = [];
const CHOICE = { what: CHOSE, at: null, harm: 0, instead: NOBODY, backs: [] } as const;

/** A point to rewind to, if an answer is taken back. */
export interface MemoryMark {
  readonly deeds: number;
  readonly cards: Cards;
}

/** The memory of a table as plain data. */
export interface SavedMemory {
  readonly deeds: readonly SeenDeed[];
  readonly sightings: readonly (readonly Sighting[])[];
}

export class TableMemory<K extends Kinds> {
  private readonly clues: Clues<K>;
  private readonly closely: boolean;
  private deeds: SeenDeed[];
  private cards: Cards;

  /**
   * With `closely` it computes for every answer which role it fits, which is slow, and needed by bots that compare
   * answers with roles.
   */
  constructor(clues: Clues<K>, seats: number, closely = true) {
    this.clues = clues;
    this.closely = closely;
    this.deeds = [];
    this.cards = seatsOf(seats).map(() => new Map());
  }

  /** Restores a saved memory. */
  static from<K extends Kinds>(clues: Clues<K>, { deeds, sightings }: SavedMemory): TableMemory<K> {
    const tableMemory = new TableMemory(clues, sightings.length);
    // Older saves have no `harm`: such deeds are kept, but held against nobody.
    tableMemory.deeds = deeds.map((deed) => ({ ...deed, harm: deed.harm ?? 0 }));
    tableMemory.cards = sightings.map((known) => new Map(known));
    return tableMemory;
  }

  /** Remembers the deed of an answer. Call it before the answer is applied. */
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

  /** Remembers the hidden cards that these facts showed. */
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

  /** The deeds that everybody saw. The list keeps growing. */
  get publicDeeds(): readonly SeenDeed[] {
    return this.deeds;
  }

  /** The memory of one seat. Its list of deeds keeps growing. */
  of(seat: Seat): Memory {
    return { deeds: this.deeds, sightings: [...(this.cards[seat] ?? [])] };
  }

  mark(): MemoryMark {
    return { deeds: this.deeds.length, cards: this.cards };
  }

  /** Forgets everything that was remembered after the mark. */
  rewind({ deeds, cards }: MemoryMark): void {
    // A new list, because beliefs are cached by list.
    if (this.deeds.length > deeds) this.deeds = this.deeds.slice(0, deeds);
    this.cards = cards;
  }

  save(): SavedMemory {
    return { deeds: [...this.deeds], sightings: this.cards.map((known) => [...known]) };
  }
}

/** The knowledge of a seat after a sighting: a copy, so that the old one can be restored. */
function after(known: Cards[number], seen: ReturnType<Clues<Kinds>['sightingIn']>): Cards[number] {
  if (seen === null || (seen.card === null && !known.has(seen.back))) return known;
  const next = new Map(known);
  if (seen.card === null) next.delete(seen.back);
  else next.set(seen.back, seen.card);
  return next;
}
