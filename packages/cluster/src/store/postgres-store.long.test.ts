// Tests nodes that share a PostgreSQL: ownership, death, leaving.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { answer, answered, deal, line, put, refusal, table } from '@posse/store/samples';
import { beforeEach, expect, onTestFinished, test as testAlways } from 'vitest';
import { skipsWithout } from '../local/program-list.mjs';
import { openNode, type PrivatePostgres, privatePostgres } from '../testing/private-postgres.ts';
import type { SharedStore } from './shared-store.ts';

const test = testAlways.skipIf(skipsWithout('postgres'));

let postgres: PrivatePostgres;
let database: string;

beforeEach(async () => {
  postgres = await privatePostgres();
  database = await postgres.newDatabase();
  onTestFinished(() => postgres.drop(database));
});

async function open() {
  const opened = await openNode(postgres.url(database));
  onTestFinished(() => opened.store.close());
  return opened;
}

const eventually = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { timeout: 60_000, interval: 10 }).toBe(true);

/** Waits until this node has stood still for long enough, and lets another node declare it dead. */
async function bury(by: SharedStore, id: string): Promise<void> {
  await eventually(async () => {
    const seen = (await by.livingNodes()).find((node) => node.id === id);
    return seen !== undefined && by.declareDead(id, seen.heartbeat);
  });
}

test('a new table is given to the first node that claims it', async () => {
  const [a, b] = [await open(), await open()];
  expect(await a.store.claim('ABCD')).toEqual({ kind: 'none' });
  await a.store.addTable(table('ABCD'));
  await expect(a.store.write([line('ABCD', 1)])).rejects.toEqual(refusal('moved'));
  const claims = await Promise.all([a.store.claim('ABCD'), b.store.claim('ABCD')]);
  const [winner, loser] = claims[0]?.kind === 'ours' ? [a, b] : [b, a];
  expect(claims).toContainEqual({ kind: 'ours', from: null });
  expect(claims).toContainEqual({ kind: 'theirs', node: winner.node });
  expect(await winner.store.claim('ABCD')).toEqual({ kind: 'ours', from: null });
  expect([await loser.store.owner('ABCD'), await loser.store.owner('EFGH')]).toEqual([winner.node, null]);
  await winner.store.write([put('ABCD'), deal('g'), answer('g', 0)]);
  for (const change of [put('ABCD'), deal('h'), answer('g', 1), line('ABCD', 1)])
    await expect(loser.store.write([change])).rejects.toEqual(refusal('moved'));
  expect(await loser.store.answers('g', 0)).toEqual([answered(0)]);
  await winner.store.write([{ put: 'closed', table: 'ABCD', at: 1 }]);
  expect(await loser.store.claim('ABCD')).toEqual({ kind: 'none' });
});

test('a pack that one node bars is barred for all, until one allows it again', async () => {
  const [a, b] = [await open(), await open()];
  await a.store.barPack('bb', true);
  await b.store.barPack('aa', true);
  await b.store.barPack('aa', true);
  expect(await a.store.barredPacks()).toEqual(['aa', 'bb']);
  await a.store.barPack('aa', false);
  expect(await b.store.barredPacks()).toEqual(['bb']);
  await postgres.query(database, `UPDATE posse.barred_packs SET pack = 'cc'`);
  await expect(b.store.barredPacks()).rejects.toEqual(refusal('spoilt'));
});

test('a table is released after all earlier writes, so that it can be claimed again', async () => {
  const [a, b] = [await open(), await open()];
  await a.store.write([put('ABCD'), deal('g')]);
  const writes = Array.from({ length: 50 }, (_, number) => a.store.write([answer('g', number)]));
  const released = a.store.release(['ABCD', 'EFGH']);
  const again = a.store.claim('ABCD');
  await Promise.all([...writes, released]);
  expect(await again).toEqual({ kind: 'ours', from: null });
  await a.store.write([answer('g', 50)]);
  await a.store.release(['ABCD']);
  expect(await b.store.claim('ABCD')).toEqual({ kind: 'ours', from: null });
  expect(await b.store.answers('g', 0)).toHaveLength(51);
  await expect(a.store.write([answer('g', 51)])).rejects.toEqual(refusal('moved'));
});

test('the store shows heartbeat, session and link of each node, until the node leaves', async () => {
  const [a, b] = [await open(), await open()];
  a.store.linked = true;
  await a.store.write([put('ABCD', 7), deal('g')]);
  const seen = await b.store.livingNodes();
  expect(seen.map(({ id, hasSession, linked }) => [id, hasSession, linked])).toEqual([
    [a.node, true, true],
    [b.node, true, false],
  ]);
  await eventually(async () =>
    (await b.store.livingNodes()).every(({ heartbeat }, place) => heartbeat > (seen[place]?.heartbeat ?? 0)),
  );
  expect(await b.store.dueTables('', 10)).toEqual([]);
  await Promise.all([a.store.write([answer('g', 0)]), a.store.leave()]);
  expect((await b.store.livingNodes()).map(({ id }) => id)).toEqual([b.node]);
  expect(await b.store.dueTables('', 10)).toEqual([{ code: 'ABCD', due: 7 }]);
  expect(await b.store.claim('ABCD')).toEqual({ kind: 'ours', from: null });
  expect(await b.store.answers('g', 0)).toHaveLength(1);
  await expect(a.store.write([answer('g', 1)])).rejects.toEqual(refusal('closed'));
  expect(a.fenced).toEqual([]);
});

