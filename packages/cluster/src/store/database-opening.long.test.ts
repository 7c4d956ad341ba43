// Tests opening a PostgreSQL: faults, versions, and rows changed by hand.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Change } from '@posse/store';
import { answer, deal, line, put, refusal } from '@posse/store/samples';
import { openSqliteStore } from '@posse/store/sqlite';
import { Client } from 'pg';
import { beforeEach, describe, expect, onTestFinished, test as testAlways, vi } from 'vitest';
import { skipsWithout } from '../local/program-list.mjs';
import { openNode, type PrivatePostgres, privatePostgres } from '../testing/private-postgres.ts';
import { MIGRATIONS, migrate } from './postgres-schema.ts';

const test = testAlways.skipIf(skipsWithout('postgres'));

let postgres: PrivatePostgres;
let database: string;

beforeEach(async () => {
  postgres = await privatePostgres();
  database = await postgres.newDatabase();
  onTestFinished(() => postgres.drop(database));
});

async function open(more: Parameters<typeof openNode>[1] = {}) {
  const opened = await openNode(postgres.url(database), more);
  onTestFinished(() => opened.store.close());
  return opened.store;
}

/** The port of a server that sends this answer to everything. */
async function portOf(answered: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.end(answered));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

describe('a sentence without the password', () => {
  const refused = async (url: string, sentence: string): Promise<void> => {
    const failure = await openNode(url).then(
      () => null,
      (error: Error) => error,
    );
    expect(failure).toEqual(refusal('unreadable'));
    expect(failure?.message).toContain(sentence);
    expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('swordfish');
  };

  test('a start explains an absent database, another program, a missing one, a wrong password and a bad address', async () => {
    const mute = await portOf('');
    await refused(`postgres://posse:swordfish@127.0.0.1:1/${database}`, 'Check that PostgreSQL runs there');
    await refused(`postgres://posse:swordfish@127.0.0.1:${mute}/${database}`, 'is not PostgreSQL, or has hung up');
    const page = await portOf('HTTP/1.1 400 Bad Request\r\n\r\n');
    await refused(`postgres://posse:swordfish@127.0.0.1:${page}/${database}`, 'is not PostgreSQL');
    await refused(`postgres://posse:swordfish@127.0.0.1:${postgres.port}/nowhere`, 'no such database');
    await postgres.query(database, `CREATE ROLE guarded LOGIN PASSWORD 'trout'`);
    onTestFinished(async () => void (await postgres.query('postgres', 'DROP ROLE guarded')));
    const guarded = `127.0.0.1:${postgres.port}/${database}`;
    await refused(`postgres://guarded:swordfish@${guarded}`, 'Check the user’s name and password');
    await refused(`postgres://guarded@${guarded}`, 'wants a password, and none was given');
    await refused(`postgres://guarded:trout@${guarded}`, 'Make him the owner of the database');
    await refused('mysql://posse:swordfish@127.0.0.1/x', 'looks like postgres://');
    await refused('//posse:swordfish@', 'looks like postgres://');
  });

  test('a start explains a database that can’t hold every text, and warns of one that loses commits', async () => {
    await postgres.query('postgres', `CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0`);
    onTestFinished(() => postgres.drop('latin'));
    await refused(postgres.url('latin'), 'is encoded as LATIN1');
    const store = await open();
    expect(store.warnings).toEqual([expect.stringContaining('has fsync off')]);
    await expect(store.backup('copy')).rejects.toThrow('pg_dump');
  });

  test('a start as a node whose name is in use is refused, and explained', async () => {
    await open({ node: 'twin' });
    await expect(openNode(postgres.url(database), { node: 'twin' })).rejects.toEqual(refusal('locked'));
  });
});

