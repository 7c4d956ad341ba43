// Somebody must be able to start and to pause: while the host stays away somebody stands in for him, and gives way when he is back.

import type { Table } from './table.ts';

/** How long a host may be away before somebody stands in for him. */
const MAY_BE_AWAY = 60_000;

export class Hosting {
  private readonly table: Table;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private standIn: string | null = null;
  /** Has the host left his seat, and not come back to it? */
  private hasLeft: boolean;

  constructor(table: Table) {
    const { host, seats } = table.record;
    this.table = table;
    this.hasLeft = seats.some(({ guest, gone }) => guest === host && gone !== null);
  }

  /** Whose the powers are: the host's, or while he is away another's. */
  get guest(): string {
    return this.standIn ?? this.table.record.host;
  }

  /** Has this guest the powers now? A host who has left the game has them again when he sits down, or when it is over. */
  has(guest: string): boolean {
    return guest === this.guest && !(this.standIn === null && this.hasLeft && this.table.isPlaying);
  }

  /** Who has the powers now? Asked whenever somebody comes or goes, sits down or stands up, and when a game begins. */
  recheck(): void {
    if (this.isHostHere) this.standIn = null;
    else if (this.standIn !== null && !this.heirs.includes(this.standIn)) this.standIn = this.heirs[0] ?? null;
    if (this.table.visitors.isEmpty || this.isHostHere || this.standIn !== null) this.stop();
    else if (this.hasLeft) this.passOn();
    else this.timer ??= setTimeout(() => this.table.later(() => this.passOn()), MAY_BE_AWAY);
  }

  /** He has left his seat: nobody need miss him for a minute. */
  left(guest: string): void {
    this.sitsAgain(guest, false);
  }

  /** He has sat down. */
  sat(guest: string): void {
    this.sitsAgain(guest, true);
  }

  private sitsAgain(guest: string, sits: boolean): void {
    if (guest !== this.table.record.host || this.hasLeft === !sits) return;
    this.hasLeft = !sits;
    this.recheck();
    this.table.showTable();
  }

  /** On purpose, and so for good; but who only stands in can't give away more than he has. */
  async handOver(guest: string): Promise<void> {
    if (this.standIn === null) await this.table.keep({ ...this.table.record, host: guest });
    else this.standIn = guest;
    this.recheck();
    this.table.showTable();
  }

  /** The same person under another id. */
  moved(from: string, to: string): void {
    if (this.standIn === from) this.standIn = to;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Who could stand in, those with a seat first. In a game nobody who only watches. */
  private get heirs(): readonly string[] {
    const { record, visitors, isPlaying } = this.table;
    const others = [...visitors].filter(({ guest }) => guest !== record.host);
    const seated = others.filter(({ seat }) => seat !== null);
    return (isPlaying ? seated : [...seated, ...others]).map(({ guest }) => guest);
  }

  private get isHostHere(): boolean {
    return !this.hasLeft && this.table.isHere(this.table.record.host);
  }

  private passOn(): void {
    this.stop();
    if (this.isHostHere) return;
    this.standIn = this.heirs[0] ?? null;
    if (this.standIn !== null) this.table.showTable();
  }
}