test('all writes of a dead node are refused, and that is reported once', async () => {
  const [a, b] = [await open(), await open()];
  await a.store.write([put('ABCD', 0), deal('g'), answer('g', 0)]);
  expect(await b.store.declareDead(a.node, -1)).toBe(false);
  await bury(b.store, a.node);
  const ends = await Promise.allSettled([a.store.write([answer('g', 1)]), a.store.write([deal('h', 'EFGH')])]);
  expect(ends).toEqual(Array(2).fill({ status: 'rejected', reason: refusal('fenced') }));
  await expect(a.store.write([answer('g', 1)])).rejects.toThrow('declared this one dead');
  await expect(a.store.claim('ABCD')).rejects.toEqual(refusal('fenced'));
  await expect(a.store.check()).rejects.toEqual(refusal('fenced'));
  expect(a.fenced).toEqual([refusal('fenced')]);
  expect(a.lost).toEqual([]);
  expect(await b.store.dueTables('', 10)).toEqual([{ code: 'ABCD', due: 0 }]);
  expect(await b.store.claim('ABCD')).toEqual({ kind: 'ours', from: a.node });
  expect(await b.store.dueTables('', 10)).toEqual([]);
  await b.store.write([answer('g', 1)]);
  expect(await b.store.declareDead(a.node, 1)).toBe(false);
  expect(await b.store.answers('g', 0)).toEqual([answered(0), answered(1)]);
});

test('a node is declared dead only after its running write', async () => {
  const [a, b] = [await open(), await open()];
  await a.store.write([put('ABCD'), deal('g')]);
  // The write ends only when another session waits for this node's row.
  await postgres.query(
    database,
    `CREATE FUNCTION posse.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       WHILE NOT EXISTS (SELECT FROM pg_locks WHERE NOT granted) LOOP PERFORM pg_sleep(0.01); END LOOP;
       RETURN NEW;
     END $$;
     CREATE TRIGGER slow BEFORE INSERT ON posse.answers FOR EACH ROW EXECUTE FUNCTION posse.slow()`,
  );
  const write = a.store.write([answer('g', 0)]);
  const WRITES = `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE 'SELECT keep%'`;
  await eventually(async () => (await postgres.query(database, WRITES)).length === 1);
  const [seen] = await b.store.livingNodes();
  expect(await b.store.declareDead(a.node, seen?.heartbeat ?? -1)).toBe(false);
  await write;
  expect(await b.store.answers('g', 0)).toHaveLength(1);
});

test('the writes of a frozen node that wakes after it was declared dead are refused', async () => {
  const here = await open();
  const script = `
    const { openPostgresStore } = await import(${JSON.stringify(new URL('postgres-store.ts', import.meta.url).href)});
    const fenced = (failure) => { console.log(failure.reason); process.exit(3); };
    const url = ${JSON.stringify(postgres.url(database))};
    const store = await openPostgresStore(url, { node: 'frozen', committed() {}, fenced, lost: fenced });
    await store.write([${JSON.stringify(put('ABCD'))}, ${JSON.stringify(deal('g'))}]);
    for (let number = 0; ; number++) {
      await store.write([{ put: 'answer', game: 'g', record: { ...${JSON.stringify(answered(0))}, step: number } }]);
      console.log(number);
    }`;
  const child = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => void said.push(text));
  await eventually(() => said.length > 20);
  child.kill('SIGSTOP');
  await bury(here.store, 'frozen');
  expect(await here.store.claim('ABCD')).toEqual({ kind: 'ours', from: 'frozen' });
  const kept = await here.store.answers('g', 0);
  await here.store.write([answer('g', kept.length)]);
  child.kill('SIGCONT');
  await eventually(() => child.exitCode === 3);
  expect(said.at(-1)).toBe('fenced');
  expect(await here.store.answers('g', 0)).toHaveLength(kept.length + 1);
  // Every write that it reported as kept is there.
  expect(Number(said.at(-2))).toBeLessThan(kept.length);
  const writers = await postgres.query<{ id: string }>(
    database,
    'SELECT id FROM posse.answers JOIN posse.nodes ON key = node ORDER BY number',
  );
  expect(writers.map(({ id }) => id)).toEqual([...Array(kept.length).fill('frozen'), here.node]);
});

test('the store shows no session of a killed node', async () => {
  const here = await open();
  const script = `
    const { openPostgresStore } = await import(${JSON.stringify(new URL('postgres-store.ts', import.meta.url).href)});
    const nothing = () => undefined;
    await openPostgresStore(${JSON.stringify(postgres.url(database))}, { node: 'killed', committed: nothing, fenced: nothing, lost: nothing });
    console.log('here');`;
  const child = spawn(process.execPath, ['--conditions=source', '--input-type=module', '-e', script]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const sessions = async () => (await here.store.livingNodes()).find(({ id }) => id === 'killed')?.hasSession ?? null;
  await expect.poll(sessions, { timeout: 60_000 }).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(sessions, { timeout: 60_000 }).toBe(false);
});

test('withdrawals of sessions are returned in order, to every node', async () => {
  const [a, b] = [await open(), await open()];
  await Promise.all(['x', 'y', 'x\0'].flatMap((guest) => [a.store.withdraw(guest), b.store.withdraw(guest)]));
  const all = await a.store.withdrawn(0, 100);
  expect(all.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(all.map(({ guest }) => guest).toSorted()).toEqual(['x', 'x', 'x\0', 'x\0', 'y', 'y']);
  expect(await b.store.withdrawn(2, 3)).toEqual(all.slice(2, 5));
});
