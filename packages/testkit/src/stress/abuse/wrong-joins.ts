// Handshakes and joins that must be refused: wrong table, wrong origin, stolen or forged credentials.

import { randomBytes } from 'node:crypto';
import { below, type Random } from '@posse/engine';
import { type ErrorCode, PROTOCOL_VERSION, problem } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { type Attack, fatal } from './attack-interface.ts';
import type { Tally } from './attack-tally.ts';
import type { AttackerTable } from './attacker-table.ts';
import { anyOf } from './malformed-messages.ts';
import { type ConnectionSettings, RawConnection } from './raw-connection.ts';

/** The victims' table, and the tokens of its seats. */
export interface Target {
  readonly code: string;
  readonly tokens: readonly string[];
  readonly passes: readonly string[];
}

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const noise = (bytes: number): string => randomBytes(bytes).toString('base64url');

const join = (kind: string, code: ErrorCode, fields: object): Attack =>
  fatal(kind, JSON.stringify({ type: 'join', version: PROTOCOL_VERSION, ...fields }), code);

/** A join that a new connection sends and the server refuses. */
export function wrongJoin(random: Random, target: Target, ownTable: AttackerTable): Attack {
  const makers: readonly (() => Attack)[] = [
    () => join('version', 'version', { version: anyOf(random, [0, 1, -1, 99, 2 ** 31]), table: target.code }),
    () => join('guessed code', 'no-such-table', { table: guess(random) }),
    () => join('screen of a guessed code', 'no-such-table', { table: guess(random), as: 'screen' }),
    () => join('guessed code', 'no-such-table', { table: nearly(random, target.code) }),
    () => join('token', 'bad-token', { table: target.code, token: wrongToken(random, target, ownTable) }),
    () => join('pass', 'bad-pass', { table: target.code, pass: wrongPass(random, anyOf(random, target.passes)) }),
  ];
  return anyOf(random, makers)();
}

const guess = (random: Random): string => Array.from({ length: 6 }, () => anyOf(random, [...LETTERS])).join('');

/** A code with one letter changed. */
function nearly(random: Random, code: string): string {
  const place = below(random, code.length);
  const other = anyOf(
    random,
    [...LETTERS].filter((letter) => letter !== code[place]),
  );
  return code.slice(0, place) + other + code.slice(place + 1);
}

/** A token that is made up, truncated, changed, of another seat or of another table. */
function wrongToken(random: Random, { tokens }: Target, ownTable: AttackerTable): string {
  const token = anyOf(random, tokens);
  const [seat, secret] = token.split('.') as [string, string];
  const seats = [0, 1, 2, 3, 19, -1, 1e9].filter((number) => String(number) !== seat);
  return anyOf(random, [
    `${seat}.${noise(18)}`,
    noise(20),
    token.slice(0, -1 - below(random, 20)),
    `${token}A`,
    `${anyOf(random, seats)}.${secret}`,
    `${seat}.${secret.toLowerCase()}!`,
    `.${secret}`,
    `__proto__.${secret}`,
    ownTable.token('host'),
    ownTable.token('player'),
    tokens.find((other) => other !== token)?.replace(/^\d+/, seat) ?? noise(9),
  ]);
}

/** A guest pass that is made up, truncated, changed, or signed for another guest. */
function wrongPass(random: Random, pass: string): string {
  const [guest, signature] = pass.split('.') as [string, string];
  return anyOf(random, [
    `${guest}.${noise(32)}`,
    pass.slice(0, -1 - below(random, 30)),
    `${pass}A`,
    `${pass}.${signature}`,
    `${noise(9)}.${signature}`,
    guest,
    `${guest}.`,
    `.${signature}`,
    '.',
    `${guest.toUpperCase()}x.${signature}`,
  ]);
}

/** A handshake from another origin, or with a forged cookie. The server refuses it. */
export async function wrongConnection(random: Random, address: string, target: Target, tally: Tally): Promise<void> {
  const { host, port } = new URL(address);
  const origins = [
    'https://evil.example',
    'null',
    '',
    `http://${host}.evil.example`,
    `http://evil.example:${port}`,
    'file://',
  ];
  const more = [`http://127.0.0.1:${Number(port) + 1}`, `http://user@${host}`, `http://${host}/`, 'http://', '://'];
  const stranger: ConnectionSettings = { headers: { Origin: anyOf(random, [...origins, ...more]) } };
  const [kind, calling, code]: readonly [string, ConnectionSettings, ErrorCode] = anyOf(random, [
    ['stranger’s page', stranger, 'wrong-origin'],
    [
      'stranger’s page',
      { headers: { ...stranger.headers, Cookie: `posse=${anyOf(random, target.passes)}` } },
      'wrong-origin',
    ],
    [
      'forged pass',
      { headers: { Authorization: `Bearer ${wrongPass(random, anyOf(random, target.passes))}` } },
      'bad-pass',
    ],
    [
      'wrong path',
      { path: anyOf(random, ['/', '/ws/', '/WS', '/ws%00', '/api/tables', '/../ws', '//ws']) },
      'not-found',
    ],
  ]);
  tally.sent(kind);
  if (below(random, 4) === 0) {
    await RawConnection.abandonHandshake(address, calling);
    tally.closed(null);
    return;
  }
  const line = await RawConnection.open(address, calling);
  must(
    line.status >= 400 && line.status < 500,
    () => `${kind} ${JSON.stringify(calling)} was answered with ${line.status}`,
  );
  await line.until(() => false, 'the end of a refused call');
  const told = problem.parse(JSON.parse(line.body));
  must(told.code === code, () => `${kind} ${JSON.stringify(calling)} was refused with "${told.code}", not "${code}"`);
  tally.refused(code);
}
