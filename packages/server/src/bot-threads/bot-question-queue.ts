// A fair queue: tables take turns, and each table is first in, first out.

export class FairQueue<T> {
  /** The entries by table; the table that is next comes first. */
  private readonly lines = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.lines.size === 0;
  }

  add(table: string, one: T): void {
    const line = this.lines.get(table);
    if (line === undefined) this.lines.set(table, [one]);
    else line.push(one);
  }

  /** The next entry. Its table then waits for all other tables. */
  next(): T | undefined {
    for (const [table, [first, ...others]] of this.lines) {
      this.lines.delete(table);
      if (others.length > 0) this.lines.set(table, others);
      return first;
    }
    return undefined;
  }

  /** Returns true if the entry was still waiting. */
  remove(table: string, one: T): boolean {
    const line = this.lines.get(table) ?? [];
    const place = line.indexOf(one);
    if (place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(table);
    return true;
  }

  /** Empties the queue, and returns its entries. */
  clear(): readonly T[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    return all;
  }
}
