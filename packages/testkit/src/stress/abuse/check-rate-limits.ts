// Checks that the default rate limits stop guesses, floods and too many connections.
// Nobody else may be refused.

import { DEFAULTS } from '@posse/server';
import type { StartServer } from '../server-under-test.ts';
import { must } from '../stress-test.ts';
import { RawConnection } from './raw-connection.ts';
import { codeOf, exchange } from './raw-http-client.ts';

const { guessesPerMinute, messageRate, maxFromOne } = DEFAULTS;
/**
 * The number of requests above which they must be refused: more than a school makes in a minute, however slow they are.
 */
const MAX_REQUESTS = 6000;

const DEFAULT_LIMITS = {
  POSSE_MESSAGES_PER_SECOND: String(messageRate.perSecond),
  POSSE_OWN_NETWORKS: '',
};

/** The address of each attacker. */
const FROM = {
  neighbour: '127.0.0.2',
  guesser: '127.0.0.3',
  dialler: '127.0.0.4',
  flooder: '127.0.0.5',
  crowd: '127.0.0.6',
  caller: '127.0.0.7',
};

export async function checkRateLimits(start: StartServer): Promise<string> {
  const server = await start(DEFAULT_LIMITS, 'nodes');
  try {
    const { address } = server;
    const code = await newTable(address);
    await guessOverHttp(address, code);
    await guessOverWebSocket(address, code);
    const flood = await floodLine(address, code);
    await crowdIn(address, code);
    const calls = await callTooOften(address);
    must(server.log.length === 0, () => `the server has noted errors: ${server.log.join('\n')}`);
    return `limits: ${guessesPerMinute} guesses, ${flood} messages in a flood, ${maxFromOne} connections, ${calls} calls`;
  } finally {
    await server.remove();
  }
}

async function newTable(address: string): Promise<string> {
  const body = JSON.stringify({ game: 'card', plan: { seats: 4 } });
  const reply = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return ((await reply.json()) as { table: { code: string } }).table.code;
}

const get = async (address: string, path: string, from: string): Promise<string> => {
  const { status, body } = await exchange(
    address,
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    {
      from,
    },
  );
  if (status === 0) return 'hung up';
  return status < 400 ? 'ok' : (codeOf(body) ?? String(status));
};

/** Guesses until even a right code is refused. */
async function guessOverHttp(address: string, code: string): Promise<void> {
  for (let guess = 0; guess < guessesPerMinute; guess++)
    same(await get(address, `/api/tables/GUESS${guess}`, FROM.guesser), 'no-such-table', `guess ${guess} over HTTP`);
  same(await get(address, '/api/tables/GUESS', FROM.guesser), 'slow-down', 'one guess too many');
  same(await get(address, `/api/tables/${code}`, FROM.guesser), 'slow-down', 'a right guess after too many');
  same(await get(address, `/api/tables/${code}`, FROM.neighbour), 'ok', 'somebody else who knows the code');
}

async function guessOverWebSocket(address: string, code: string): Promise<void> {
  const call = async (table: string, from: string): Promise<string> => {
    const line = await RawConnection.open(address, { from });
    const welcome = await line.join(table);
    line.hangUp();
    return welcome === null ? `${line.refusals} ${line.closeCode}` : 'ok';
  };
  for (let guess = 0; guess < guessesPerMinute; guess++)
    same(await call(`GUESS${guess}`, FROM.dialler), 'no-such-table 1008', `guess ${guess} over WebSocket`);
  same(await call(code, FROM.dialler), 'slow-down 1008', 'a right guess after too many');
  same(await call(code, FROM.neighbour), 'ok', 'somebody else who knows the code');
}

/** Sends messages until the server asks to slow down, and then until it closes the connection. Returns their number. */
async function floodLine(address: string, code: string): Promise<number> {
  const line = await RawConnection.open(address, { from: FROM.flooder });
  must((await line.join(code)) !== null, () => 'the flooder may not join');
  let sent = 0;
  for (; !line.isClosed && sent < 2000; sent += 20) {
    for (let each = 0; each < 20; each++) line.send('{"type":"ping"}');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await line.until(() => false, 'the end of a flood');
  const told = line.refusals;
  must(told.length > 40 && told.every((one) => one === 'slow-down'), () => `a flood was refused with ${told}`);
  must(
    line.count('pong') >= messageRate.burst - 1,
    () => `only ${line.count('pong')} pings were answered before the flood`,
  );
  same(String(line.closeCode), '1008', 'a flood');
  return line.count('pong') + told.length;
}

async function crowdIn(address: string, code: string): Promise<void> {
  const lines = await Promise.all(
    Array.from({ length: maxFromOne }, () => RawConnection.open(address, { from: FROM.crowd })),
  );
  must(
    lines.every(({ status }) => status === 101),
    () => `not all of ${maxFromOne} may connect`,
  );
  const { status, body } = await RawConnection.open(address, { from: FROM.crowd });
  same(`${status} ${codeOf(body)}`, '429 slow-down', 'one connection too many');
  const neighbour = await RawConnection.open(address, { from: FROM.neighbour });
  must((await neighbour.join(code)) !== null, () => 'a crowd keeps others away');
  for (const line of [...lines, neighbour]) line.hangUp();
}

/** Opens connections until the server ignores them. */
async function callTooOften(address: string): Promise<number> {
  same(await get(address, '/api/rules', FROM.caller), 'ok', 'the first call');
  let called = 1;
  for (let answer = 'ok'; answer === 'ok' && called < MAX_REQUESTS; called += 101) {
    await Promise.all(
      Array.from({ length: 100 }, () => RawConnection.abandonHandshake(address, { from: FROM.caller })),
    );
    answer = await get(address, '/api/rules', FROM.caller);
  }
  must(called < MAX_REQUESTS, () => `${called} calls are listened to`);
  same(await get(address, '/api/rules', FROM.neighbour), 'ok', 'somebody else');
  return called;
}

function same(found: string, expected: string, what: string): void {
  must(found === expected, () => `${what}: ${found} instead of ${expected}`);
}