describe('programs of several versions', () => {
  const newer = [...MIGRATIONS, { sql: 'ALTER TABLE tables ADD COLUMN test_only text' }];

  test('programs of several versions start at the same time, and share a migration that only adds', async () => {
    const [old, ...others] = await Promise.all([open(), open(), open(), open({ migrations: newer })]);
    await old?.write([put('ABCD'), deal('g'), answer('g', 0)]);
    for (const other of others) expect(await other.answers('g', 0)).toHaveLength(1);
    await old?.release(['ABCD']);
    const [next] = others.slice(-1);
    expect(await next?.claim('ABCD')).toEqual({ kind: 'ours', from: null });
    await next?.write([answer('g', 1)]);
    // An older program joins a newer cluster.
    const late = await open();
    expect(await late.answers('g', 0)).toHaveLength(2);
    expect(await postgres.query(database, 'SELECT version, since FROM posse.version')).toEqual([
      { version: newer.length, since: 0 },
    ]);
    expect(await postgres.query(database, 'SELECT test_only FROM posse.tables')).toEqual([{ test_only: null }]);
  });

  test('programs of several versions refuse a migration that they can’t follow', async () => {
    await open({
      migrations: [...MIGRATIONS, { sql: 'ALTER TABLE lines DROP COLUMN at', since: MIGRATIONS.length + 1 }],
    });
    const failure = openNode(postgres.url(database));
    await expect(failure).rejects.toEqual(refusal('newer'));
    await expect(failure).rejects.toThrow('Update the program');
  });

  /** A node of a program without versions of the bus, until its session ends. */
  async function oldNode(): Promise<Client> {
    const client = new Client({ connectionString: postgres.url(database), options: '-c search_path=posse' });
    await client.connect();
    onTestFinished(() => client.end());
    await migrate(client, MIGRATIONS.slice(0, 1), 'the database');
    await client.query(`SELECT join_v1('old')`);
    return client;
  }

  test('a program does not start beside a living node with another version of the bus', async () => {
    const old = await oldNode();
    const refused = openNode(postgres.url(database));
    await expect(refused).rejects.toEqual(refusal('locked'));
    await expect(refused).rejects.toThrow('Stop all of them, then start the same program everywhere.');
    expect(await postgres.query(database, 'SELECT version FROM posse.version')).toEqual([{ version: 1 }]);
    await old.end();
    await vi.waitFor(() => open(), 20_000);
    await expect(oldNode()).rejects.toThrow('speak another version of the bus');
  });

  test('a program changes nothing in the database if it can’t change all', async () => {
    await expect(
      open({ migrations: [...MIGRATIONS, { sql: 'CREATE TABLE extra (one integer); SELECT nothing' }] }),
    ).rejects.toEqual(refusal('failed'));
    expect(await postgres.query(database, `SELECT to_regclass('posse.tables') AS found`)).toEqual([{ found: null }]);
    await open();
  });
});

const EVENING: readonly Change[] = [
  ...['ABCD', 'EFGH'].flatMap((code) => [put(code, 5), line(code, 1), line(code, 2), line(code, 3)]),
  deal('g', 'ABCD'),
  deal('h', 'EFGH'),
  ...[0, 1, 2].flatMap((number) => [answer('g', number), answer('h', number)]),
  ...['g', 'h'].flatMap((game): Change[] => [
    { put: 'snapshot', game, snapshot: { step: 2, state: '{"stack":[]}' } },
    { put: 'outcome', game, outcome: { winners: [1], answers: 3, endedAt: 9 } },
  ]),
];

