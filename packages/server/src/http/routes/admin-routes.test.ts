// Tests of the operator's routes.

import { expect, test } from 'vitest';
import { WRONG_TOKENS } from '../../limits/admin-token-limit.ts';
import { ADMIN_TOKEN, type FakeServer, fakeServer } from '../../testing/fake-server.ts';

const shown = (token: string) => ({ authorization: `Bearer ${token}` });

const look = (server: FakeServer, token: string, remoteAddress = '203.0.113.7') =>
  server.ask({ url: '/api/admin/overview', headers: shown(token), remoteAddress });

/** Sends a request of the operator. */
const does = (server: FakeServer, path: string, payload: object) =>
  server.ask({ method: 'POST', url: `/api/admin/${path}`, headers: shown(ADMIN_TOKEN), payload });

test('the admin routes admit only requests with the admin token, and log wrong tokens', async () => {
  const server = await fakeServer();
  expect((await look(server, ADMIN_TOKEN)).statusCode).toBe(200);
  const wrong = await look(server, 'a-guess-of-mine');
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json()).toEqual({ code: 'bad-token', message: 'This is not the admin token of this server.' });
  expect(wrong.headers['www-authenticate']).toBe('Bearer');
  expect((await server.ask('/api/admin/overview')).json().message).toBe('Show the admin token, as a bearer token.');
  // A stranger does not learn what is wrong with a body, and it is not read.
  for (const payload of ['{"text":""}', '{"text":', 'x'.repeat(1_000_000)]) {
    const headers = { 'content-type': 'application/json' };
    const body = await server.ask({ method: 'POST', url: '/api/admin/announce', headers, payload });
    expect(body.statusCode).toBe(401);
  }
  expect(server.adminService.done).toEqual(['looks for ""']);
  expect(server.logged()).toContain('somebody has shown a wrong admin token');
  expect(server.logged()).not.toContain('a-guess-of-mine');
  expect(server.logged()).not.toContain(ADMIN_TOKEN);
  expect(server.logged()).not.toContain('203.0.113.7');
});

test('the admin routes of a server without an admin token admit nobody, and name the setting for it', async () => {
  const server = await fakeServer({ adminToken: null, store: 'postgres://posse@host/posse' });
  const reply = await look(server, ADMIN_TOKEN);
  expect(reply.statusCode).toBe(404);
  expect(reply.json().message).toContain('POSSE_ADMIN_TOKEN');
});

test('a network that guesses admin tokens is locked out, and other networks are not', async () => {
  const server = await fakeServer({ ownNetworks: ['10.0.0.0/8'] });
  for (let times = 0; times < WRONG_TOKENS.burst; times++)
    expect((await look(server, `guess ${times}`, '10.0.0.1')).statusCode).toBe(401);
  const stopped = await look(server, ADMIN_TOKEN, '10.0.0.1');
  expect(stopped.statusCode).toBe(429);
  expect(stopped.json().message).toMatch(
    /^Too many wrong tokens have come from your network. Try again in \d+ seconds/,
  );
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await look(server, ADMIN_TOKEN, '10.0.0.2')).statusCode).toBe(200);
});

test('wrong admin tokens from many networks lock out nobody else', async () => {
  const server = await fakeServer();
  for (let place = 0; place < 25; place++)
    for (let times = 0; times < WRONG_TOKENS.burst; times++) await look(server, 'a-guess', `203.0.113.${place}`);
  expect((await look(server, ADMIN_TOKEN, '203.0.113.24')).statusCode).toBe(429);
  expect((await look(server, ADMIN_TOKEN, '192.0.2.9')).statusCode).toBe(200);
});

test('each action on the admin routes is done once, checked and logged', async () => {
  const server = await fakeServer();
  expect((await does(server, 'announce', { text: ' Back at nine. ' })).json()).toEqual({ tables: 3, silent: [] });
  await does(server, 'announce', { text: 'Only you.', table: 'ABCDEF' });
  await does(server, 'tables/ABCDEF/close', { why: 'It was rude.' });
  await does(server, 'tables/ABCDEF/close', {});
  await does(server, 'tables/ABCDEF/send-away', { person: 'm4rk' });
  const pack = 'ab'.repeat(32);
  expect((await does(server, 'packs', { pack, isBarred: true })).json()).toEqual({ barred: [pack] });
  expect((await does(server, 'packs', { pack: 'short', isBarred: true })).statusCode).toBe(400);
  expect((await does(server, 'backup', {})).json()).toEqual({ file: 'posse-20260131T235959.db', bytes: 7 });
  await server.ask({ url: '/api/admin/overview?search=ann', headers: shown(ADMIN_TOKEN) });
  expect(server.adminService.done).toEqual([
    'tells all "Back at nine."',
    'ABCDEF: {"do":"announce","text":"Only you."}',
    'ABCDEF: {"do":"close","why":"It was rude."}',
    'ABCDEF: {"do":"close","why":""}',
    'ABCDEF: {"do":"send-away","person":"m4rk"}',
    `bars ${pack}`,
    'copies',
    'looks for "ann"',
  ]);
  const noted = server
    .logged()
    .split('\n')
    .filter((line) => line.includes('whoever runs the server'))
    .map((line) => JSON.parse(line));
  expect(noted.map(({ what, table }) => [what, table])).toEqual([
    ['announce', null],
    ['announce', 'ABCDEF'],
    ['close', 'ABCDEF'],
    ['close', 'ABCDEF'],
    ['send away', 'ABCDEF'],
    ['bar pack', undefined],
    ['backup', undefined],
  ]);
  expect(noted.every(({ by }) => by === server.guests.networkHash('127.0.0.1'))).toBe(true);
  expect(server.logged()).not.toContain(ADMIN_TOKEN);
});

test('the admin routes refuse an unreadable or too long text', async () => {
  const server = await fakeServer();
  for (const text of ['', '   ', 'x'.repeat(301), 'two\nlines'])
    expect((await does(server, 'announce', { text })).statusCode).toBe(400);
  expect((await does(server, 'announce', { text: 'a\u202eb' })).json().message).toBe(
    '"text" is "a\u202eb": it should be one line without invisible characters.',
  );
  expect((await does(server, 'tables/ABCDEF/close', { why: 'x'.repeat(81) })).statusCode).toBe(400);
  const search = `/api/admin/overview?search=${'x'.repeat(41)}`;
  expect((await server.ask({ url: search, headers: shown(ADMIN_TOKEN) })).statusCode).toBe(400);
  expect(server.adminService.done).toEqual([]);
});
