// All statements of the SQLite store: each change as a row with its checksum.

import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite';
import {
  type AnswerRow,
  answersFrom,
  type BarredRow,
  barredFrom,
  type Checksummed,
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
} from '../row-readers.ts';
import {
  type AnswerRecord,
  type CalendarPage,
  type Change,
  type ChatLine,
  type GameRecord,
  type Outcome,
  type Snapshot,
  type StoredSnapshot,
  StoreFailure,
  type TableRecord,
} from '../store-interface.ts';
import { storedAnswer, storedSnapshot } from '../stored-step-names.ts';

/** A table that must not exist yet. */
export interface NewTable {
  readonly put: 'new table';
  readonly record: TableRecord;
}

/** How far a table has come. */
export interface Reached {
  readonly version: number;
  /** The number of the last chat line. */
  readonly lines: number;
  /** Its last game; empty before the first. */
  readonly game: string;
  readonly answers: number;
  /** The checksum of the game's last answer, or of the deal before the first answer. */
  readonly mark: string;
}

export type Rows = ReturnType<typeof rowsOf>;

/** All statements of the store, prepared once. */
export function rowsOf(database: DatabaseSync) {
  const putTable = database.prepare(
    `INSERT INTO tables (code, record, version, mark, due, when_mark)
     VALUES (?1, ?2, 1, mark(?1, ?2, NULL, 1), ?3, mark(?1, ?3, NULL))
     ON CONFLICT (code) DO UPDATE SET record = excluded.record, version = version + 1,
       mark = mark(code, excluded.record, closed_at, version + 1), due = excluded.due,
       when_mark = mark(code, excluded.due, left_at)`,
  );
  const addTable = database.prepare(
    `INSERT INTO tables (code, record, version, mark, when_mark)
     VALUES (?1, ?2, 1, mark(?1, ?2, NULL, 1), mark(?1, NULL, NULL))`,
  );
  const leaveTable = database.prepare(
    'UPDATE tables SET left_at = ?1, when_mark = mark(code, due, ?1) WHERE code = ?2',
  );
  const closeTable = database.prepare(
    `UPDATE tables SET closed_at = ?1, version = version + 1, mark = mark(code, record, ?1, version + 1)
     WHERE code = ?2`,
  );
  const addGame = database.prepare(
    'INSERT INTO games (id, table_code, record, mark, outcome_mark) VALUES (?1, ?2, ?3, mark(?1, ?2, ?3), mark(?1, NULL))',
  );
  // Only after the one before it: a gap is refused.
  const addAnswer = database.prepare(
    `INSERT INTO answers (game, number, seat, answer, by_bot, took, at, bot, mark)
     SELECT key, ?1, ?2, ?3, ?4, ?5, ?6, ?7, mark(iif(?1 = 0, games.mark, before.mark), ?1, ?2, ?3, ?4, ?5, ?6, ?7)
     FROM games LEFT JOIN answers AS before ON before.game = key AND before.number = ?1 - 1
     WHERE id = ?8 AND (?1 = 0 OR before.mark IS NOT NULL)`,
  );
  const putSnapshot = database.prepare(
    `INSERT INTO snapshots (game, number, state, mark) SELECT key, ?1, ?2, mark(id, ?1, ?2) FROM games WHERE id = ?3
     ON CONFLICT (game) DO UPDATE SET number = excluded.number, state = excluded.state, mark = excluded.mark`,
  );
  const putOutcome = database.prepare('UPDATE games SET outcome = ?1, outcome_mark = mark(id, ?1) WHERE id = ?2');
  const addLine = database.prepare(
    'INSERT INTO lines (table_code, number, line, mark) VALUES (?1, ?2, ?3, mark(?1, ?2, ?3))',
  );
  const putPage = database.prepare(
    'INSERT OR REPLACE INTO calendar (one, today, wall, mark) VALUES (1, ?1, ?2, mark(?1, ?2))',
  );
  const addBarred = database.prepare('INSERT OR REPLACE INTO barred_packs (pack, mark) VALUES (?1, mark(?1))');
  const removeBarred = database.prepare('DELETE FROM barred_packs WHERE pack = ?');
  const allBarred = database.prepare('SELECT pack, mark FROM barred_packs ORDER BY pack');
  const fillRoom = database.prepare('INSERT INTO trial VALUES (zeroblob(?))');
  const freeRoom = database.prepare('DELETE FROM trial');

  const openTables = database.prepare('SELECT code FROM tables WHERE closed_at IS NULL ORDER BY code');
  const oneTable = database.prepare('SELECT code, record, closed_at, version, mark FROM tables WHERE code = ?');
  const oneGame = database.prepare(
    'SELECT id, table_code, record, mark, outcome, outcome_mark FROM games WHERE id = ?',
  );
  const lastOutcomes = database.prepare(
    `SELECT id, outcome, outcome_mark FROM games WHERE table_code = ? AND outcome IS NOT NULL
     ORDER BY key DESC LIMIT ?`,
  );
  const laterAnswers = database.prepare(
    `SELECT number, seat, answer, by_bot, took, at, bot, mark FROM answers
     WHERE game = (SELECT key FROM games WHERE id = ?) AND number >= ? ORDER BY number`,
  );
  const markAt = database.prepare(
    'SELECT mark FROM answers WHERE game = (SELECT key FROM games WHERE id = ?) AND number = ?',
  );
  const tableOfGame = database.prepare('SELECT table_code FROM games WHERE id = ?');
  const reachedAt = database.prepare(
    `SELECT version, ifnull((SELECT max(number) FROM lines WHERE table_code = code), 0) AS lines, ifnull(id, '') AS game,
       ifnull((SELECT max(number) + 1 FROM answers WHERE game = key), 0) AS answers
     FROM tables LEFT JOIN games ON key = (SELECT max(key) FROM games WHERE table_code = code) WHERE code = ?`,
  );
  const oneSnapshot = database.prepare(
    'SELECT number, state, mark FROM snapshots WHERE game = (SELECT key FROM games WHERE id = ?)',
  );
  const onePage = database.prepare('SELECT today, wall, mark FROM calendar');
  // The latest entries are at the end.
  const newest = database.prepare(
    `SELECT max(ifnull((SELECT at FROM answers ORDER BY rowid DESC LIMIT 1), 0),
       ifnull((SELECT record ->> 'startedAt' FROM games ORDER BY key DESC LIMIT 1), 0),
       ifnull((SELECT line ->> 'at' FROM lines ORDER BY rowid DESC LIMIT 1), 0),
       ifnull((SELECT max(closed_at) FROM tables), 0)) AS at`,
  );
  const lastLines = database.prepare(
    'SELECT number, line, mark FROM lines WHERE table_code = ? ORDER BY number DESC LIMIT ?',
  );

  function gameRow(id: string): GameRow | null {
    const row = oneGame.get(id) as GameRow | undefined;
    return row === undefined ? null : wholeGame(row);
  }

  /** The checksum that this answer continues. */
  function markBefore(game: string, number: number): string | null {
    if (number === 0) return gameRow(game)?.mark ?? null;
    return (markAt.get(game, number - 1) as Checksummed | undefined)?.mark ?? null;
  }

  function tableRow(code: string): TableRow | null {
    const row = oneTable.get(code) as TableRow | undefined;
    return row === undefined ? null : wholeTable(row);
  }

  function run(change: Change | NewTable): StatementResultingChanges {
    switch (change.put) {
      case 'answer': {
        const { number, seat, answer, byBot, took, at, bot } = storedAnswer(change.record);
        return addAnswer.run(number, seat, answer, byBot ? 1 : 0, took, at, bot ?? null, change.game);
      }
      case 'snapshot': {
        const { number, state } = storedSnapshot(change.snapshot);
        return putSnapshot.run(number, state, change.game);
      }
      case 'table':
        return putTable.run(change.record.code, JSON.stringify(change.record), change.due ?? null);
      case 'new table':
        return addTable.run(change.record.code, JSON.stringify(change.record));
      case 'left':
        return leaveTable.run(change.at, change.table);
      case 'closed':
        return closeTable.run(change.at, change.table);
      case 'game':
        return addGame.run(change.record.id, change.record.table, JSON.stringify(change.record));
      case 'outcome':
        return putOutcome.run(JSON.stringify(change.outcome), change.game);
      case 'line':
        return addLine.run(change.table, change.line.number, JSON.stringify(change.line));
    }
  }

  return {
    keep(change: Change | NewTable): void {
      if (run(change).changes !== 1)
        throw new StoreFailure('failed', `What this belongs to, or follows on, was never kept: ${change.put}.`);
    },

    /** Uses up this many bytes, to test whether there is room. */
    fillRoom(bytes: number): void {
      fillRoom.run(bytes);
    },

    freeRoom(): void {
      freeRoom.run();
    },

    openTables(): readonly string[] {
      return (openTables.all() as { readonly code: string }[]).map(({ code }) => code);
    },

    hasTable: (code: string): boolean => oneTable.get(code) !== undefined,

    table: (code: string): TableRecord | null => tableFrom(tableRow(code)),
    openTable: (code: string): TableRecord | null => openTableFrom(tableRow(code)),
    game: (id: string): GameRecord | null => gameFrom(gameRow(id)),
    outcome: (id: string): Outcome | null => outcomeFrom(gameRow(id)),
    outcomes: (table: string, most: number): readonly Outcome[] =>
      outcomesFrom(lastOutcomes.all(table, most) as unknown as readonly OutcomeRow[]),

    answers(game: string, from: number): readonly AnswerRecord[] {
      const rows = laterAnswers.all(game, from) as unknown as readonly AnswerRow[];
      return answersFrom(rows, game, from, markBefore(game, from));
    },

    lastSnapshot: (game: string): Snapshot | null =>
      readSnapshot(oneSnapshot.get(game) as (StoredSnapshot & Checksummed) | undefined, game),

    lines: (table: string, most: number): readonly ChatLine[] =>
      linesFrom((lastLines.all(table, most) as unknown as readonly LineRow[]).toReversed(), table),

    note(today: number, wall: number): void {
      putPage.run(today, wall);
    },

    page: (): CalendarPage | null => pageFrom(onePage.get() as (CalendarPage & Checksummed) | undefined),

    barredPacks: (): readonly string[] => barredFrom(allBarred.all() as unknown as readonly BarredRow[]),

    barPack(pack: string, isBarred: boolean): void {
      (isBarred ? addBarred : removeBarred).run(pack);
    },

    newest: (): number | null => (newest.get() as { readonly at: number }).at || null,

    /** The table at which a game is played; null if there is no such game. */
    tableOf: (game: string): string | null =>
      (tableOfGame.get(game) as Pick<GameRow, 'table_code'> | undefined)?.table_code ?? null,

    /** How far a table has come; null if there is no such table. */
    reached(code: string): Reached | null {
      const row = reachedAt.get(code) as Omit<Reached, 'mark'> | undefined;
      if (row === undefined) return null;
      return { ...row, mark: row.game === '' ? '' : (markBefore(row.game, row.answers) ?? '') };
    },

    /** Does the table have at least all of this? */
    hasReached(code: string, { version, lines, game, answers, mark }: Reached): boolean {
      const now = reachedAt.get(code) as Omit<Reached, 'mark'> | undefined;
      if (now === undefined || now.version < version || now.lines < lines) return false;
      return game === '' || markBefore(game, answers) === mark;
    },
  };
}
