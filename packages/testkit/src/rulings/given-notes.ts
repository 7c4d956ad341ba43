// The notes of the Givens that both games have, in any order.
// The table is built from them when play begins.

/** A value of a line, with the number of that line. */
export interface Said<T> {
  readonly line: number;
  readonly what: T;
}

/** One row of the table, by its columns. */
export type Row = Readonly<Partial<Record<string, string>>>;

export interface Notes {
  options: Record<string, boolean | number>;
  table: Said<readonly Said<Row>[]> | null;
  /** The player on turn, by the letter of their seat. */
  turn: Said<string>;
  /** The dead players, in the order of their deaths. */
  dead: Said<string>[];
}

export const blankNotes = (): Notes => ({ options: {}, table: null, turn: { line: 0, what: 'A' }, dead: [] });

/** Notes a death. Throws BadRuling if that player is dead already. */
export function noteDeath({ dead }: Notes, death: Said<string>): void {
  if (!dead.some(({ what }) => what === death.what)) dead.push(death);
}
