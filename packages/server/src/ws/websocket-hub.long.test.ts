// Tests which WebSockets the server accepts, and which messages pass.

import { once } from 'node:events';
import { MAX_MESSAGE_BYTES } from '@posse/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Call, TestServer } from '../testing/test-server.ts';

const join = (table: string, more: object = {}): object => ({ type: 'join', version: 2, table, ...more });

let testServer: TestServer;
let code: string;
let pass: string;
const calls: Call[] = [];
const call = (headers: Readonly<Record<string, string>> = {}): Call => {
  const one = testServer.call(headers);
  calls.push(one);
  return one;
};
afterEach(() => {
  for (const { socket } of calls.splice(0)) socket.terminate();
});
afterAll(() => testServer.remove());

describe('a server as it usually is', () => {
  beforeAll(async () => {
    testServer = await new TestServer().open();
    ({ code, pass } = await testServer.create({ game: 'card', plan: { seats: 4 } }));
  });

  test.each(['https://stranger.example', 'null', 'http://127.0.0.1:1'])(
    'refuses WebSocket connections of pages from %s',
    async (origin) => {
      expect(await call({ origin }).ended).toBe('403');
    },
  );

  test('the server accepts WebSocket connections of its own pages, and of programs that send no origin', async () => {
    for (const headers of [{ origin: testServer.address }, {}])
      expect((await (await call(headers).say(join(code))).hears('welcome')).table.code).toBe(code);
  });

  test('refuses a WebSocket connection at another address than the one for sockets', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${testServer.socket}/elsewhere`);
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(404);
  });

  test('a client whose first message is not "join" is refused', async () => {
    expect(await (await call().say({ type: 'leave' })).refusal()).toBe('join-first');
  });

  test('a client that renames itself too often is told to slow down, and other clients are not', async () => {
    const many = Array.from({ length: 14 }, (_, number) => ({ type: 'rename', name: `Name ${number}` }));
    const caller = await call().say(join(code), ...many);
    expect(await caller.refusal()).toBe('slow-down');
    const other = await call().say(join(code), { type: 'rename', name: 'Other' }, { type: 'settle' });
    await other.hears('settled');
    expect(other.heard.filter(({ type }) => type === 'error')).toEqual([]);
  });

  test('refuses a second "join" on the same connection', async () => {
    expect(await (await call().say(join(code), join(code))).refusal()).toBe('joined-already');
  });

  test('a client with another protocol version is refused and disconnected', async () => {
    const caller = await call().say({ ...join(code), version: 99 });
    expect(await caller.refusal()).toBe('version');
    expect(await caller.ended).toBe('1008 version');
  });

  test.each([
    'nonsense',
    '[1]',
    '"join"',
    'null',
    '{}',
    '{"type":"dance"}',
    '{"type":"answer"}',
    '{"type":"leave","now":true}',
    Buffer.from('{"type":"ping"}'),
  ])('refuses the malformed message %s, and accepts the next valid one', async (nonsense) => {
    const caller = await call().say(nonsense, join(code));
    expect(await caller.refusal()).toBe('malformed');
    await caller.hears('welcome');
  });

  test('a client that sends a message that is too long is disconnected', async () => {
    const caller = await call().say(join(code), `{"type":"say","text":"${'x'.repeat(MAX_MESSAGE_BYTES)}"}`);
    expect(await caller.ended).toMatch(/^1009/);
  });

  test('a client that sends nothing but malformed messages is disconnected', async () => {
    const caller = await call().say(...Array.from({ length: 300 }, () => 'nonsense'));
    expect(await caller.ended).toMatch(/^1008/);
  });

  test('the server answers a WebSocket ping with its payload', async () => {
    const caller = await call().say(join(code));
    const pong = once(caller.socket, 'pong');
    caller.socket.ping('still there?');
    expect(String((await pong)[0])).toBe('still there?');
  });

  test.each(['ping', 'pong'] as const)(
    'a client that floods the server with WebSocket %s frames is disconnected',
    async (kind) => {
      const caller = await call().say();
      for (let time = 0; time < 1000; time++) caller.socket[kind]();
      expect(await caller.ended).toBe('1008 slow-down');
    },
  );

  test('a client that sends one message in ever more fragments is disconnected', async () => {
    const caller = await call().say();
    for (let time = 0; time < 1000; time++) caller.socket.send('', { fin: false });
    expect(await caller.ended).toBe('1008');
  });

  test('a client that floods the server with messages is told to slow down', async () => {
    const caller = await call().say(join(code), ...Array.from({ length: 100 }, () => ({ type: 'ping' })));
    expect(await caller.refusal()).toBe('slow-down');
  });

  test('a guest who reconnects is recognised by the cookie that the server set', async () => {
    const first = await call().say(join(code), { type: 'sit' });
    const { seat } = await first.hears('seat');
    const again = await call({ cookie: first.cookie ?? '' }).say(join(code));
    const { you, seat: mine, pass: none } = await again.hears('welcome');
    expect({ you, mine, none }).toEqual({ you: (await first.hears('welcome')).you, mine: seat, none: null });
    await first.say({ type: 'leave' });
  });

  test('a guest without cookies is identified by the session in their "join"', async () => {
    const host = await call().say(join(code, { pass }));
    const { you, table } = await host.hears('welcome');
    expect(you).toBe(table.host);
  });

  test('a client with a forged session is refused and disconnected', async () => {
    const caller = await call().say(join(code, { pass: `${pass}x` }));
    expect(await caller.refusal()).toBe('bad-pass');
    expect(await caller.ended).toBe('1008 bad-pass');
  });

  test('a client with a forged cookie is treated as a new guest', async () => {
    const caller = await call({ cookie: 'posse=somebody.else' }).say(join(code));
    expect((await caller.hears('welcome')).you).not.toBe('somebody');
    expect(caller.cookie).toMatch(/^posse=/);
  });

  test('a seat’s token opens that seat from any client, and no other seat or table', async () => {
    const first = await call().say(join(code), { type: 'sit', seat: 1 });
    const { token } = await first.hears('seat');
    const elsewhere = await call().say(join(code, { token }));
    expect((await elsewhere.hears('welcome')).seat).toBe(1);
    const other = await testServer.create({ game: 'card', plan: { seats: 4 } });
    const forged = [
      [code, `2${token?.slice(1)}`],
      [code, `1.${'A'.repeat(24)}`],
      [other.code, token],
    ] as const;
    for (const [table, wrong] of forged) {
      const thief = await call().say(join(table, { token: wrong }));
      expect(await thief.refusal()).toBe('bad-token');
      expect(await thief.ended).toBe('1008 bad-token');
    }
    await first.say({ type: 'leave' });
  });

  test('a client that guesses table codes only learns that there is no such table, and is then slowed down', async () => {
    const replies: string[] = [];
    for (let number = 0; number < 22; number++) {
      const guess = await call().say(join(`GUESS${number}`));
      replies.push(await guess.refusal());
      expect(await guess.ended).toMatch(/^1008/);
    }
    expect(replies.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'no-such-table'));
    expect(replies.at(-1)).toBe('slow-down');
    expect(await (await call().say(join(code))).refusal()).toBe('slow-down');
  });
});

describe('a server with little room', () => {
  beforeAll(async () => {
    await testServer.remove();
    testServer = await new TestServer({ maxFromOne: 2 }).open();
    ({ code, pass } = await testServer.create({ game: 'card', plan: { seats: 4 } }));
  });

  test('a server that has reached its maximum of tables tells refused clients when to come back', async () => {
    const reply = async (): Promise<Response> =>
      fetch(`${testServer.address}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${pass}` },
        body: JSON.stringify({ game: 'card', plan: { seats: 4 } }),
      });
    const replies = await Promise.all(Array.from({ length: 12 }, reply));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(await refused[0]?.json()).toEqual({
      code: 'slow-down',
      message: expect.stringMatching(/^Many tables were opened from here\. Try again in \d+ seconds?\.$/),
    });
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('refuses a third connection from one address until one of the first two is closed', async () => {
    const [first, second] = [await call().say(join(code)), await call().say(join(code))];
    await Promise.all([first.hears('welcome'), second.hears('welcome')]);
    expect(await call().ended).toBe('429');
    first.socket.close();
    await first.ended;
    await (await call().say(join(code))).hears('welcome');
  });
});

describe('somebody new from where another was sent away', () => {
  beforeAll(async () => {
    await testServer.remove();
    testServer = await new TestServer({ trustProxy: true }).open();
    ({ code, pass } = await testServer.create({ game: 'card', plan: { seats: 4 } }));
  });

  test('a new guest from a banned network is refused, without a cookie, until the host admits them', async () => {
    const from = (address: string): Call => call({ 'x-forwarded-for': address });
    const host = await from('192.0.2.1').say(join(code, { pass }));
    const mallory = await from('2001:db8::1').say(join(code));
    const { you } = await mallory.hears('welcome');
    await host.say({ type: 'kick', guest: you });
    expect(await mallory.ended).toBe('1008 sent-away');
    const again = await from('2001:db8::ffff').say(join(code));
    const refusal = await again.hears('error');
    expect(refusal).toMatchObject({ code: 'barred', about: 'join' });
    expect(await again.ended).toBe('1008 barred');
    const neighbour = await from('2001:db8:0:1::1').say(join(code));
    const { table } = await neighbour.hears('welcome');
    expect(table.knocks).toHaveLength(1);
    await host.say({ type: 'pardon', guest: table.knocks[0]?.guest }, { type: 'settle' });
    await host.hears('settled');
    const welcome = await (await from('2001:db8::abcd').say(join(code, { pass: refusal.pass }))).hears('welcome');
    expect(welcome.you).toBe(table.knocks[0]?.guest);
  });
});
