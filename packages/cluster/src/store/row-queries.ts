// Reads rows from PostgreSQL.

import type {
  AnswerRecord,
  CalendarPage,
  ChatLine,
  GameRecord,
  Outcome,
  Snapshot,
  StoredSnapshot,
  TableRecord,
} from '@posse/store';
import {
  type AnswerRow,
  answersFrom,
  type BarredRow,
  barredFrom,
  type Checksummed,
  checksumOf,
  type GameRow,
  gameFrom,
  type LineRow,
  linesFrom,
  type OutcomeRow,
  openTableFrom,
  outcomeFrom,
  outcomesFrom,
  pageFrom,
  readSnapshot,
  type TableRow,
  tableFrom,
  wholeGame,
  wholeTable,
} from '@posse/store/rows';
import type { Readers } from './postgres-session.ts';
import { fromColumn, toColumn } from './text-encoding.ts';

export class Rows {
  readonly #readers: Readers;

  constructor(readers: Readers) {
    this.#readers = readers;
  }

  async hasTable(code: string): Promise<boolean> {
    return (await this.#readers.query('SELECT FROM tables WHERE code = $1', [toColumn(code)])).length > 0;
  }

  async table(code: string): Promise<TableRecord | null> {
    return tableFrom(await this.tableRow(code));
  }

  async openTable(code: string): Promise<TableRecord | null> {
    return openTableFrom(await this.tableRow(code));
  }

  /** Throws StoreFailure if the row does not match its checksum. */
  async tableRow(code: string): Promise<TableRow | null> {
    const [row] = await this.#readers.query<TableRow>(
      'SELECT code, record, closed_at, version, mark FROM tables WHERE code = $1',
      [toColumn(code)],
    );
    return row === undefined ? null : wholeTable(row);
  }

  /** Throws StoreFailure if the row does not match its checksum. */
  async gameRow(id: string): Promise<GameRow | null> {
    const [row] = await this.#readers.query<GameRow>(
      'SELECT id, table_code, record, mark, outcome, outcome_mark FROM games WHERE id = $1',
      [toColumn(id)],
    );
    return row === undefined ? null : wholeGame(row);
  }

  async game(id: string): Promise<GameRecord | null> {
    return gameFrom(await this.gameRow(id));
  }

  async outcome(id: string): Promise<Outcome | null> {
    return outcomeFrom(await this.gameRow(id));
  }

  async outcomes(table: string, most: number): Promise<readonly Outcome[]> {
    const found = await this.#readers.query<OutcomeRow>(
      `SELECT id, outcome, outcome_mark FROM games WHERE table_code = $1 AND outcome IS NOT NULL
       ORDER BY key DESC LIMIT $2`,
      [toColumn(table), most],
    );
    return outcomesFrom(found);
  }

  async answers(game: string, from: number): Promise<readonly AnswerRecord[]> {
    const dealt = from === 0 ? await this.gameRow(game) : null;
    // The answer before the first one is read too: the chain of checksums continues from it.
    const found = await this.#readers.query<AnswerRow>(
      `SELECT number, seat, answer, by_bot, took, at, bot, mark FROM answers
       WHERE game = (SELECT key FROM games WHERE id = $1) AND number >= $2 ORDER BY number`,
      [toColumn(game), from - 1],
    );
    const isFollowing = found[0]?.number === from - 1;
    const before = isFollowing ? (found[0]?.mark ?? null) : (dealt?.mark ?? null);
    return answersFrom(found.slice(isFollowing ? 1 : 0), game, from, before, fromColumn);
  }

  async lastSnapshot(game: string): Promise<Snapshot | null> {
    const [row] = await this.#readers.query<StoredSnapshot & Checksummed>(
      'SELECT number, state, mark FROM snapshots WHERE game = (SELECT key FROM games WHERE id = $1)',
      [toColumn(game)],
    );
    const snapshot = readSnapshot(row, toColumn(game));
    return snapshot === null ? null : { ...snapshot, state: fromColumn(snapshot.state) };
  }

  async lines(table: string, most: number): Promise<readonly ChatLine[]> {
    const found = await this.#readers.query<LineRow>(
      'SELECT number, line, mark FROM lines WHERE table_code = $1 ORDER BY number DESC LIMIT $2',
      [toColumn(table), most],
    );
    return linesFrom(found.toReversed(), toColumn(table));
  }

  /** Stores the date of this server. The one that has counted furthest is right: the date never goes back. */
  async note(today: number, wall: number): Promise<void> {
    await this.#readers.query(
      `INSERT INTO calendar (one, today, wall, mark) VALUES (1, $1, $2, $3)
       ON CONFLICT (one) DO UPDATE SET today = excluded.today, wall = excluded.wall, mark = excluded.mark
       WHERE calendar.today <= excluded.today OR calendar.mark IS DISTINCT FROM mark('[' || calendar.today || ',' || calendar.wall || ']')`,
      [today, wall, checksumOf(today, wall)],
    );
  }

  async page(): Promise<CalendarPage | null> {
    const [row] = await this.#readers.query<CalendarPage & Checksummed>('SELECT today, wall, mark FROM calendar');
    return pageFrom(row);
  }

  async barredPacks(): Promise<readonly string[]> {
    return barredFrom(await this.#readers.query<BarredRow>('SELECT pack, mark FROM barred_packs ORDER BY pack'));
  }

  async barPack(pack: string, isBarred: boolean): Promise<void> {
    if (isBarred)
      await this.#readers.query(
        `INSERT INTO barred_packs (pack, mark) VALUES ($1, $2) ON CONFLICT (pack) DO UPDATE SET mark = excluded.mark`,
        [pack, checksumOf(pack)],
      );
    else await this.#readers.query('DELETE FROM barred_packs WHERE pack = $1', [pack]);
  }

  /** The date of the last write. Slow, and used only if the calendar is empty. */
  async newest(): Promise<number | null> {
    const [row] = await this.#readers.query<{ readonly at: number | null }>(
      `SELECT greatest(
         (SELECT max(at) FROM answers WHERE game IN (SELECT key FROM games ORDER BY key DESC LIMIT 1000)),
         (SELECT started_at FROM games ORDER BY key DESC LIMIT 1),
         (SELECT max(at) FROM lines), (SELECT max(closed_at) FROM tables)) AS at`,
    );
    return row?.at || null;
  }
}
