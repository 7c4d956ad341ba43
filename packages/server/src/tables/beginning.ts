// The beginning of a game: until everybody has looked at his role no time runs and no bot plays. Nobody waits for long, unless nobody's time runs out here at all.

import { isBots } from './seating.ts';
import type { Table } from './table.ts';

export class Beginning {
  private readonly table: Table;
  /** The seats of people who have yet to look. */
  private readonly looking = new Set<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When it is over at the latest; null for never. */
  private at: number | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** Is anybody waited for? Not those for whom a bot plays by now. */
  get isOpen(): boolean {
    return this.looking.size > 0 && [...this.looking].some((seat) => this.isLooking(seat));
  }

  isLooking(seat: number): boolean {
    return this.looking.has(seat) && !isBots(this.table.record, seat);
  }

  /** Milliseconds until it is over, whoever has looked by then; null when it is, or when it lasts as long as it takes. */
  get left(): number | null {
    return this.at === null || !this.isOpen ? null : Math.max(0, Math.round(this.at - this.table.services.time.now()));
  }

  /** The roles lie on the table, and nothing else has happened yet. */
  open(): void {
    this.stop();
    const { record, round, services } = this.table;
    const { look, untimed } = services.config;
    if (look === 0 || round === null) return;
    for (const seat of record.seats.keys()) if (!isBots(record, seat)) this.looking.add(seat);
    if (!this.isOpen) return;
    round.clock.stop(services.time.now());
    if (untimed) return;
    this.at = services.time.now() + look;
    this.timer = setTimeout(() => this.table.later(() => this.end()), look);
  }

  /** Whoever sits there knows his role. */
  seen(seat: number): void {
    if (!this.looking.delete(seat)) return;
    if (this.isOpen) this.table.showTable();
    else this.end();
  }

  /** Those who were waited for may have left. */
  recheck(): void {
    if (this.looking.size > 0 && !this.isOpen) this.end();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.looking.clear();
    this.at = null;
  }

  /** Now time runs, and everybody is told how much there is. */
  private end(): void {
    this.stop();
    this.table.dealer.callOn();
    this.table.showTable();
    for (const visitor of this.table.visitors) this.table.showGame(visitor);
  }
}
