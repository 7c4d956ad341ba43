// Tests of tables over HTTP: new ones, the public list, one by its code.

import { StoreFailure } from '@posse/store';
import { expect, test } from 'vitest';
import { Refused } from '../../refused-request.ts';
import { fakeServer, PLAN } from '../../testing/fake-server.ts';

const NEW = { method: 'POST', url: '/api/tables', payload: PLAN } as const;

test('a new guest who makes a table gets the table, a cookie and a session', async () => {
  const { ask, tables, guests } = await fakeServer();
  const reply = await ask(NEW);
  expect(reply.statusCode).toBe(201);
  const { table, pass } = reply.json();
  expect(table).toMatchObject({ code: 'T0', isPublic: false, clock: { answer: 45, bank: 180 } });
  expect(guests.guestOf(pass)).toBe(tables.made[0]?.host);
  expect(reply.headers.location).toBe('/api/tables/T0');
  expect(reply.headers['set-cookie']).toEqual([`posse=${pass}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`]);
});

test('without a trusted proxy, a caller’s claim to use https is ignored', async () => {
  const { ask } = await fakeServer();
  const reply = await ask({ ...NEW, headers: { 'x-forwarded-proto': 'https' } });
  expect(String(reply.headers['set-cookie'])).toMatch(/^posse=(?!.*Secure)/);
});

test('a guest who makes a table is identified by cookie or header, and gets no new session', async () => {
  const { ask, tables, guests } = await fakeServer();
  for (const headers of [
    { cookie: `other=1; posse=${guests.sessionOf('ann')}` },
    { authorization: `Bearer ${guests.sessionOf('ann')}` },
  ]) {
    const reply = await ask({ ...NEW, headers });
    expect(reply.json().pass).toBe(null);
    expect(reply.headers['set-cookie']).toBe(undefined);
    expect(tables.made.at(-1)?.host).toBe('ann');
  }
});

test('a request with a session that this server did not sign is refused', async () => {
  const { ask, tables } = await fakeServer();
  for (const pass of [' ann.forged', ' nonsense', ' ', '']) {
    const reply = await ask({ ...NEW, headers: { authorization: `Bearer${pass}` } });
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('bad-pass');
    expect(reply.headers['www-authenticate']).toBe('Bearer');
  }
  expect(tables.count).toBe(0);
});

test('a request with a forged cookie is treated as that of a new guest', async () => {
  const { ask, tables } = await fakeServer();
  const reply = await ask({ ...NEW, headers: { cookie: 'posse=ann.forged' } });
  expect(reply.statusCode).toBe(201);
  expect(String(reply.headers['set-cookie'])).toMatch(/^posse=./);
  expect(tables.made[0]?.host).not.toBe('ann');
});

test('a password meant for the proxy is not taken for a guest’s session', async () => {
  const { ask } = await fakeServer();
  const reply = await ask({ ...NEW, headers: { authorization: 'Basic YW5uOmFubg==' } });
  expect(reply.statusCode).toBe(201);
});

test.each([
  ['bad-plan', 400],
  ['full', 503],
  ['closing', 503],
] as const)('a new table that is refused with %s is answered by a problem with status %i', async (code, status) => {
  const { ask, tables } = await fakeServer();
  tables.create = () => Promise.reject(new Refused(code, 'No.'));
  const reply = await ask(NEW);
  expect([reply.statusCode, reply.json()]).toEqual([status, { code, message: 'No.' }]);
  expect(reply.headers['set-cookie']).toBe(undefined);
});

test('a request for a new table is answered with the reason if the store can’t save it', async () => {
  const { ask, tables, logged } = await fakeServer();
  tables.create = () => Promise.reject(new StoreFailure('full', 'The disk is full.'));
  const reply = await ask(NEW);
  expect(logged()).toContain('The disk is full.');
  expect([reply.statusCode, reply.json()]).toEqual([503, { code: 'not-stored', message: 'The disk is full.' }]);
});

test('the list of tables shows only public tables', async () => {
  const { ask } = await fakeServer();
  await ask(NEW);
  await ask({ ...NEW, payload: { ...PLAN, isPublic: true } });
  const reply = await ask('/api/tables');
  expect(reply.json().tables).toMatchObject([{ code: 'T1', free: 4 }]);
  expect(reply.headers['cache-control']).toBe('no-store');
});

test('a table is found by its code in any spelling: small letters, spaces or dashes', async () => {
  const { ask } = await fakeServer();
  await ask(NEW);
  expect((await ask('/api/tables/t0')).json()).toMatchObject({ code: 'T0' });
  const missing = await ask('/api/tables/nope');
  expect([missing.statusCode, missing.json().code]).toEqual([404, 'no-such-table']);
  const long = await ask(`/api/tables/${'x'.repeat(21)}`);
  expect([long.statusCode, long.json().code]).toEqual([400, 'malformed']);
});

test('a caller who guesses table codes is stopped, even after finding a table', async () => {
  const { ask } = await fakeServer({ guessesPerMinute: 3 });
  await ask(NEW);
  for (const code of ['a', 'b', 'c']) expect((await ask(`/api/tables/${code}`)).statusCode).toBe(404);
  for (const code of ['d', 'T0']) {
    const reply = await ask(`/api/tables/${code}`);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'slow-down']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask({ url: '/api/tables/T0', remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
});

test('behind a proxy a guesser of codes is identified by the proxy’s report, not by their own headers', async () => {
  const { ask } = await fakeServer({ guessesPerMinute: 1, trustProxy: true });
  const from = (forwarded: string) => ask({ url: '/api/tables/x', headers: { 'x-forwarded-for': forwarded } });
  expect((await from('1.1.1.1, 9.9.9.9')).statusCode).toBe(404);
  expect((await from('2.2.2.2, 9.9.9.9')).statusCode).toBe(429);
  expect((await from('2.2.2.2, 8.8.8.8')).statusCode).toBe(404);
});

test('refuses a request for a table with a game dealt by hand', async () => {
  const { ask } = await fakeServer();
  const staged = { seats: 4, staged: { roles: ['sheriff', 'outlaw', 'outlaw', 'renegade'], cards: ['bang'] } };
  for (const payload of [
    { ...PLAN, staged },
    { ...PLAN, plan: { ...PLAN.plan, ...staged } },
  ]) {
    const reply = await ask({ ...NEW, payload });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'malformed']);
  }
});

test('a host who asks for more legends than the server has time for is warned, and still gets the table', async () => {
  const { ask, tables } = await fakeServer();
  const made = async (bot: string) =>
    (await ask({ ...NEW, payload: { ...PLAN, plan: { ...PLAN.plan, bot } } })).json() as { readonly warning?: string };
  tables.legends = { tables: 61, most: 60 };
  expect((await made('legend')).warning).toContain('time for legends at 60 tables, and this is number 61');
  expect(tables.count).toBe(1);
  expect(await made('deputy')).not.toHaveProperty('warning');
  expect((await ask({ url: '/api/legends' })).json()).toEqual({ tables: 61, most: 60 });
  tables.legends = { tables: 60, most: 60 };
  expect(await made('legend')).not.toHaveProperty('warning');
});
