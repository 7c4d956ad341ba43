// Tests of the HTTP side of a server: replies, errors, logs.

import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { OpenRequests } from '../limits/open-requests.ts';
import { fakeServer, PLAN } from '../testing/fake-server.ts';
import { heard, visit } from '../testing/raw-socket.ts';
import { until } from '../testing/wait-until.ts';
import { MAX_BODY_BYTES } from './error-replies.ts';

const POST = { method: 'POST', url: '/api/tables' } as const;
const json = { 'content-type': 'application/json' };

test('the API’s start page says what the API is, and its links work', async () => {
  const { ask } = await fakeServer();
  await ask({ ...POST, payload: { ...PLAN, isPublic: true } });
  const { body, headers } = await ask('/api');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('unofficial');
  expect(body).toContain('Public tables now: 1.');
  expect(body).not.toContain('<script');
  const links = [...body.matchAll(/href="([^"]+)"/g)].map(([, url]) => String(url));
  expect(links).toContain('/api/openapi.json');
  for (const url of links) expect((await ask(url)).statusCode).toBe(200);
});

test('the reply for an unknown API address names that address and where the API is described', async () => {
  const { ask } = await fakeServer();
  const reply = await ask({ method: 'DELETE', url: '/api/chairs/T0?token=hush' });
  expect([reply.statusCode, reply.json()]).toEqual([
    404,
    {
      code: 'not-found',
      message: 'There is nothing at DELETE /api/chairs/T0: the API is described at /api/openapi.json.',
    },
  ]);
});

test.each([
  ['no body', {}, 400, 'The body is missing: it should be an object.'],
  ['an empty body', { headers: json, payload: '' }, 400, 'The body is empty: it should be JSON.'],
  ['what is not JSON', { headers: json, payload: '{"game":' }, 400, 'The body is not JSON.'],
  ['a trick', { headers: json, payload: '{"__proto__":{}}' }, 400, 'The body is not JSON.'],
  [
    'a form',
    { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'game=card' },
    415,
    /^The body should be JSON/,
  ],
  ['a text', { headers: { 'content-type': 'text/plain' }, payload: '{}' }, 415, /^The body should be JSON/],
  [
    'too much',
    { headers: json, payload: `"${'x'.repeat(MAX_BODY_BYTES)}"` },
    413,
    'The body is too large: 16 kB is the most.',
  ],
  ['a plan without a game', { payload: { plan: { seats: 4 } } }, 400, /^"game" is missing: /],
] as const)('a request to make a table with %s is refused in plain words', async (_what, sent, status, message) => {
  const { ask } = await fakeServer();
  const reply = await ask({ ...POST, ...sent });
  expect([reply.statusCode, reply.json().code]).toEqual([status, 'malformed']);
  expect(reply.json().message).toMatch(message);
});

test.each([
  ['an address that cannot be read', { url: '/%zz' }],
  ['a wrong host', { url: '/nowhere', headers: { host: 'stranger.example' } }],
  ['an unknown method', { url: '/nowhere', method: 'PROPFIND' }],
] as const)(
  'a refused request counts towards the limit of requests too, so that a flood has to wait: %s',
  async (_what, asked) => {
    const { app } = await fakeServer({ requestsPerMinute: 1 });
    expect((await app.inject(asked)).statusCode).not.toBe(429);
    expect((await app.inject(asked)).statusCode).toBe(429);
  },
);

test('a connection is closed when a fifth request on it is still unanswered', async () => {
  const { app } = await fakeServer();
  new OpenRequests(() => undefined).guard(app.server);
  const socket = await visit(app);
  socket.write('GET /api/rules HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(100));
  expect(await heard(socket).catch(() => '')).toBe('');
  await app.close();
});

test('a CONNECT tunnel is refused, and its connection is closed although the caller never hangs up', async () => {
  const { app } = await fakeServer();
  const accepted = once(app.server, 'connection') as Promise<[Socket]>;
  const socket = await visit(app);
  socket.allowHalfOpen = true;
  socket.write('CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere:443\r\n\r\n');
  const [there] = await accepted;
  await until(() => there.destroyed, 'the end of the tunnel');
  socket.destroy();
  await app.close();
});

test('a request with an unreadable address is refused', async () => {
  const { ask } = await fakeServer();
  expect((await ask('/api/tables/%zz')).json().code).toBe('malformed');
  const long = await ask(`/api/tables/${'x'.repeat(500)}`);
  expect([long.statusCode, long.json().code]).toEqual([414, 'malformed']);
});

test('an unexpected error is logged, and the reply contains none of its details', async () => {
  const { ask, tables, logged } = await fakeServer();
  tables.create = () => Promise.reject(new Error('The cellar is under water.'));
  const reply = await ask({ ...POST, payload: PLAN });
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'internal']);
  expect(reply.body).not.toContain('cellar');
  expect(logged()).toContain('The cellar is under water.');
});

