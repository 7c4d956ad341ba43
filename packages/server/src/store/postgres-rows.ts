// Each row of PostgreSQL as the record that it was; a row that does not fit its mark is told, and never used. As in SQLite, row by row.

import { markOf } from './marks.ts';
import type { Readers } from './postgres-link.ts';
import { fromColumn, toColumn } from './postgres-texts.ts';
import {
  type AnswerRecord,
  type CalendarPage,
  type GameRecord,
  type Line,
  type Outcome,
  type Snapshot,
  StoreFailure,
  type TableRecord,
} from './store.ts';

interface Marked {
  readonly mark: string | null;
}

export interface TableRow extends Marked {
  readonly code: string;
  readonly record: string;
  readonly closed_at: number | null;
  readonly version: number;
}

export interface GameRow extends Marked {
  readonly id: string;
  readonly table_code: string;
  readonly record: string;
  readonly outcome: string | null;
  readonly outcome_mark: string | null;
}

interface AnswerRow extends Omit<AnswerRecord, 'byBot' | 'bot'>, Marked {
  readonly by_bot: number;
  readonly bot: string | null;
}

interface LineRow extends Marked {
  readonly number: number;
  readonly line: string;
}

export class Rows {
  readonly #readers: Readers;

  constructor(readers: Readers) {
    this.#readers = readers;
  }

  async hasTable(code: string): Promise<boolean> {
    return (await this.#readers.ask('SELECT FROM tables WHERE code = $1', [toColumn(code)])).length > 0;
  }

  async table(code: string): Promise<TableRecord | null> {
    return recordOf(await this.tableRow(code));
  }

  async openTable(code: string): Promise<TableRecord | null> {
    const row = await this.tableRow(code);
    return row?.closed_at === null ? recordOf(row) : null;
  }

  /** Throws if it is not what was written. */
  async tableRow(code: string): Promise<TableRow | null> {
    const [row] = await this.#readers.ask<TableRow>(
      'SELECT code, record, closed_at, version, mark FROM tables WHERE code = $1',
      [toColumn(code)],
    );
    if (row === undefined) return null;
    return whole(row.mark === markOf(row.code, row.record, row.closed_at, row.version), `table ${code}`, row);
  }

  /** Throws if it is not what was written. */
  async gameRow(id: string): Promise<GameRow | null> {
    const [row] = await this.#readers.ask<GameRow>(
      'SELECT id, table_code, record, mark, outcome, outcome_mark FROM games WHERE id = $1',
      [toColumn(id)],
    );
    if (row === undefined) return null;
    const isWhole =
      row.mark === markOf(row.id, row.table_code, row.record) && row.outcome_mark === markOf(row.id, row.outcome);
    return whole(isWhole, `game ${id}`, row);
  }

  async game(id: string): Promise<GameRecord | null> {
    const row = await this.gameRow(id);
    return row === null ? null : JSON.parse(row.record);
  }

  async outcome(id: string): Promise<Outcome | null> {
    const outcome = (await this.gameRow(id))?.outcome ?? null;
    return outcome === null ? null : JSON.parse(outcome);
  }

  async answers(game: string, from: number): Promise<readonly AnswerRecord[]> {
    const dealt = from === 0 ? await this.gameRow(game) : null;
    // With the one before: its mark is what the first one goes on from.
    const found = await this.#readers.ask<AnswerRow>(
      `SELECT number, seat, answer, by_bot, took, at, bot, mark FROM answers
       WHERE game = (SELECT key FROM games WHERE id = $1) AND number >= $2 ORDER BY number`,
      [toColumn(game), from - 1],
    );
    const isFollowing = found[0]?.number === from - 1;
    let before = isFollowing ? (found[0]?.mark ?? null) : (dealt?.mark ?? null);
    let number = from;
    return found.slice(isFollowing ? 1 : 0).map((row) => {
      const { seat, answer, by_bot, took, at, bot, mark } = row;
      const isNext = row.number === number && mark === markOf(before, number, seat, answer, by_bot, took, at, bot);
      before = mark;
      number++;
      whole(isNext, `answer ${number - 1} of game ${game}`, row);
      const record = { number: row.number, seat, answer: fromColumn(answer), byBot: by_bot === 1, took, at };
      return bot === null ? record : { ...record, bot: fromColumn(bot) };
    });
  }

  /** Null if there is none, or none that can be trusted: the answers say all that it says. */
  async lastSnapshot(game: string): Promise<Snapshot | null> {
    const [row] = await this.#readers.ask<Snapshot & Marked>(
      'SELECT number, state, mark FROM snapshots WHERE game = (SELECT key FROM games WHERE id = $1)',
      [toColumn(game)],
    );
    if (row === undefined || row.mark !== markOf(toColumn(game), row.number, row.state)) return null;
    return { number: row.number, state: fromColumn(row.state) };
  }

  async lines(table: string, most: number): Promise<readonly Line[]> {
    const found = await this.#readers.ask<LineRow>(
      'SELECT number, line, mark FROM lines WHERE table_code = $1 ORDER BY number DESC LIMIT $2',
      [toColumn(table), most],
    );
    const rows = found.toReversed();
    return rows.map(({ number, line, mark }, place): Line => {
      const isNext = number === (rows[0]?.number ?? 0) + place && mark === markOf(toColumn(table), number, line);
      return JSON.parse(whole(isNext, `line ${number} of table ${table}`, line));
    });
  }

  /** Of several servers the one that has counted furthest is right: what is noted never goes back. */
  async note(today: number, wall: number): Promise<void> {
    await this.#readers.ask(
      `INSERT INTO calendar (one, today, wall, mark) VALUES (1, $1, $2, $3)
       ON CONFLICT (one) DO UPDATE SET today = excluded.today, wall = excluded.wall, mark = excluded.mark
       WHERE calendar.today <= excluded.today OR calendar.mark IS DISTINCT FROM mark('[' || calendar.today || ',' || calendar.wall || ']')`,
      [today, wall, markOf(today, wall)],
    );
  }

  async page(): Promise<CalendarPage | null> {
    const [row] = await this.#readers.ask<CalendarPage & Marked>('SELECT today, wall, mark FROM calendar');
    if (row === undefined || row.mark !== markOf(row.today, row.wall)) return null;
    return { today: row.today, wall: row.wall };
  }

  /** Asked only where the calendar has no page: it may take a while. */
  async newest(): Promise<number | null> {
    const [row] = await this.#readers.ask<{ readonly at: number | null }>(
      `SELECT greatest(
         (SELECT max(at) FROM answers WHERE game IN (SELECT key FROM games ORDER BY key DESC LIMIT 1000)),
         (SELECT started_at FROM games ORDER BY key DESC LIMIT 1),
         (SELECT max(at) FROM lines), (SELECT max(closed_at) FROM tables)) AS at`,
    );
    return row?.at || null;
  }
}

const recordOf = (row: TableRow | null): TableRecord | null =>
  row === null || row.record === '' ? null : JSON.parse(row.record);

/** What was read, if it fits its mark. */
export function whole<T>(isWhole: boolean, what: string, read: T): T {
  if (isWhole) return read;
  throw new StoreFailure('spoilt', `What is kept of ${what} is not what was written. Restore a backup if it matters.`);
}
