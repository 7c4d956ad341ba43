// What the Givens of either game say, written down as they come, in any order; the table is laid out when play begins.

/** Something said in a line. */
export interface Said<T> {
  readonly line: number;
  readonly what: T;
}

/** One row of the table, by its columns. */
export type Row = Readonly<Partial<Record<string, string>>>;

export interface Notes {
  options: Record<string, boolean | number>;
  table: Said<readonly Said<Row>[]> | null;
  /** Whose turn it is, by letter. */
  turn: Said<string>;
  /** In the order of their deaths. */
  dead: Said<string>[];
}

export const blankNotes = (): Notes => ({ options: {}, table: null, turn: { line: 0, what: 'A' }, dead: [] });

/** Nobody dies twice. */
export function noteDeath({ dead }: Notes, death: Said<string>): void {
  if (!dead.some(({ what }) => what === death.what)) dead.push(death);
}
