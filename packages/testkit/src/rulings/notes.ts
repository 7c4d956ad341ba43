// What the Givens say, written down as they come, in any order; the table is laid out when play begins.

/** Something said in a line. */
export interface Said<T> {
  readonly line: number;
  readonly what: T;
}

/** One row of the table, by its columns. */
export type Row = Readonly<Partial<Record<string, string>>>;

export const COLUMNS: readonly string[] = ['seat', 'role', 'character', 'life', 'hand', 'in play'];

export interface Notes {
  sets: readonly string[];
  options: Record<string, boolean>;
  table: Said<readonly Said<Row>[]> | null;
  /** The draw pile, first card on top. */
  draw: Said<string> | null;
  /** There are no other cards in the draw pile. */
  drawOnly: boolean;
  discard: Said<string> | null;
  /** Whose turn it is, by letter. */
  turn: Said<string>;
  /** Is that player in phase 2, or has nothing of the turn happened yet? */
  inTurn: boolean;
  /** Who has played a BANG! this turn. */
  bangs: Said<string>[];
  event: Said<string> | null;
  nextEvent: Said<string> | null;
  /** In the order of their deaths. */
  dead: Said<string>[];
}

export const blankNotes = (): Notes => ({
  sets: ['base'],
  options: {},
  table: null,
  draw: null,
  drawOnly: false,
  discard: null,
  turn: { line: 0, what: 'A' },
  inTurn: true,
  bangs: [],
  event: null,
  nextEvent: null,
  dead: [],
});
