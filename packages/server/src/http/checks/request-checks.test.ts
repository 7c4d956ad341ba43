// Tests of raw requests that no client would send: host names and HTTP standards.

import { hostname } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { configFrom } from '../../config.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { call, heard, visit } from '../../testing/raw-socket.ts';
import { TestServer } from '../../testing/test-server.ts';

/** The reply to these bytes, after which the server hangs up. */
async function answer(bytes: string, config: Partial<Config> = {}): Promise<string> {
  const { app } = await fakeServer(config);
  const socket = await visit(app);
  socket.write(bytes);
  const all = await heard(socket);
  await app.close();
  return all;
}

const get = (...headers: readonly string[]): string =>
  ['GET /api/tables HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n');

const statusOf = (reply: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(reply)?.[1]);
const bodyOf = (reply: string): { readonly code: string; readonly message: string } =>
  JSON.parse(/\{.*\}/.exec(reply)?.[0] ?? 'null');

describe('a name by which the server is called', () => {
  test.each([
    '127.0.0.1',
    '127.0.0.1.',
    '192.168.1.20:8080',
    '203.0.113.9',
    '[::1]',
    '[2001:db8::9]:8080',
    'localhost',
    'LOCALHOST:8080',
    'localhost.',
    'posse.localhost:8080',
    'saloon.local',
    'Saloon.Local.:8080',
    hostname(),
  ])('a request to the server by the name %s is accepted', async (host) => {
    expect(statusOf(await answer(get(`Host: ${host}`)))).toBe(200);
  });

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    'local',
    'evillocal',
    '127.0.0.1.evil.example',
    'posse.example.evil.example',
    `${hostname()}.evil.example`,
    '0x7f.1',
  ])('a request by the foreign host name %s is refused, and the refusal says what to set', async (host) => {
    const reply = await answer(get(`Host: ${host}`), { names: ['posse.example'] });
    const name = host.replace(/:\d+$/, '').replace(/\.$/, '');
    expect([statusOf(reply), bodyOf(reply).code]).toEqual([421, 'wrong-host']);
    expect(bodyOf(reply).message).toContain(`posse serve --name ${name}, or POSSE_NAME=${name}.`);
  });

  test.each(['', 'a b', 'a,b', 'user@localhost', '[::1', '::1', 'localhost:99999999', 'localhost/x', '<b>'])(
    'a request with the malformed host name "%s" is refused',
    async (host) => {
      const reply = await answer(get(`Host: ${host}`));
      expect([statusOf(reply), bodyOf(reply).code]).toEqual([400, 'malformed']);
    },
  );

  test('a server accepts requests by its configured name, or by several configured names', async () => {
    const { names } = configFrom({ POSSE_NAME: 'posse.example, Saloon.example,münchen.example' });
    expect(names).toEqual(['posse.example', 'saloon.example', 'xn--mnchen-3ya.example']);
    for (const host of ['posse.example:8080', 'SALOON.example', 'xn--mnchen-3ya.example.'])
      expect(statusOf(await answer(get(`Host: ${host}`), { names }))).toBe(200);
    expect(statusOf(await answer(get('Host: posse.lan'), { host: 'posse.lan' }))).toBe(200);
  });

  test.each(['https://posse.example', 'posse.example:8080', 'a b', '*.example', 'a..b'])(
    'the setting for server names refuses "%s"',
    (name) => {
      expect(() => configFrom({ POSSE_NAME: name })).toThrow(/POSSE_NAME takes a name such as posse\.example/);
    },
  );

  test('a trusted proxy may forward any name of the server, and nobody else can claim a forwarded name', async () => {
    const named = get('Host: 127.0.0.1:8080', 'X-Forwarded-Host: posse.example');
    expect(statusOf(await answer(named, { trustProxy: true }))).toBe(200);
    const passedOn = get('Host: posse.example');
    expect(statusOf(await answer(passedOn, { trustProxy: true }))).toBe(421);
    const forged = get('Host: evil.example', 'X-Forwarded-Host: localhost');
    expect(statusOf(await answer(forged))).toBe(421);
  });

  test('a request whose address contains a whole host name is checked by that name instead of its Host header', async () => {
    const whole = (to: string, host: string) =>
      `GET http://${to}/api/tables HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    expect(statusOf(await answer(whole('localhost:80', 'evil.example')))).toBe(200);
    expect(statusOf(await answer(whole('evil.example', 'localhost')))).toBe(421);
  });
});

describe('a refused caller', () => {
  const asked = async (language: string, accept = 'text/html,*/*;q=0.8') =>
    (await fakeServer()).app.inject({
      url: '/t/ABC',
      headers: { host: 'saloon.example:8080', accept, 'accept-language': language },
    });

  test.each([
    ['en-GB,en;q=0.9', 'en', 'The server does not go by this name'],
    ['fr;q=0.9,it-CH;q=0.8,de;q=0.7', 'it', 'Il server non risponde a questo nome'],
    ['de-AT', 'de', 'Unter diesem Namen antwortet der Server nicht'],
    ['it;q=0,fr', 'en', 'The server does not go by this name'],
  ])(
    'a person who calls the server by a wrong name reads an error page in their language: %s',
    async (wished, language, title) => {
      const { statusCode, headers, body } = await asked(wished);
      expect(statusCode).toBe(421);
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-[\w+/]{43}='/);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain('<pre>npx posse serve --name saloon.example</pre>');
      expect(body).toContain('<pre>POSSE_NAME=saloon.example</pre>');
      expect(body).not.toContain('<script');
    },
  );

  test('a program that calls the server by a wrong name gets a problem document instead of an error page', async () => {
    for (const accept of ['application/json', '*/*'])
      expect((await asked('it', accept)).json().code).toBe('wrong-host');
  });
});

describe('the HTTP standards', () => {
  test.each([
    ['two names', 400, 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    [
      'two names, one of them strange',
      400,
      'GET / HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nConnection: close\r\n\r\n',
    ],
    ['no name', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['no version', 400, 'GET /\r\n\r\n'],
    ['half a version', 400, 'GET / HTTP/1\r\nHost: localhost\r\n\r\n'],
    ['another protocol', 400, 'GET / HTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a newer version', 505, 'GET / HTTP/2.0\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    ['one that does not exist', 505, 'GET / HTTP/3.7\r\nHost: localhost\r\n\r\n'],
    ['HTTP/2 without asking', 505, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method that nobody knows', 501, 'SHOOT / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['one in small letters', 501, 'get / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['one of an extension', 501, 'PROPFIND /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
    ['one for proxies', 501, 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n'],
    ['no method', 400, ' / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  ])('a request with the HTTP peculiarity "%s" is answered with status %i', async (_, status, bytes) => {
    const reply = await answer(bytes);
    expect([statusOf(reply), bodyOf(reply).code]).toEqual([status, 'malformed']);
  });

  test('an unknown HTTP method is refused with 501, and not logged as an error of the server', async () => {
    const { app, logged } = await fakeServer();
    const socket = await visit(app);
    socket.write('PROPFIND /api/tables HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(statusOf(await heard(socket))).toBe(501);
    await app.close();
    expect(logged()).toContain('"status":501');
    expect(logged()).not.toMatch(/"level":[45]0/);
  });

  test('an HTTP/1.0 request needs no Host header', async () => {
    expect(statusOf(await answer('GET /api/tables HTTP/1.0\r\n\r\n'))).toBe(200);
  });

  test.each([
    ['DELETE', '/api/tables', 'GET, HEAD, POST'],
    ['PUT', '/api/tables/ABC?token=hush', 'GET, HEAD'],
    ['TRACE', '/healthz', 'GET, HEAD'],
    ['POST', '/api/rules', 'GET, HEAD'],
  ])('the method %s on %s is refused, and the allowed methods are listed: %s', async (method, path, allowed) => {
    const reply = await answer(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([statusOf(reply), bodyOf(reply).code]).toEqual([405, 'wrong-method']);
    expect(/^allow: (.*)$/im.exec(reply)?.[1]).toBe(allowed);
    expect(reply).not.toContain('hush');
  });

  test('an address without a route refuses every HTTP method', async () => {
    const reply = await answer('DELETE /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect([statusOf(reply), bodyOf(reply).code]).toEqual([404, 'not-found']);
  });
});

describe('a WebSocket', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await new TestServer({ names: ['posse.example'] }).open();
  });
  afterAll(() => testServer.remove());

  /** The status of the reply to this WebSocket handshake. */
  async function opened(version: string, ...headers: readonly string[]): Promise<number> {
    const socket = await call(Number(new URL(testServer.address).port));
    const key = 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==';
    const all = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13', key, ...headers];
    socket.write(`GET /ws ${version}\r\n${all.join('\r\n')}\r\n\r\n`);
    for await (const part of socket) return statusOf(String(part));
    return 0;
  }

  test.each([
    [101, ['Host: localhost']],
    [101, ['Host: posse.example:8080', 'Origin: http://posse.example:8080']],
    // As after a rebinding: the stranger's page believes that it talks to its own server.
    [421, ['Host: evil.example', 'Origin: http://evil.example']],
    [421, ['Host: evil.example']],
    [400, ['Host: localhost', 'Host: evil.example']],
    [400, []],
  ])('a WebSocket upgrade is answered with %i if the headers are %j', async (status, headers) => {
    expect(await opened('HTTP/1.1', ...headers)).toBe(status);
  });
});
