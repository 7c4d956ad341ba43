// The next game after one that is over: everybody has a moment to say "not yet".

import type { Table } from './table.ts';

/** Milliseconds in which anybody may say so. */
const NOT_YET_WITHIN = 5000;

export class Starting {
  private readonly table: Table;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private at = 0;

  constructor(table: Table) {
    this.table = table;
  }

  /** Milliseconds until the cards are dealt; null if nobody has asked for it. */
  get left(): number | null {
    return this.timer === null ? null : Math.max(0, Math.round(this.at - this.table.services.time.now()));
  }

  /** Deals, at once if nobody need be asked. */
  async begin(asks: string, passStar: boolean): Promise<void> {
    if (this.timer !== null || this.table.mixing.isOpen) return;
    if (!this.isAnybodyElseUnready(asks)) {
      await this.table.mixing.begin(passStar);
      return;
    }
    this.at = this.table.services.time.now() + NOT_YET_WITHIN;
    this.timer = setTimeout(() => this.table.later(() => this.deal(passStar)), NOT_YET_WITHIN);
    this.table.showTable();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private async deal(passStar: boolean): Promise<void> {
    if (this.timer === null) return;
    this.stop();
    try {
      await this.table.mixing.begin(passStar);
    } catch (error) {
      this.table.showTable();
      throw error;
    }
  }

  /** After a game: does anybody else sit here, and has not said that he is ready? */
  private isAnybodyElseUnready(asks: string): boolean {
    const { round, record } = this.table;
    if (round === null) return false;
    return record.seats.some(
      ({ guest, ready }) => guest !== null && guest !== asks && !ready && this.table.isHere(guest),
    );
  }
}
