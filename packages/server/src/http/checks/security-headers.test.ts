// Tests of security headers and allowed origins.

import { expect, test, vi } from 'vitest';
import { fakeServer, PLAN } from '../../testing/fake-server.ts';
import { isOurOrigin } from './security-headers.ts';

const NEW = { method: 'POST', url: '/api/tables', payload: PLAN } as const;
const FRIEND = 'https://friend.example';

test('every reply has the security headers', async () => {
  const { ask } = await fakeServer({ names: ['posse.example'] });
  for (const url of ['/', '/api/tables', '/api/tables/nope', '/nowhere', '/healthz']) {
    const { headers } = await ask({ url, headers: { host: 'posse.example:8080' } });
    expect(headers['content-security-policy']).toBe(
      "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data:;" +
        "connect-src 'self' ws://posse.example:8080 wss://posse.example:8080;" +
        "object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
  }
});

test('a forged Host header adds nothing to the content security policy', async () => {
  const { ask } = await fakeServer();
  const { headers } = await ask({ url: '/', headers: { host: 'evil.example; script-src *' } });
  expect(headers['content-security-policy']).not.toContain('evil');
});

test('a server reached by https sends the header that makes browsers insist on https', async () => {
  const { ask } = await fakeServer({ trustProxy: true });
  const { headers } = await ask({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
});

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://posse.example:8081', 403],
  ['http://posse.example.evil.example', 403],
  ['http://posse.example', 201],
  ['https://posse.example', 201],
  [FRIEND, 201],
] as const)('a request to make a table, sent by a page from %s, is answered with %i', async (origin, status) => {
  const { ask } = await fakeServer({ origins: [FRIEND], names: ['posse.example'] });
  const reply = await ask({ ...NEW, headers: { origin, host: 'posse.example' } });
  expect(reply.statusCode).toBe(status);
  if (status === 403) expect(reply.json().code).toBe('wrong-origin');
});

test('a request without an Origin header may make a table, because no browser page sent it', async () => {
  const { ask } = await fakeServer();
  expect((await ask(NEW)).statusCode).toBe(201);
});

test.each([
  [undefined, 'posse.example', true],
  ['http://posse.example:8080', 'posse.example:8080', true],
  ['https://posse.example', 'posse.example:443', true],
  ['http://[::1]:8080', '[::1]:8080', true],
  ['http://posse.example:8080', 'posse.example', false],
  ['http://posse.example/', 'posse.example', false],
  ['ftp://posse.example', 'posse.example', false],
  ['null', 'null', false],
  ['', '', false],
  ['http://posse.example', undefined, false],
  ['http://user@posse.example', 'user@posse.example', false],
  [FRIEND, 'posse.example', true],
] as const)('whether a page from %s counts as our own, if the server is called %s: %s', (origin, host, ours) => {
  expect(isOurOrigin(origin, host, { origins: [FRIEND] })).toBe(ours);
});

test('behind a trusted proxy a page’s origin is compared with the host name that the proxy forwards', async () => {
  const headers = { origin: 'https://posse.example', host: '127.0.0.1:8080', 'x-forwarded-host': 'posse.example' };
  expect((await (await fakeServer({ trustProxy: true })).ask({ ...NEW, headers })).statusCode).toBe(201);
  expect((await (await fakeServer()).ask({ ...NEW, headers })).statusCode).toBe(403);
});

test('a page of an allowed foreign origin may read replies, and other foreign pages may not', async () => {
  const { ask } = await fakeServer({ origins: [FRIEND] });
  const friend = await ask({ url: '/api/tables', headers: { origin: FRIEND } });
  expect(friend.headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-allow-credentials': 'true',
    vary: 'Origin',
  });
  const stranger = await ask({ url: '/api/tables', headers: { origin: 'https://evil.example' } });
  expect(Object.keys(stranger.headers).join()).not.toContain('access-control');
  expect(stranger.headers.vary).toBe('Origin');
});

test('a CORS preflight lists what an allowed origin may do, and gives other origins nothing', async () => {
  const { app } = await fakeServer({ origins: [FRIEND] });
  const preflight = (origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/api/tables',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
  const friend = await preflight(FRIEND);
  expect([friend.statusCode, friend.body]).toEqual([204, '']);
  expect(friend.headers['access-control-allow-headers']).toBe('Authorization, Content-Type');
  const stranger = await preflight('https://evil.example');
  expect([stranger.statusCode, stranger.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
});

test('a caller who sends too many requests is told when to come back, whatever they ask for', async () => {
  const { ask } = await fakeServer({ requestsPerMinute: 2 });
  await ask('/api/tables');
  await ask('/nowhere');
  for (const url of ['/api/tables', '/', '/nowhere', '/api/rules']) {
    const reply = await ask(url);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'slow-down']);
    expect(reply.json().message).toMatch(/try again in \d+ seconds/);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await ask({ url: '/api/tables', remoteAddress: '10.0.0.2' })).statusCode).toBe(200);
});

test('a caller who was refused for too many requests may return after the wait, even if the clock was set back', async () => {
  const { ask } = await fakeServer({ requestsPerMinute: 1 });
  const status = async () => (await ask('/api/tables')).statusCode;
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  try {
    expect([await status(), await status()]).toEqual([200, 429]);
    vi.setSystemTime(0);
    expect(await status()).toBe(429);
    vi.advanceTimersByTime(61_000);
    expect(await status()).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('behind a proxy callers are counted one by one, by the addresses that the proxy reports', async () => {
  const { ask } = await fakeServer({ requestsPerMinute: 1, trustProxy: true });
  const from = async (forwarded: string) =>
    (await ask({ url: '/api/tables', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect(await from('1.1.1.1, 9.9.9.9')).toBe(200);
  expect(await from('2.2.2.2, 9.9.9.9')).toBe(429);
  expect(await from('9.9.9.9, 8.8.8.8')).toBe(200);
});
