// Who knows what of the game that is played: whoever has seen a hand may sit nowhere else, and whoever has heard the gallery nowhere at all.

import type { SeatRecord } from '../store/store.ts';

export class Witnesses {
  /** By guest: where he sits or sat in this game. */
  private readonly hands = new Map<string, number>();
  private readonly listeners = new Set<string>();

  /** A game begins, or is brought back, with these people in their seats. */
  begin(seats: readonly SeatRecord[]): void {
    this.hands.clear();
    this.listeners.clear();
    for (const [place, { guest, before }] of seats.entries()) {
      if (guest !== null) this.seesHand(guest, place);
      if (before !== null) this.seesHand(before, place);
    }
  }

  seesHand(guest: string, seat: number): void {
    this.hands.set(guest, seat);
  }

  /** The seat whose hand this guest has seen; null if none. */
  handSeenBy(guest: string): number | null {
    return this.hands.get(guest) ?? null;
  }

  hearsGallery(guest: string): void {
    this.listeners.add(guest);
  }

  hasHeardGallery(guest: string): boolean {
    return this.listeners.has(guest);
  }
}