test('the health check reports success only while the server’s store works', async () => {
  const { ask, store, logged } = await fakeServer();
  const well = await ask('/healthz');
  expect([well.statusCode, well.json()]).toEqual([200, { status: 'ok', tables: 0, connections: 7 }]);
  store.failure = new Error('No disk.');
  const ill = await ask('/healthz');
  expect([ill.statusCode, ill.json().status]).toEqual([503, 'failing']);
  expect(ill.body).not.toContain('disk');
  expect(logged()).toContain('No disk.');
});

test('a failing store changes neither /livez nor /readyz; a server about to stop or fenced off is not ready', async () => {
  const { ask, store, standing } = await fakeServer();
  const told = async () => [(await ask('/livez')).statusCode, (await ask('/readyz')).statusCode];
  expect(await told()).toEqual([200, 200]);
  store.failure = new Error('No disk.');
  expect(await told()).toEqual([200, 200]);
  store.failure = null;
  standing.isStopping = true;
  expect(await told()).toEqual([200, 503]);
  standing.isStopping = false;
  standing.isFenced = true;
  expect(await told()).toEqual([503, 503]);
});

test('only the machine itself, and callers with the token, may read the metrics', async () => {
  const { ask } = await fakeServer({ metricsToken: 'let me in' });
  await ask('/api/tables/nope');
  const status = async (remoteAddress: string, headers = {}) =>
    (await ask({ url: '/metrics', remoteAddress, headers })).statusCode;
  const { body, headers } = await ask('/metrics');
  expect(headers['content-type']).toContain('text/plain; version=0.0.4');
  expect(body).toContain('posse_connections 7');
  expect(body).toContain('posse_errors_total{code="no-such-table"} 1');
  expect(body).toContain('posse_request_seconds_count{route="/api/tables/:code",status="404"} 1');
  expect(body).toContain('process_cpu_seconds_total');
  expect(await status('::1')).toBe(200);
  expect(await status('127.0.0.1', { 'x-forwarded-for': '10.0.0.2' })).toBe(404);
  expect(await status('10.0.0.2')).toBe(404);
  expect(await status('10.0.0.2', { authorization: 'Bearer let me out' })).toBe(404);
  expect(await status('10.0.0.2', { authorization: 'Bearer let me in' })).toBe(200);
});

test('refuses the metrics to distant callers while no token is set', async () => {
  const { ask } = await fakeServer();
  const far = { url: '/metrics', remoteAddress: '10.0.0.2' };
  expect((await ask({ ...far, headers: { authorization: 'Bearer null' } })).statusCode).toBe(404);
  expect((await ask({ ...far, headers: { authorization: 'Bearer ' } })).statusCode).toBe(404);
});

test('the request log has method, path and status of each request, and no secrets', async () => {
  const { ask, guests, logged } = await fakeServer({ metricsToken: 'token-secret' });
  const pass = guests.sessionOf('ann');
  await ask({ ...POST, payload: PLAN, headers: { cookie: `posse=${pass}`, authorization: `Bearer ${pass}` } });
  await ask({ ...POST, payload: { ...PLAN, plan: { seats: 'body-secret' } } });
  await ask('/api/tables/CODE-SECRET?token=query-secret');
  await ask('/nowhere?token=query-secret');
  await ask({ url: '/metrics', headers: { authorization: 'Bearer token-secret' } });
  expect(logged()).toContain('"method":"POST","path":"/api/tables","status":201');
  expect(logged()).toContain('"path":"/api/tables/:code","status":404');
  expect(logged()).toContain('"path":"/nowhere","status":404');
  for (const secret of [pass, 'posse=', 'Bearer', 'body-secret', 'CODE-SECRET', 'query-secret', 'token-secret'])
    expect(logged()).not.toContain(secret);
});

test('a message that is not even HTTP is answered with a problem document as well', async () => {
  const { app } = await fakeServer();
  const socket = await visit(app);
  socket.write('HELLO\r\n\r\n');
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 400 Bad Request[\s\S]*"code":"malformed"/);
  await app.close();
});

test('a server that closes finishes the requests under way, and begins no new ones', async () => {
  const { app, store } = await fakeServer();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  store.check = () => {
    begin();
    return held;
  };
  const socket = await visit(app);
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await begun;
  const closed = app.close();
  // Requests in progress end as soon as the next one has arrived.
  app.server.once('request', () => release());
  socket.write('GET /api/tables HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const all = await heard(socket);
  await closed;
  expect(all).toContain('{"status":"ok"');
  expect(all).toContain('HTTP/1.1 503 Service Unavailable');
  expect(all).toContain('{"code":"closing"');
});
