// Tests writes to PostgreSQL whose session or database goes away.

import type { Change } from '@posse/store';
import { answer, deal, line, put, refusal } from '@posse/store/samples';
import { Client } from 'pg';
import { beforeEach, expect, onTestFinished, test as testAlways } from 'vitest';
import { skipsWithout } from '../local/program-list.mjs';
import { Relay } from '../testing/cuttable-relay.ts';
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

const query = <Row extends object>(text: string): Promise<Row[]> => postgres.query<Row>(database, text);
const numbers = async (store: SharedStore): Promise<number[]> => (await store.answers('g', 0)).map(({ step }) => step);

async function open(port = postgres.port, writeTimeout?: number) {
  const opened = await openNode(postgres.url(database, port), writeTimeout === undefined ? {} : { writeTimeout });
  onTestFinished(() => opened.store.close());
  await opened.store.write([put('ABCD'), deal('g')]);
  return opened;
}

/** Sessions that wait at a gate of the test. */
const AT_THE_GATE = `wait_event = 'advisory'`;

/** Makes the rows of a trigger wait until the gate is opened. */
async function closedGate(trigger: string): Promise<{ readonly open: () => Promise<void> }> {
  const keeper = new Client(postgres.url(database));
  keeper.on('error', () => undefined);
  await keeper.connect();
  await keeper.query(`SELECT pg_advisory_lock(1);
    CREATE FUNCTION posse.gate() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END';
    CREATE TRIGGER gate ${trigger} EXECUTE FUNCTION posse.gate()`);
  return { open: () => keeper.end() };
}

const eventually = (holds: () => boolean | Promise<boolean>) =>
  expect.poll(holds, { timeout: 60_000, interval: 10 }).toBe(true);

/** Follows a write: how often was its outcome reported? */
function follow(write: Promise<void>): { readonly told: string[] } {
  const told: string[] = [];
  void write.then(
    () => told.push('kept'),
    () => told.push('refused'),
  );
  return { told };
}

test('a write whose answer was lost is stored, and reported once', async () => {
  const relay = await Relay.to(postgres.port);
  onTestFinished(() => relay.close());
  const { store, lost } = await open(relay.port);
  const swallowed = relay.swallowAnswers();
  const write = store.write([answer('g', 0), line('ABCD', 1)]);
  const { told } = follow(write);
  await swallowed;
  // The row is there already, but the node does not know it.
  await eventually(async () => (await query('SELECT FROM posse.answers')).length === 1);
  expect(told).toEqual([]);
  await write;
  await store.write([answer('g', 1), line('ABCD', 2)]);
  expect(await numbers(store)).toEqual([0, 1]);
  expect(await store.lines('ABCD', 10)).toHaveLength(2);
  expect(told).toEqual(['kept']);
  expect(lost).toEqual([]);
});

test('a bad write is told from a good one in a call whose answer was lost', async () => {
  const relay = await Relay.to(postgres.port);
  onTestFinished(() => relay.close());
  const { store } = await open(relay.port);
  const gate = await closedGate('BEFORE UPDATE OF refused ON posse.nodes FOR EACH ROW WHEN (NEW.refused IS NOT NULL)');
  const writes = [store.write([answer('g', 0)]), store.write([answer('nowhere', 0)])];
  const ends = Promise.allSettled(writes);
  // The call as a whole failed, so its writes go one by one.
  await eventually(async () => (await query(`SELECT FROM pg_stat_activity WHERE ${AT_THE_GATE}`)).length === 1);
  const swallowed = relay.swallowAnswers();
  await gate.open();
  await swallowed;
  expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await numbers(store)).toEqual([0]);
});

test('a write that did not arrive is sent again, and stored once', async () => {
  const relay = await Relay.to(postgres.port);
  onTestFinished(() => relay.close());
  const { store } = await open(relay.port);
  relay.swallowQuestions();
  const write = store.write([answer('g', 0)]);
  const { told } = follow(write);
  await write;
  expect(await numbers(store)).toEqual([0]);
  expect(told).toEqual(['kept']);
});

test('a write whose session was ended in the middle is stored once', async () => {
  const { store, fenced } = await open();
  const gate = await closedGate('BEFORE INSERT ON posse.answers FOR EACH ROW');
  const write = store.write([answer('g', 0)]);
  const { told } = follow(write);
  const END = `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity WHERE ${AT_THE_GATE}`;
  await eventually(async () => (await query(END)).length === 1);
  await gate.open();
  await write;
  expect(await numbers(store)).toEqual([0]);
  expect(told).toEqual(['kept']);
  expect(fenced).toEqual([]);
});

test('no write is lost or doubled when sessions are ended again and again', async () => {
  const { store, node } = await open();
  for (let number = 0; number < 100; number++) {
    // It hits some writes before they are sent, some in the middle and some afterwards.
    const blow = number % 5 === 0 ? query('SELECT pg_terminate_backend(pid) FROM posse.sessions') : null;
    await store.write([answer('g', number)]);
    await blow;
  }
  expect(await numbers(store)).toEqual(Array.from({ length: 100 }, (_, number) => number));
  expect((await store.livingNodes()).map(({ id }) => id)).toEqual([node]);
});

test('writes wait while the database is away, and go on when it is back', async () => {
  const { store, fenced, lost } = await open(postgres.port, 60_000);
  let waiting: Promise<unknown> = Promise.resolve();
  let isOver = false;
  // There is always a write under way, so some are cut off in the middle.
  const reading = Array.from({ length: 8 }, async () => {
    for (; !isOver; await new Promise((resolve) => setTimeout(resolve, 1))) await store.table('ABCD').catch(() => null);
  });
  try {
    await postgres.without(async () => {
      waiting = Promise.all([store.write([answer('g', 0)]), store.write([answer('g', 1)])]);
      await expect(store.check()).rejects.toThrow('Check that PostgreSQL runs');
    });
    await waiting;
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  await store.write([answer('g', 2)]);
  expect(await numbers(store)).toEqual([0, 1, 2]);
  await store.check();
  expect([fenced, lost]).toEqual([[], []]);
});

test('a write that could not be sent for a while is refused, and one that arrived is stored', async () => {
  const { store } = await open(postgres.port, 500);
  await postgres.without(async () => {
    // A heartbeat has noticed by now that the session is gone.
    await expect.poll(() => store.check().then(String, String), { timeout: 60_000 }).toContain('no answer');
    await expect(store.write([answer('g', 0)])).rejects.toEqual(refusal('failed'));
    await expect(store.write([line('ABCD', 1)])).rejects.toThrow('was not kept. Try again once PostgreSQL is back');
  });
  await eventually(async () => (await store.livingNodes())[0]?.hasSession === true);
  const again: readonly Change[] = [answer('g', 0), line('ABCD', 1)];
  await store.write(again);
  expect(await numbers(store)).toEqual([0]);
});

test('a database that refuses the node is reported as lost, once', async () => {
  const other = await postgres.newDatabase();
  const { store, lost } = await openNode(postgres.url(other));
  await postgres.drop(other);
  await eventually(() => lost.length > 0);
  expect(lost).toEqual([refusal('unreadable')]);
  await expect(store.write([deal('g')])).rejects.toThrow('There is no such database');
  await store.close();
});
