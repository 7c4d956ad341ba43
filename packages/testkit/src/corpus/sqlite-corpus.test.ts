// Tests of the SQLite file of 0.3.0 with its checksums and its high-water file.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqliteStore } from '@posse/store/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { copyData, corpusTables } from './corpus.ts';
import { changesOf } from './make/postgres-dump.ts';

const { tables } = corpusTables();

/** Makes a copy of the database with these changes, and returns its path. */
function stored(change = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  copyData(folder);
  const path = join(folder, 'posse.db');
  const database = new DatabaseSync(path);
  database.exec(change);
  database.close();
  return path;
}

test('all rows of 0.3.0 fit their checksums', async () => {
  const store = openSqliteStore(stored());
  for (const { code } of tables) expect((await changesOf(store, code)).at(-1)).toMatchObject({ record: { code } });
  expect((await store.openTables()).length).toBeGreaterThanOrEqual(tables.length);
  await store.close();
});

test.each(tables.filter(({ what }) => what.includes('running')))(
  'a missing answer of 0.3.0 is noticed by the high-water file: $what',
  async ({ code }) => {
    const last = `SELECT max(number) FROM answers AS others WHERE others.game = answers.game`;
    const store = openSqliteStore(stored(`DELETE FROM answers WHERE number = (${last})`));
    await expect(changesOf(store, code)).rejects.toMatchObject({
      reason: 'spoilt',
      message: expect.stringMatching(/were told more/),
    });
    await store.close();
  },
);

test('a changed row of 0.3.0 is noticed by its checksum', async () => {
  const store = openSqliteStore(stored(`UPDATE tables SET record = json_set(record, '$.paused', 7)`));
  await expect(changesOf(store, tables[0]?.code ?? '')).rejects.toMatchObject({ reason: 'spoilt' });
  await store.close();
});
