// After a restart: nobody's time runs before those who play have had a while to come back. A page does so by itself, and that alone is no
// sign of whoever had missed an answer.

import type { Table } from './table.ts';

/** Milliseconds, at most: a page tries every four seconds. */
const BACK_WITHIN = 15_000;

export class Returning {
  private readonly table: Table;
  private isOpen = false;
  /** Those for whom a bot played when it all stopped, until they come. */
  private readonly absent = new Set<string>();

  constructor(table: Table) {
    this.table = table;
  }

  /** The table is there again. */
  open(): void {
    const { record, round, services, beginning } = this.table;
    for (const { guest, away } of record.seats) if (guest !== null && away) this.absent.add(guest);
    // Until everybody has looked at his role no time runs anyway, and where one plays alone it never does.
    const isTimed = this.table.isPlaying && !beginning.isOpen && !services.config.untimed;
    this.isOpen = isTimed && this.isAnybodyMissing;
    if (this.isOpen) round?.clock.wait(services.time.now() + BACK_WITHIN);
  }

  /** Has this guest come of his own accord? Not if only his page, which has shown the game before, is back. */
  isSign(guest: string, hasFollowed: boolean): boolean {
    return !this.absent.delete(guest) || !hasFollowed;
  }

  /** Somebody has come, or sits elsewhere. */
  recheck(): void {
    if (!this.isOpen || this.isAnybodyMissing) return;
    this.isOpen = false;
    this.table.round?.clock.begin(this.table.services.time.now());
    // What was waited for may come sooner now, and everybody is told.
    this.table.dealer.stop();
    for (const visitor of this.table.visitors) this.table.showGame(visitor);
  }

  private get isAnybodyMissing(): boolean {
    return this.table.record.seats.some(({ guest, away }) => guest !== null && !away && !this.table.isHere(guest));
  }
}
