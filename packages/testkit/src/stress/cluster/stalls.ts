// Measures stalls: the time until all players of a table have seen progress.

import type { PlayedTable } from '../chaos/played-table.ts';

/** A moment, and the players who have seen no progress since. */
export class Moment {
  readonly at = performance.now();
  /** The stall of each table, in milliseconds. */
  readonly took = new Map<PlayedTable, number>();
  private readonly waiting: Map<PlayedTable, Set<number>>;

  constructor(tables: Iterable<PlayedTable>) {
    this.waiting = new Map([...tables].map((table) => [table, new Set(table.people.keys())]));
  }

  /** The tables where a player has seen no progress since. */
  get standing(): readonly PlayedTable[] {
    return [...this.waiting.keys()];
  }

  shown(table: PlayedTable, place: number): void {
    const waiting = this.waiting.get(table);
    waiting?.delete(place);
    if (waiting?.size !== 0) return;
    this.waiting.delete(table);
    this.took.set(table, performance.now() - this.at);
  }

  /** Stops waiting for a table that was closed. */
  forget(table: PlayedTable): void {
    this.waiting.delete(table);
  }
}

export class Stalls {
  readonly tables = new Set<PlayedTable>();
  /** The stalls by kind of disruption, in milliseconds. */
  private readonly took = new Map<string, number[]>();
  private moments: Moment[] = [];

  /** Measures the players of these tables from now on. */
  begin(tables: Iterable<PlayedTable> = this.tables): Moment {
    const moment = new Moment(tables);
    this.moments.push(moment);
    return moment;
  }

  shown(table: PlayedTable, place: number): void {
    for (const moment of this.moments) moment.shown(table, place);
  }

  close(table: PlayedTable): void {
    this.tables.delete(table);
    for (const moment of this.moments) moment.forget(table);
  }

  /**
   * Ends the measurement of a disruption: the longest stall of each table counts. `less` is the time without possible
   * progress. Returns the longest stall.
   */
  settle(kind: string, moments: readonly Moment[], less: number): number {
    const longest = new Map<PlayedTable, number>();
    for (const { took } of moments)
      for (const [table, milliseconds] of took) longest.set(table, Math.max(longest.get(table) ?? 0, milliseconds));
    const all = this.took.get(kind) ?? [];
    const stood = [...longest.values()].map((milliseconds) => Math.max(0, milliseconds - less));
    this.took.set(kind, [...all, ...stood]);
    this.moments = this.moments.filter((moment) => !moments.includes(moment));
    return Math.max(0, ...stood);
  }

  /** In seconds. */
  figures(kind: string): { readonly p50: number; readonly p90: number; readonly p99: number; readonly count: number } {
    const sorted = (this.took.get(kind) ?? []).toSorted((a, b) => a - b);
    const at = (part: number): number =>
      (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0) / 1000;
    return { p50: at(0.5), p90: at(0.9), p99: at(0.99), count: sorted.length };
  }
}
