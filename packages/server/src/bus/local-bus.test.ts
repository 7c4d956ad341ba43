// Tests of the bus of a single process: order, restored tables, retries.

import { expect, test } from 'vitest';
import { type Receiver, type ToTable, Unavailable } from './bus.ts';
import { LocalBus } from './local-bus.ts';

test('the local bus delivers a message to the table of its code, if there is such a table', () => {
  const bus = new LocalBus();
  const heard: ToTable[] = [];
  expect(bus.toTable('HERE', { kind: 'gone', client: 'a' })).toBe(false);
  const table = { receive: (message: ToTable) => heard.push(message) > 0 };
  const here = (code: string) => (code === 'HERE' ? table : null);
  bus.serve({ here, find: here });
  expect(bus.toTable('THERE', { kind: 'gone', client: 'a' })).toBe(false);
  expect(bus.toTable('HERE', { kind: 'gone', client: 'a' })).toBe(true);
  expect(heard).toEqual([{ kind: 'gone', client: 'a' }]);
});

test('the local bus delivers texts and dismissals to a client until that client disconnects', () => {
  const bus = new LocalBus();
  const heard: unknown[] = [];
  bus.connect('a', {
    send: (text) => void heard.push(text),
    dismiss: (code, reason) => void heard.push([code, reason]),
  });
  bus.toClient('a', 'hello');
  bus.toClient('b', 'nobody');
  bus.dismiss('a', 1000, 'swept');
  bus.disconnect('a');
  bus.toClient('a', 'anybody?');
  bus.dismiss('a', 1000, 'again');
  expect(heard).toEqual(['hello', [1000, 'swept']]);
});

const arrived = (client: string): ToTable => ({
  kind: 'arrived',
  from: { client, guest: client, pass: null, network: null },
  join: { type: 'join', version: 2, table: 'HERE' },
});
const said = (client: string): ToTable => ({ kind: 'said', client, message: { type: 'sit' } });
const gone = (client: string): ToTable => ({ kind: 'gone', client });
const inShort = (message: ToTable): string =>
  message.kind === 'arrived' ? `${message.from.client} arrived` : `${message.client} ${message.kind}`;

test('while a table is restored, each client’s messages wait in order, and a hang-up takes effect after them', async () => {
  const bus = new LocalBus();
  const heard: string[] = [];
  const coming = Promise.withResolvers<Receiver>();
  let table: Receiver | null = null;
  bus.serve({ here: () => table, find: () => table ?? coming.promise });
  const brought = [arrived('a'), arrived('b'), said('a'), gone('b'), said('a')].map((message) =>
    bus.toTable('HERE', message),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
  table = { receive: (message) => heard.push(inShort(message)) > 0 };
  coming.resolve(table);
  // By now the table is there, but what was said before comes first.
  const last = bus.toTable('HERE', gone('a'));
  expect(await Promise.all([...brought, last])).toEqual(Array(6).fill(true));
  expect(heard.filter((one) => one.startsWith('a'))).toEqual(['a arrived', 'a said', 'a said', 'a gone']);
  expect(heard.filter((one) => one.startsWith('b'))).toEqual(['b arrived', 'b gone']);
  expect(bus.toTable('HERE', said('a'))).toBe(true);
});

test('the local bus looks again for a table that is not where it was, and no message is lost', async () => {
  const bus = new LocalBus();
  const heard: string[] = [];
  const closed: Receiver = { receive: () => false };
  const open: Receiver = { receive: (message) => heard.push(inShort(message)) > 0 };
  const places = [closed, closed, open];
  bus.serve({ here: () => null, find: () => Promise.resolve(places.shift() ?? open) });
  expect(await bus.toTable('HERE', said('a'))).toBe(true);
  expect(heard).toEqual(['a said']);
  expect(places).toEqual([]);
});

test('a connection is closed with code 1012 if its table can’t be found', async () => {
  const bus = new LocalBus();
  const closed: Receiver = { receive: () => false };
  const dismissed: unknown[] = [];
  bus.connect('a', { send: () => undefined, dismiss: (...why) => void dismissed.push(why) });
  bus.serve({ here: () => closed, find: () => closed });
  expect(await bus.toTable('HERE', said('a'))).toBe(true);
  expect(dismissed).toEqual([[1012, 'moved']]);
  expect(await bus.toTable('HERE', gone('a'))).toBe(false);
});

test('if the store cannot tell whether a table exists, the client hears "try later", and later messages arrive', async () => {
  const bus = new LocalBus();
  const heard: string[] = [];
  const receive = (message: ToTable) => heard.push(inShort(message)) > 0;
  const tries = [() => Promise.reject(new Unavailable('try-later', 'The store is away.')), () => ({ receive })];
  bus.serve({ here: () => null, find: () => tries.shift()?.() ?? null });
  const [first, second] = [bus.toTable('HERE', arrived('a')), bus.toTable('HERE', said('a'))];
  await expect(first).rejects.toMatchObject({ reason: 'try-later', closeCode: 1013 });
  expect(await second).toBe(true);
  expect(await bus.toTable('HERE', said('a'))).toBe(false);
});

test('the local bus gives every client a name of its own', () => {
  const bus = new LocalBus();
  expect(bus.newClient()).not.toBe(bus.newClient());
});
