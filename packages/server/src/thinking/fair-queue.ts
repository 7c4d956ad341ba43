// Whoever waits for something of which there is little: tables take turns, and at a table whoever came first is first.

export class FairQueue<T> {
  /** By table, the one whose turn is next in front. */
  private readonly lines = new Map<string, T[]>();

  get isEmpty(): boolean {
    return this.lines.size === 0;
  }

  add(table: string, one: T): void {
    const line = this.lines.get(table);
    if (line === undefined) this.lines.set(table, [one]);
    else line.push(one);
  }

  /** Whose turn it is. After it the table waits for all others. */
  next(): T | undefined {
    for (const [table, [first, ...others]] of this.lines) {
      this.lines.delete(table);
      if (others.length > 0) this.lines.set(table, others);
      return first;
    }
    return undefined;
  }

  /** Whether it was still waiting. */
  remove(table: string, one: T): boolean {
    const line = this.lines.get(table) ?? [];
    const place = line.indexOf(one);
    if (place < 0) return false;
    line.splice(place, 1);
    if (line.length === 0) this.lines.delete(table);
    return true;
  }

  /** Everybody who waits: nobody does any more. */
  clear(): readonly T[] {
    const all = [...this.lines.values()].flat();
    this.lines.clear();
    return all;
  }
}
