// The list of public tables, kept in order as they change.
// The cost of showing the first ones does not depend on how many there are.

import type { Table } from '../actor/table.ts';

/** The number of listed tables: those with free seats first, the newest first. */
export const MAX_LISTED = 30;

export class Listing {
  /** Tables by the number of seats that somebody could take, and then by age, the oldest first. */
  private readonly byFree: Table[][] = [];
  /** The number of free seats under which each table is listed. */
  private readonly places = new Map<Table, number>();

  /** Adds a table, or notes that something about it has changed. */
  note(table: Table): void {
    const free = table.record.isPublic ? table.free : null;
    const before = this.places.get(table);
    if (before === (free ?? undefined)) return;
    this.remove(table);
    if (free === null) return;
    this.byFree[free] ??= [];
    const those = this.byFree[free];
    those.splice(placeOf(those, table), 0, table);
    this.places.set(table, free);
  }

  remove(table: Table): void {
    const free = this.places.get(table);
    const those = free === undefined ? undefined : this.byFree[free];
    if (those === undefined) return;
    this.places.delete(table);
    those.splice(those.lastIndexOf(table, placeOf(those, table)), 1);
  }

  get first(): readonly Table[] {
    const found: Table[] = [];
    for (let free = this.byFree.length - 1; free >= 0; free--) {
      const those = this.byFree[free] ?? [];
      for (let place = those.length - 1; place >= 0 && found.length < MAX_LISTED; place--)
        found.push(those[place] as Table);
    }
    return found;
  }
}

/** The index in the list for this table: after all that are older. */
function placeOf(tables: readonly Table[], { record: { createdAt } }: Table): number {
  let [from, to] = [0, tables.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tables[middle] as Table).record.createdAt <= createdAt) from = middle + 1;
    else to = middle;
  }
  return from;
}