describe('a row that was changed by hand', () => {
  const CHANGES: readonly (readonly [string, 'table' | 'game' | 'outcome' | 'answers' | 'lines'])[] = [
    [`UPDATE tables SET record = replace(record, 'guest-1', 'guest-2') WHERE code = 'ABCD'`, 'table'],
    [`UPDATE tables SET closed_at = 1 WHERE code = 'ABCD'`, 'table'],
    [`UPDATE games SET record = replace(record, 'seed', 'sead') WHERE id = 'g'`, 'game'],
    [`UPDATE games SET outcome = NULL WHERE id = 'g'`, 'outcome'],
    [`UPDATE answers SET seat = 3 WHERE number = 1 AND game = (SELECT key FROM games WHERE id = 'g')`, 'answers'],
    [`UPDATE answers SET answer = '{}' WHERE number = 2 AND game = (SELECT key FROM games WHERE id = 'g')`, 'answers'],
    [`DELETE FROM answers WHERE number = 1 AND game = (SELECT key FROM games WHERE id = 'g')`, 'answers'],
    [`UPDATE lines SET line = replace(line, 'Jane', 'Jean') WHERE table_code = 'ABCD' AND number = 2`, 'lines'],
    [`DELETE FROM lines WHERE table_code = 'ABCD' AND number = 2`, 'lines'],
  ];

  test('a row that was changed by hand is reported when it is read, and no other row is', async () => {
    const store = await open();
    await store.write(EVENING);
    const read = (code: string, id: string) => ({
      table: () => store.table(code),
      game: () => store.game(id),
      outcome: () => store.outcome(id),
      answers: () => store.answers(id, 0),
      lines: () => store.lines(code, 10),
    });
    for (const [statement, what] of CHANGES) {
      await postgres.query(database, `SET search_path = posse; CREATE SCHEMA before; ${COPY} ${statement}`);
      await expect(read('ABCD', 'g')[what](), statement).rejects.toEqual(refusal('spoilt'));
      for (const sound of Object.values(read('EFGH', 'h'))) await sound();
      await postgres.query(database, `SET search_path = posse; ${PUT_BACK} DROP SCHEMA before CASCADE`);
      for (const sound of Object.values(read('ABCD', 'g'))) await sound();
    }
    await postgres.query(database, `UPDATE posse.snapshots SET state = '{"stack":[1]}'`);
    expect(await store.lastSnapshot('g')).toBeNull();
  });

  const KEPT = ['tables', 'answers', 'lines'];
  const COPY = [...KEPT, 'games'].map((name) => `CREATE TABLE before.${name} AS SELECT * FROM ${name};`).join('\n');
  const PUT_BACK = `${KEPT.map((name) => `DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM before.${name};`).join('\n')}
    UPDATE games SET record = old.record, outcome = old.outcome FROM before.games AS old WHERE games.key = old.key;`;

  test('a table counts as due at once if its dates were changed by hand, and is never swept', async () => {
    const store = await open();
    await store.write([put('ABCD', 5000), { put: 'left', table: 'ABCD', at: 1000 }]);
    await store.release(['ABCD']);
    expect(await store.dueTables('', 9)).toEqual([{ code: 'ABCD', due: 5000 }]);
    expect(await store.leftTables(1000, '', 9)).toEqual(['ABCD']);
    await postgres.query(database, 'UPDATE posse.tables SET due = 9000, left_at = 1');
    expect(await store.dueTables('', 9)).toEqual([{ code: 'ABCD', due: 0 }]);
    expect(await store.leftTables(1000, '', 9)).toEqual([]);
  });

  test('a table is due at once if its due date was removed by hand', async () => {
    const store = await open();
    await store.write([put('ABCD', 0), put('EFGH', 3000), put('IJKL'), { put: 'left', table: 'EFGH', at: 5000 }]);
    await store.release(['ABCD', 'EFGH', 'IJKL']);
    await postgres.query(database, 'UPDATE posse.tables SET due = NULL');
    expect(await store.markLeft(700, '', 10)).toEqual(['ABCD', 'IJKL']);
    expect(await store.leftTables(9000, '', 10)).toEqual(['IJKL']);
    expect(await store.dueTables('', 10)).toEqual([
      { code: 'ABCD', due: 0 },
      { code: 'EFGH', due: 0 },
    ]);
  });
});

test('PostgreSQL computes the same checksums of rows as SQLite', async () => {
  const store = await open();
  const folder = mkdtempSync(join(tmpdir(), 'posse-marks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'posse.db');
  const inFile = openSqliteStore(file);
  for (const kept of [store, inFile]) {
    await kept.write(EVENING);
    await kept.write([
      put('ABCD', 7),
      {
        put: 'answer',
        game: 'g',
        record: {
          step: 3,
          seat: 1,
          answer: '"é\u0007\t\\🤠\u2028\x7f</"',
          byBot: true,
          bot: 'le"g',
          took: 0,
          at: 2 ** 52,
        },
      },
    ]);
    await kept.write([
      { put: 'closed', table: 'ABCD', at: 77 },
      { put: 'left', table: 'EFGH', at: 3 },
    ]);
  }
  await inFile.close();
  const MARKS = [
    'SELECT mark, when_mark FROM tables ORDER BY code',
    'SELECT mark, outcome_mark FROM games ORDER BY id',
    'SELECT answers.mark FROM answers JOIN games ON key = answers.game ORDER BY id, number',
    'SELECT snapshots.mark FROM snapshots JOIN games ON key = snapshots.game ORDER BY id',
    'SELECT mark FROM lines ORDER BY table_code, number',
  ];
  const sqlite = new DatabaseSync(file);
  for (const marks of MARKS) {
    const found = await postgres.query(database, `SET search_path = posse; ${marks}`);
    expect(found, marks).toEqual(
      sqlite
        .prepare(marks)
        .all()
        .map((row) => ({ ...row })),
    );
  }
  sqlite.close();
});
