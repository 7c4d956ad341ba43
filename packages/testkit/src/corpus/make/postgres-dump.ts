// Copies a stored corpus into PostgreSQL, and dumps it as SQL.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openPostgresStore } from '@posse/cluster/store';
import type { Change, Store } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { withPostgres } from '../temporary-postgres.ts';
import type { CorpusTable } from './corpus-tables.ts';

/** All stored data of a table and its game, as changes. */
export async function changesOf(store: Store, code: string): Promise<Change[]> {
  const record = await store.table(code);
  if (record === null) throw new Error(`Table ${code} is not stored.`);
  const lines = await store.lines(code, 1000);
  const changes = lines.map((line): Change => ({ put: 'line', table: code, line }));
  const game = record.gameId === null ? null : await store.game(record.gameId);
  if (game !== null) {
    const answers = await store.answers(game.id, 0);
    const [snapshot, outcome] = [await store.lastSnapshot(game.id), await store.outcome(game.id)];
    changes.push({ put: 'game', record: game });
    for (const answer of answers) changes.push({ put: 'answer', game: game.id, record: answer });
    if (snapshot !== null) changes.push({ put: 'snapshot', game: game.id, snapshot });
    if (outcome !== null) changes.push({ put: 'outcome', game: game.id, outcome });
  }
  return [...changes, { put: 'table', record, due: null }];
}

const NODE = 'corpus';

type SharedStore = Awaited<ReturnType<typeof openPostgresStore>>;

/** The database, opened by a node of this name. */
export const asNode = (url: string, node: string): Promise<SharedStore> =>
  openPostgresStore(url, { node, committed: () => undefined, fenced: () => undefined, lost: () => undefined });

export async function dumpTables(data: string, tables: readonly CorpusTable[]): Promise<string> {
  const from = openSqliteStore(join(data, 'posse.db'));
  try {
    return await withPostgres(async ({ url, bin, env }) => {
      const into = await asNode(url, NODE);
      for (const { code } of tables) {
        const changes = await changesOf(from, code);
        const record = await from.table(code);
        if (record !== null) await into.addTable(record);
        await into.claim(code);
        await into.write(changes);
      }
      await into.withdraw('somebody');
      await into.noteCalendar(1, 2);
      await into.close();
      const dump = execFileSync(join(bin, 'pg_dump'), ['--no-owner', '--schema=posse', url], { encoding: 'utf8', env });
      // Comments and meta-commands contain the version of PostgreSQL, and other versions refuse them.
      return dump
        .replaceAll(/^(--.*|\\(un)?restrict .*|SET transaction_timeout.*)\n/gm, '')
        .replaceAll(/\n{2,}/g, '\n');
    });
  } finally {
    await from.close();
  }
}
