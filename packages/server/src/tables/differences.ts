// What is different at a table, told to everybody there: as differences, and what changes in quick succession all at once.

import { difference, type Patch, type TableInfo } from '@posse/protocol';
import type { Table } from './table.ts';
import type { Visitor } from './visitors.ts';

/** Milliseconds in which no more than once something is told, unless it is about the game, or to whoever did it. */
export const NEWS_EVERY = 250;

export class News {
  private readonly table: Table;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private toldAt = Number.NEGATIVE_INFINITY;
  /** Is there anything that somebody here was not told? */
  private isDue = false;

  constructor(table: Table) {
    this.table = table;
  }

  /** Something is different: everybody is told, or in a moment if they have only just been told something. */
  changed(): void {
    this.isDue = true;
    const { newsEvery = NEWS_EVERY } = this.table.services.config;
    const wait = this.toldAt + newsEvery - performance.now();
    if (newsEvery === 0 || wait <= 0) this.tell();
    else this.timer ??= setTimeout(() => this.table.later(() => this.tell()), wait);
  }

  /** Now: what comes next must not be heard before it. */
  tell(): void {
    if (!this.isDue) return;
    this.stop();
    this.isDue = false;
    this.toldAt = performance.now();
    this.tellThese(this.table.visitors);
  }

  /** Whoever did something does not wait to see it. */
  tellOne(visitor: Visitor): void {
    if (this.isDue) this.tellThese([visitor]);
  }

  /** The table as it is now, for somebody who has just come: all that he is told from now on is a difference to it. */
  welcome(visitor: Visitor): TableInfo {
    const info = plain(this.table.info);
    visitor.told = info;
    return info;
  }

  /** What was spent is told with the answer that it was spent on. */
  tellBanks(banks: readonly number[]): void {
    const spent = new Map<TableInfo, TableInfo>();
    for (const visitor of this.table.visitors) {
      const { told } = visitor;
      if (told === null || told.seats.every(({ bank }, place) => bank === (banks[place] ?? bank))) continue;
      const now = spent.get(told) ?? withBanks(told, banks);
      spent.set(told, now);
      visitor.told = now;
    }
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Most have been told the same so far, and so are told the same now. */
  private tellThese(visitors: Iterable<Visitor>): void {
    const info = plain(this.table.info);
    const texts = new Map<TableInfo, string | null>();
    for (const visitor of visitors) {
      if (visitor.told === null) continue;
      const known = texts.get(visitor.told);
      const text = known === undefined ? newsOf(difference(visitor.told, info)) : known;
      texts.set(visitor.told, text);
      visitor.told = info;
      if (text !== null) this.table.services.bus.toClient(visitor.client, text);
    }
  }
}

const newsOf = (changes: Patch | undefined): string | null =>
  changes === undefined ? null : JSON.stringify({ type: 'table', changes });

/** As it is read at the other end. */
const plain = (info: TableInfo): TableInfo => JSON.parse(JSON.stringify(info));

const withBanks = (told: TableInfo, banks: readonly number[]): TableInfo => ({
  ...told,
  seats: told.seats.map((seat, place) => ({ ...seat, bank: banks[place] ?? seat.bank })),
});
