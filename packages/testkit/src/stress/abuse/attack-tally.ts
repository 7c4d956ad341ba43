// Counts sent messages by kind, and their outcomes.

export class Tally {
  messages = 0;
  private readonly kinds = new Map<string, number>();
  private readonly codes = new Map<string, number>();
  private readonly closes = new Map<string, number>();
  /** Messages that the server handled. */
  obeyed = 0;

  sent(kind: string, messages = 1): void {
    this.messages += messages;
    add(this.kinds, kind, messages);
  }

  refused(code: string): void {
    add(this.codes, code, 1);
  }

  /** Counts a closed connection. Codes from 4000 are our own. */
  closed(code: number | null): void {
    add(this.closes, code === null ? 'hung up' : code < 4000 ? String(code) : 'goodbye', 1);
  }

  get figures(): string {
    return [
      `${this.messages} messages: ${listed(this.kinds)}`,
      `refused: ${listed(this.codes)}`,
      `closed: ${listed(this.closes)}`,
      `obeyed: ${this.obeyed}`,
    ].join('; ');
  }
}

const add = (counts: Map<string, number>, name: string, more: number): void =>
  void counts.set(name, (counts.get(name) ?? 0) + more);

/** Counts as text, the most frequent first. */
const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
