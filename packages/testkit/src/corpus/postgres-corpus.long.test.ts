// Tests a PostgreSQL database of 0.3.0 with today's store.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skipsWithout } from '@posse/cluster/local';
import type { Change } from '@posse/store';
import { openSqliteStore } from '@posse/store/sqlite';
import { expect, test as testAlways } from 'vitest';
import { frozenNames, lostNames, newNames } from '../frozen/frozen-list.ts';
import { postgresNames } from '../frozen/live-names.ts';
import { copyData, corpusSql, corpusTables } from './corpus.ts';
import { asNode, changesOf } from './make/postgres-dump.ts';
import { withPostgres } from './temporary-postgres.ts';

const test = testAlways.skipIf(skipsWithout('postgres'));

test('a database of 0.3.0 has the same content as its data folder, and its tables continue', () =>
  withPostgres(async ({ url, bin, env }) => {
    execFileSync(join(bin, 'psql'), ['-qX', '-v', 'ON_ERROR_STOP=1', '-o', '/dev/null', url], {
      input: corpusSql(),
      env,
    });
    const older = await postgresNames(url);
    const folder = mkdtempSync(join(tmpdir(), 'posse-corpus-'));
    copyData(folder);
    const alone = openSqliteStore(join(folder, 'posse.db'));
    const shared = await asNode(url, 'today');
    try {
      for (const { code } of corpusTables().tables) {
        const stored = await changesOf(shared, code);
        expect(stored).toEqual(await changesOf(alone, code));
        expect(await shared.claim(code)).toMatchObject({ kind: 'ours' });
        await shared.write(nextChanges(stored));
        expect((await changesOf(shared, code)).length).toBeGreaterThan(stored.length);
      }
      expect(await shared.withdrawn(0, 9)).toEqual([{ number: 1, guest: 'somebody' }]);
      expect(await shared.calendar()).toEqual({ today: 1, wall: 2 });
      const names = await postgresNames(url);
      expect(lostNames(older, names)).toEqual([]);
      expect(lostNames(frozenNames(), names)).toEqual([]);
      expect(newNames(frozenNames(), names)).toEqual([]);
    } finally {
      await shared.close();
      await alone.close();
      rmSync(folder, { recursive: true, force: true });
    }
  }));

/** One more chat line, and one more answer of a running game, both chained to the rows of 0.3.0. */
function nextChanges(stored: readonly Change[]): readonly Change[] {
  const table = stored.find((change) => change.put === 'table');
  if (table === undefined) throw new Error('The table itself is missing.');
  const lines = stored.filter((change) => change.put === 'line');
  const answers = stored.filter((change) => change.put === 'answer');
  const last = answers.at(-1);
  const goesOn = !stored.some((change) => change.put === 'outcome');
  const said = { channel: 'table', game: null, guest: 'g', seat: null, name: 'Ann', text: 'Hello.', at: 1 } as const;
  return [
    { put: 'line', table: table.record.code, line: { number: lines.length + 1, ...said } },
    ...(last === undefined || !goesOn ? [] : [{ ...last, record: { ...last.record, step: answers.length } }]),
  ];
}
