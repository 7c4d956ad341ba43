// Malformed HTTP requests: wrong lengths, types and protocols, and random bytes.

import { randomBytes } from 'node:crypto';
import { below, type Random } from '@posse/engine';
import type { ErrorCode } from '@posse/protocol';
import { anyOf } from './malformed-messages.ts';
import type { Request } from './raw-http-client.ts';

type Headers = Readonly<Record<string, string>>;

const JSON_TYPE: Headers = { 'Content-Type': 'application/json' };
/** The body of a legal request for a new table. */
export const BODY = JSON.stringify({ game: 'card', plan: { seats: 4 } });

/** One HTTP request as it is sent. */
export function http(method: string, path: string, headers: Headers = {}, body = ''): string {
  const length: Headers = body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const all = { Host: 'posse.example', Connection: 'close', ...length, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

export const no = (kind: string, bytes: Buffer | string, ...codes: readonly ErrorCode[]): Request => ({
  kind,
  bytes,
  codes,
  isLegal: false,
  hides: null,
  pieces: 1,
});
/** A request that may succeed. */
export const maybe = (kind: string, bytes: string, ...codes: readonly ErrorCode[]): Request => ({
  ...no(kind, bytes, ...codes),
  isLegal: true,
});

export const post = (body: string, headers: Headers = {}): string =>
  http('POST', '/api/tables', { ...JSON_TYPE, ...headers }, body);

export const malformedRequest = (random: Random): Request => anyOf(random, [type, noise, noise])(random);

/** A request whose body has another content type or length than its headers say. */
function type(random: Random): Request {
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    'text/json',
    '*/*',
    '',
    ';',
  ];
  const lengths = ['0', '1', '15', '-1', '1e3', 'NaN', '99999999999999999999', '5, 5'];
  return anyOf(random, [
    no('HTTP type', post(BODY, { 'Content-Type': anyOf(random, types) }), 'malformed'),
    no('HTTP length', post(BODY, { 'Content-Length': anyOf(random, lengths) })),
    no('HTTP length', post(BODY, { 'Transfer-Encoding': 'chunked' })),
    no(
      'HTTP length',
      `${http('POST', '/api/tables', { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' })}zz\r\n${BODY}\r\n0\r\n\r\n`,
    ),
    no('HTTP length', `${http('POST', '/api/tables', { ...JSON_TYPE, 'Transfer-Encoding': 'gzip' }, BODY)}`),
  ]);
}

/** A request that is barely HTTP, or not at all. */
function noise(random: Random): Request {
  const hello = Buffer.from('16030100f8010000f40303', 'hex');
  return anyOf(random, [
    { ...maybe('slowly', http('GET', '/healthz')), pieces: 12 },
    no(
      'raw noise',
      Buffer.concat([Buffer.of(0x80 | below(random, 128)), randomBytes(below(random, 2000)), Buffer.from('\r\n\r\n')]),
    ),
    no('raw noise', Buffer.concat([hello, randomBytes(240)])),
    no('raw noise', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    no('raw noise', '{"type":"ping"}\r\n\r\n'),
    no('raw noise', 'GET / HTTP/9.9\r\n\r\n'),
    no('raw noise', 'GET / HTTP/1.1\r\n\r\n'),
    no('raw noise', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nHost : c\r\n\r\n'),
    no('raw noise', 'GET / HTTP/1.1\nHost: a\n X: folded\r\n\r\n'),
    no('HTTP headers', http('GET', '/', { 'X-Long': 'x'.repeat(17_000 + below(random, 50_000)) })),
    no('HTTP headers', http('GET', '/', { 'X-Null': 'a\u0000b' })),
    no('HTTP headers', http('GET', '/api/nothing', { Expect: 'the worst' })),
    no('HTTP headers', http('GET', '/ws', { Upgrade: 'websocket', Connection: 'Upgrade' })),
    no(
      'HTTP headers',
      http('GET', '/ws', {
        Upgrade: 'websocket',
        Connection: 'Upgrade',
        'Sec-WebSocket-Version': '12',
        'Sec-WebSocket-Key': 'x',
      }),
    ),
    no(
      'HTTP headers',
      http('POST', '/ws', {
        Upgrade: 'websocket',
        Connection: 'Upgrade',
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': 'x',
      }),
    ),
    no(
      'HTTP headers',
      http('GET', '/', { Upgrade: 'h2c', Connection: 'Upgrade, HTTP2-Settings', 'HTTP2-Settings': 'AAA' }),
    ),
  ]);
}
