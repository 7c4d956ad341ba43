// Reads rows of SQLite and PostgreSQL as records, after checking their checksums.

import { checksumOf } from './checksums.ts';
import {
  type AnswerRecord,
  type CalendarPage,
  type ChatLine,
  type GameRecord,
  type Outcome,
  type Snapshot,
  type StoredAnswer,
  type StoredSnapshot,
  StoreFailure,
  type TableRecord,
} from './store-interface.ts';
import { answerFrom, snapshotFrom } from './stored-step-names.ts';

export { checksumOf };

export interface Checksummed {
  readonly mark: string | null;
}

export interface TableRow extends Checksummed {
  readonly code: string;
  readonly record: string;
  readonly closed_at: number | null;
  /** How often the row was written. */
  readonly version: number;
}

export interface GameRow extends Checksummed {
  readonly id: string;
  readonly table_code: string;
  readonly record: string;
  readonly outcome: string | null;
  readonly outcome_mark: string | null;
}

export interface OutcomeRow {
  readonly id: string;
  readonly outcome: string;
  readonly outcome_mark: string | null;
}

export interface AnswerRow extends Omit<StoredAnswer, 'byBot' | 'bot'>, Checksummed {
  readonly by_bot: number;
  readonly bot: string | null;
}

export interface LineRow extends Checksummed {
  readonly number: number;
  readonly line: string;
}

/** Returns the row if its checksum is right. Throws StoreFailure otherwise. */
export const wholeTable = (row: TableRow): TableRow =>
  checked(row.mark === checksumOf(row.code, row.record, row.closed_at, row.version), `table ${row.code}`, row);

/** Returns the row if its checksum is right. Throws StoreFailure otherwise. */
export function wholeGame(row: GameRow): GameRow {
  const isWhole =
    row.mark === checksumOf(row.id, row.table_code, row.record) && row.outcome_mark === checksumOf(row.id, row.outcome);
  return checked(isWhole, `game ${row.id}`, row);
}

/** Null if the record was deleted. */
export const tableFrom = (row: TableRow | null): TableRecord | null =>
  row === null || row.record === '' ? null : JSON.parse(row.record);

export const openTableFrom = (row: TableRow | null): TableRecord | null =>
  row?.closed_at === null ? tableFrom(row) : null;

export const gameFrom = (row: GameRow | null): GameRecord | null => (row === null ? null : JSON.parse(row.record));

export const outcomeFrom = (row: GameRow | null): Outcome | null =>
  row === null || row.outcome === null ? null : JSON.parse(row.outcome);

/** The outcomes of games, the latest first in these rows and last in what is returned. A damaged one is left out. */
export const outcomesFrom = (rows: readonly OutcomeRow[]): readonly Outcome[] =>
  rows
    .filter(({ id, outcome, outcome_mark }) => outcome_mark === checksumOf(id, outcome))
    .map(({ outcome }): Outcome => JSON.parse(outcome))
    .toReversed();

/** The answers from this step on. `before` is the checksum of the answer before the first; `text` decodes a column. */
export function answersFrom(
  rows: readonly AnswerRow[],
  game: string,
  from: number,
  before: string | null,
  text: (column: string) => string = asItIs,
): readonly AnswerRecord[] {
  return rows.map((row, place) => {
    const { number, seat, answer, by_bot, took, at, bot, mark } = row;
    const last = place === 0 ? before : (rows[place - 1]?.mark ?? null);
    const isNext = number === from + place && mark === checksumOf(last, number, seat, answer, by_bot, took, at, bot);
    checked(isNext, `answer ${from + place} of game ${game}`, row);
    const record = { number, seat, answer: text(answer), byBot: by_bot === 1, took, at };
    return answerFrom(bot === null ? record : { ...record, bot: text(bot) });
  });
}

const asItIs = (column: string): string => column;

/** Null if there is none, or its checksum is wrong: then the game is replayed from its answers. */
export const readSnapshot = (row: (StoredSnapshot & Checksummed) | undefined, game: string): Snapshot | null =>
  row === undefined || row.mark !== checksumOf(game, row.number, row.state) ? null : snapshotFrom(row);

/** The chat lines in order, the latest last. `table` is encoded as in its column. */
export const linesFrom = (rows: readonly LineRow[], table: string): readonly ChatLine[] =>
  rows.map(({ number, line, mark }, place): ChatLine => {
    const isNext = number === (rows[0]?.number ?? 0) + place && mark === checksumOf(table, number, line);
    return JSON.parse(checked(isNext, `line ${number} of table ${table}`, line));
  });

export const pageFrom = (row: (CalendarPage & Checksummed) | undefined): CalendarPage | null =>
  row === undefined || row.mark !== checksumOf(row.today, row.wall) ? null : { today: row.today, wall: row.wall };

export type BarredRow = { readonly pack: string } & Checksummed;

/** Throws StoreFailure if one is not what was written. */
export const barredFrom = (rows: readonly BarredRow[]): readonly string[] =>
  rows.map((row) => checked(row.mark === checksumOf(row.pack), 'a barred pack', row).pack);

/** The value, if its checksum is right. */
function checked<T>(isWhole: boolean, what: string, read: T): T {
  if (isWhole) return read;
  throw new StoreFailure('spoilt', `What is kept of ${what} is not what was written. Restore a backup if it matters.`);
}
