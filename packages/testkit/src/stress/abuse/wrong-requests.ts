// HTTP requests that must be refused: wrong bodies, paths, origins and identities.

import { randomBytes } from 'node:crypto';
import { below, type Random } from '@posse/engine';
import { type ErrorCode, newTable } from '@posse/protocol';
import { BODY, http, malformedRequest, maybe, no, post } from './malformed-http.ts';
import { anyOf } from './malformed-messages.ts';
import { mutatedTables } from './mutated-messages.ts';
import type { Request } from './raw-http-client.ts';
import type { Target } from './wrong-joins.ts';

const TABLES = mutatedTables();

/** The codes with which a well-formed new table may be refused. */
const PLAN_CODES: readonly ErrorCode[] = ['bad-plan', 'no-such-bot', 'full'];

export function wrongRequest(random: Random, target: Target): Request {
  return anyOf(random, [
    body,
    body,
    place,
    place,
    page,
    identity,
    malformedRequest,
    malformedRequest,
    malformedRequest,
  ])(random, target);
}

/** A request for a table that can't be opened. */
function body(random: Random): Request {
  const wrong = anyOf(random, [
    '',
    '{',
    'null',
    '[]',
    '"card"',
    '{"game":"card"}',
    '\u0000',
    BODY.slice(1),
    `${BODY}x`,
    '{"__proto__":{}}',
  ]);
  if (below(random, 8) === 0) return no('HTTP body', post(wrong), 'malformed');
  if (below(random, 8) === 0)
    return no('HTTP oversized', post(BODY.padEnd(16_385 + below(random, 100_000))), 'malformed');
  const mutant = anyOf(random, TABLES);
  // A field of this name is refused over HTTP, even where any other name is permitted.
  const isLegal = !mutant.includes('"__proto__":') && newTable.safeParse(parsed(mutant)).success;
  return isLegal ? maybe('HTTP body', post(mutant), ...PLAN_CODES) : no('HTTP body', post(mutant), 'malformed');
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

/** A request for a path that does not exist, or that this client may not read. */
function place(random: Random): Request {
  const noise = randomBytes(6).toString('hex');
  const nowhere = [
    '/api/',
    '/api/tables/',
    '/api/games',
    '/admin',
    '/.env',
    '/.git/config',
    '/favicon.ico',
    '/api/tables/A/B',
    '/wp-login.php',
  ];
  const traversals = [
    '/../../etc/passwd',
    '/api/../../data/secret',
    '/api/games/../../secret',
    '/..%2f..%2fdata%2fsecret',
    '/%2e%2e/%2e%2e/data/posse.db',
    '//etc/passwd',
  ];
  const names = ['evil.example', 'posse.example.evil', 'evil.example:8080', 'localhost.evil', 'a b', '', '[::1', '@'];
  const badPercents = ['/api/tables/%', '/api/tables/%zz', '/api/tables/%c3%28', '/api/games/%ff', '/%'];
  const tables = [noise, '__proto__', 'constructor', '%00', '%2e%2e', "'--", '<b>', '%F0%9F%92%A5', '..%2f'];
  const games = [...tables, 'x'.repeat(40), `${noise}/proof`, '0'.repeat(18)];
  return anyOf(random, [
    no('HTTP place', http('GET', anyOf(random, nowhere)), 'not-found', 'malformed'),
    no('HTTP place', http('GET', anyOf(random, traversals)), 'not-found', 'no-such-game'),
    no('HTTP place', http('GET', anyOf(random, badPercents)), 'malformed'),
    no('HTTP place', http('GET', `/api/tables/${'x'.repeat(21 + below(random, 8000))}`), 'malformed'),
    no('HTTP place', http('GET', `/api/tables/${anyOf(random, tables)}`), 'no-such-table'),
    no('HTTP place', http('GET', `/api/games/${anyOf(random, games)}`), 'no-such-game'),
    no(
      'HTTP method',
      http(anyOf(random, ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'POST']), '/healthz'),
      'wrong-method',
      'malformed',
    ),
    no('HTTP name', http('GET', '/api/tables', { Host: anyOf(random, names) }), 'wrong-host', 'malformed'),
    no('HTTP method', http(anyOf(random, ['get', 'FETCH', 'CONNECT', 'PRI', '']), '/healthz')),
  ]);
}

/** A request of a page of another origin, with a guest's cookie. */
function page(random: Random, target: Target): Request {
  const Origin = anyOf(random, [
    'https://evil.example',
    'null',
    'http://posse.example.evil',
    'http://posse.example:81',
    '',
    'posse.example',
  ]);
  const cookie = anyOf(random, [
    {},
    { Cookie: `posse=${anyOf(random, target.passes)}` },
    { Authorization: `Bearer ${anyOf(random, target.passes)}` },
  ]);
  return no('stranger’s page', post(anyOf(random, [BODY, '{', '']), { Origin, ...cookie }), 'wrong-origin');
}

/** A request of a client that pretends to be somebody else. */
function identity(random: Random, target: Target): Request {
  const [guest, signature] = anyOf(random, target.passes).split('.') as [string, string];
  const forged = anyOf(random, [
    guest,
    `${guest}.x`,
    `x.${signature}`,
    `${guest}.${randomBytes(32).toString('base64url')}`,
    '.',
    '',
  ]);
  return anyOf(random, [
    no('forged pass', post(BODY, { Authorization: `Bearer ${forged}` }), 'bad-pass'),
    no(
      'forged pass',
      http('GET', '/metrics', { 'X-Forwarded-For': '10.0.0.1', Authorization: `Bearer ${forged}` }),
      'not-found',
    ),
    // The server ignores a forged cookie: the request comes from a new guest, and its plan is what is wrong.
    no('forged cookie', post('{"game":"card","plan":{"seats":99}}', { Cookie: `posse=${forged}` }), 'malformed'),
    { ...maybe('forged cookie', post(BODY, { Cookie: `posse=${forged}` }), 'full'), hides: guest },
    no(
      'forged cookie',
      post('{"game":"card","plan":{"seats":2}}', { Cookie: `posse="${forged};;=;posse=` }),
      'bad-plan',
      'full',
    ),
  ]);
}
