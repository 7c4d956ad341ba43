// The memory of a bot at a server's table: deeds, and hidden cards.

import { type Clues, type Memory, type SeenDeed, TableMemory } from '@posse/bots';
import type { Kinds, Seat, SeenFact } from '@posse/engine';

export class SeatMemory<K extends Kinds> {
  private readonly clues: Clues<K>;
  private readonly seats: number;
  private readonly deeds: SeenDeed[] = [];
  /** By step, since the story of a game may come after its latest answers. */
  private readonly facts = new Map<number, readonly SeenFact[]>();

  constructor(clues: Clues<K>, seats: number) {
    this.clues = clues;
    this.seats = seats;
  }

  /** How many deeds are known. */
  get length(): number {
    return this.deeds.length;
  }

  /** Takes deeds from this place in their list on. */
  learn(deeds: readonly SeenDeed[], from: number): void {
    this.deeds.splice(from, Number.POSITIVE_INFINITY, ...deeds);
  }

  hear(step: number, facts: readonly SeenFact[]): void {
    this.facts.set(step, facts);
  }

  of(seat: Seat): Memory {
    const tableMemory = new TableMemory(this.clues, this.seats, false);
    const steps = [...this.facts.keys()].sort((a, b) => a - b);
    for (const step of steps) tableMemory.hears((this.facts.get(step) ?? []).map(asToldToAll<K>));
    return { deeds: this.deeds, sightings: tableMemory.of(seat).sightings };
  }
}

/** A fact that this seat was told counts as told to everybody: nobody else's memory is asked for. */
const asToldToAll = <K extends Kinds>({ kind, ...open }: SeenFact): K['fact'] =>
  ({ kind, open, secret: null }) as unknown as K['fact'];
