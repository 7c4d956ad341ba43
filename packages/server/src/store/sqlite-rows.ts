// Each change as a row, and each row as the record that it was.

import type { DatabaseSync, StatementResultingChanges } from 'node:sqlite';
import {
  type AnswerRecord,
  type Change,
  type GameRecord,
  type Line,
  type Outcome,
  type Snapshot,
  StoreFailure,
  type TableRecord,
} from './store.ts';

interface AnswerRow extends Omit<AnswerRecord, 'byBot' | 'bot'> {
  readonly by_bot: number;
  readonly bot: string | null;
}

export type Rows = ReturnType<typeof rowsOf>;

/** All that is asked of the database, prepared once. */
export function rowsOf(database: DatabaseSync) {
  const putTable = database.prepare(
    'INSERT INTO tables (code, record) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET record = excluded.record',
  );
  const closeTable = database.prepare('UPDATE tables SET closed_at = ? WHERE code = ?');
  const addGame = database.prepare('INSERT INTO games (id, table_code, record) VALUES (?, ?, ?)');
  const addAnswer = database.prepare('INSERT INTO answers SELECT key, ?, ?, ?, ?, ?, ?, ? FROM games WHERE id = ?');
  const putSnapshot = database.prepare(
    `INSERT INTO snapshots SELECT key, ?, ? FROM games WHERE id = ?
     ON CONFLICT (game) DO UPDATE SET number = excluded.number, state = excluded.state`,
  );
  const putOutcome = database.prepare('UPDATE games SET outcome = ? WHERE id = ?');
  const addLine = database.prepare('INSERT INTO lines VALUES (?, ?, ?)');
  const fillRoom = database.prepare('INSERT INTO trial VALUES (zeroblob(?))');
  const freeRoom = database.prepare('DELETE FROM trial');

  const openTables = database.prepare('SELECT record FROM tables WHERE closed_at IS NULL ORDER BY code');
  const oneTable = database.prepare('SELECT 1 FROM tables WHERE code = ?');
  const oneGame = database.prepare('SELECT record, outcome FROM games WHERE id = ?');
  const answersFrom = database.prepare(
    `SELECT number, seat, answer, by_bot, took, at, bot FROM answers
     WHERE game = (SELECT key FROM games WHERE id = ?) AND number >= ? ORDER BY number`,
  );
  const oneSnapshot = database.prepare(
    'SELECT number, state FROM snapshots WHERE game = (SELECT key FROM games WHERE id = ?)',
  );
  const lastLines = database.prepare('SELECT line FROM lines WHERE table_code = ? ORDER BY number DESC LIMIT ?');

  const gameRow = (id: string) =>
    oneGame.get(id) as { readonly record: string; readonly outcome: string | null } | undefined;

  function run(change: Change): StatementResultingChanges {
    switch (change.put) {
      case 'answer': {
        const { number, seat, answer, byBot, took, at, bot } = change.record;
        return addAnswer.run(number, seat, answer, byBot ? 1 : 0, took, at, bot ?? null, change.game);
      }
      case 'snapshot':
        return putSnapshot.run(change.snapshot.number, change.snapshot.state, change.game);
      case 'table':
        return putTable.run(change.record.code, JSON.stringify(change.record));
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
    keep(change: Change): void {
      if (run(change).changes !== 1)
        throw new StoreFailure('failed', `The table or game that this belongs to was never kept: ${change.put}.`);
    },

    /** Takes so many bytes for nothing. */
    fillRoom(bytes: number): void {
      fillRoom.run(bytes);
    },

    freeRoom(): void {
      freeRoom.run();
    },

    openTables(): readonly TableRecord[] {
      const rows = openTables.all() as { readonly record: string }[];
      return rows.map((row): TableRecord => JSON.parse(row.record));
    },

    hasTable: (code: string): boolean => oneTable.get(code) !== undefined,

    game(id: string): GameRecord | null {
      const row = gameRow(id);
      return row === undefined ? null : JSON.parse(row.record);
    },

    outcome(id: string): Outcome | null {
      const outcome = gameRow(id)?.outcome ?? null;
      return outcome === null ? null : JSON.parse(outcome);
    },

    answers(game: string, from: number): readonly AnswerRecord[] {
      const rows = answersFrom.all(game, from) as unknown as readonly AnswerRow[];
      return rows.map(({ number, seat, answer, by_bot, took, at, bot }) => ({
        number,
        seat,
        answer,
        byBot: by_bot === 1,
        took,
        at,
        ...(bot !== null && { bot }),
      }));
    },

    lastSnapshot(game: string): Snapshot | null {
      const row = oneSnapshot.get(game) as Snapshot | undefined;
      return row === undefined ? null : { number: row.number, state: row.state };
    },

    lines(table: string, most: number): readonly Line[] {
      const rows = lastLines.all(table, most) as { readonly line: string }[];
      return rows.reverse().map((row): Line => JSON.parse(row.line));
    },
  };
}
