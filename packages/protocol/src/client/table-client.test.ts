// Tests of the state that a client shows and of the messages that it sends.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MESSAGE_DOCS } from '../message-docs.ts';
import { MESSAGES, type MessageType } from '../message-table.ts';
import { Caller, gameAt, someTable, updateTo } from '../testing/fake-client.ts';
import type { TableClient } from './table-client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const LINE = { number: 1, channel: 'table', game: null, seat: 0, name: 'Ann', text: 'Howdy', at: 5 } as const;
const PROMISE = expect.stringMatching(/^[0-9a-f]{64}$/);

describe('a client that joins a table', () => {
  test('a client sends who it is as soon as the connection is open', () => {
    const { line } = new Caller({ name: 'Bob', pass: 'pass', token: '1.token' });
    expect(line.said).toEqual([]);
    line.opens();
    expect(line.said).toEqual([
      { type: 'join', version: 2, table: 'DUSTY', name: 'Bob', pass: 'pass', token: '1.token', promise: PROMISE },
    ]);
  });

  test('a client sends a ticket until it is welcome, and never again', () => {
    const caller = new Caller({ ticket: 'ticket' });
    caller.line.opens();
    expect(caller.line.said[0]).toMatchObject({ type: 'join', ticket: 'ticket' });
    caller.arrive().line.closes();
    vi.advanceTimersByTime(300);
    caller.line.opens();
    expect(caller.line.said[0]).not.toHaveProperty('ticket');
  });

  test('passes a ticket for another device on to its handler', () => {
    const tickets: unknown[] = [];
    const { line } = new Caller({ on: { ticket: (...given) => void tickets.push(given) } }).arrive();
    line.tells({ type: 'ticket', ticket: 'abc', left: 300_000 });
    expect(tickets).toEqual([['abc', 300_000]]);
  });

  test('a client that joins a table is at the table when it is welcome', () => {
    const caller = new Caller();
    expect(caller.client.status).toBe('connecting');
    caller.arrive({ pass: 'new pass', lines: [LINE] });
    const { status, you, seat, pass, token, table, lines, game } = caller.client;
    expect({ status, you, seat, pass, token, lines, game }).toEqual({
      status: 'open',
      you: 'bob',
      seat: 1,
      pass: 'new pass',
      token: null,
      lines: [LINE],
      game: null,
    });
    expect(table).toEqual(someTable());
    expect(caller.changes).toBe(1);
  });

  test('a client keeps the session that it gets with the refusal "barred"', () => {
    const { client, line } = new Caller();
    line.opens().tells({ type: 'error', code: 'barred', message: 'Ask the host.', about: 'join', pass: 'mine' });
    expect([client.status, client.stoppedBecause?.code, client.pass]).toEqual(['stopped', 'barred', 'mine']);
  });

  test('a client keeps its session if the server gives no new one', () => {
    expect(new Caller({ pass: 'old' }).arrive().client.pass).toBe('old');
  });

  test('a client remembers the token of its seat, and forgets it with the seat', () => {
    const { client, line } = new Caller().arrive({ seat: null });
    line.tells({ type: 'seat', seat: 2, token: '2.abc' });
    expect([client.seat, client.token]).toEqual([2, '2.abc']);
    line.tells({ type: 'seat', seat: 2, token: null });
    expect([client.seat, client.token]).toEqual([2, '2.abc']);
    line.tells({ type: 'seat', seat: null, token: null });
    expect([client.seat, client.token]).toEqual([null, null]);
  });
});

describe('the game that a client shows', () => {
  test('the game that a client shows has complete options', () => {
    const { game } = new Caller().play().client;
    expect(game).toMatchObject({ id: 'g1', step: 4, lucks: ['aa', 'bb', 'cc'], askedSince: 1_000_000, left: 30_000 });
    expect(game?.view).toEqual({
      viewer: 1,
      step: 4,
      asked: 1,
      deck: 40,
      players: [{ hand: 2 }, { hand: 3 }],
      options: [
        { seat: 1, kind: 'play', card: 7, as: null, at: null, prey: null, cost: [], pick: null },
        { seat: 1, kind: 'end', card: null, as: null, at: null, prey: null, cost: [], pick: null },
      ],
    });
  });

  test('the game that a client shows has no options for a spectator', () => {
    const { client, line } = new Caller().arrive({ seat: null });
    line.tells({ ...gameAt(4), own: {} });
    expect(client.game?.view).toMatchObject({ viewer: 'spectator', step: 4, options: [] });
  });

  test('the shown game changes by an update only where the update says so, and keeps other objects', () => {
    const { client, line, told } = new Caller().play();
    const before = client.game?.view;
    line.tells(updateTo(5));
    const after = client.game?.view;
    expect(after).toEqual({ ...before, step: 5, deck: 35 });
    expect(after?.options).toBe(before?.options);
    expect(Reflect.get(after ?? {}, 'players')).toBe(Reflect.get(before ?? {}, 'players'));
    expect(told).toEqual([[{ kind: 'drew', who: 5, card: null, lucky: false }]]);
  });

  test('a client keeps the private part of its view until an update replaces it', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5), updateTo(6, { own: { viewer: 1 }, open: { asked: 0 } }));
    expect(client.game?.view).toMatchObject({ step: 6, asked: 0, options: [] });
  });

  test('a client keeps its view if a whole game brings nothing new', () => {
    const { client, line } = new Caller().play();
    const before = client.game?.view;
    line.tells(gameAt(4));
    expect(client.game?.view).toBe(before);
  });

  test('the shown game changes once with each answer: the game before it, its facts, and the game after', () => {
    const order: unknown[] = [];
    const { line } = new Caller({
      on: {
        changed: (client, { before, facts, after }) => {
          expect(after).toBe(client.game);
          order.push([before?.view.step, facts?.map(({ kind }) => kind) ?? null, after?.view.step]);
        },
      },
    }).play();
    order.length = 0;
    line.tells(updateTo(5), updateTo(6));
    expect(order).toEqual([
      [4, ['drew'], 5],
      [5, ['drew'], 6],
    ]);
  });

  test('the shown game changes without facts if the change is not an answer', () => {
    const order: unknown[] = [];
    const caller = new Caller({
      on: {
        changed: (_, { before, facts, after }) => void order.push([before?.step ?? null, facts, after?.step ?? null]),
      },
    }).arrive();
    caller.line.tells(gameAt(4), { type: 'line', line: LINE }, { type: 'table', changes: { gameId: null } });
    expect(order).toEqual([
      [null, null, null],
      [null, null, 4],
      [4, null, 4],
      [4, null, null],
    ]);
  });

  test('a client ignores an update that it has already applied', () => {
    const { client, line, told } = new Caller().play();
    line.tells(updateTo(4), updateTo(5), updateTo(5), updateTo(3));
    expect(client.game?.step).toBe(5);
    expect(told).toHaveLength(1);
  });

  test('the shown game is replaced by the next game at the table', () => {
    const { client, line } = new Caller().play();
    line.tells({ type: 'proof', game: 'g1', secret: 'secret' });
    expect(client.proof).toEqual({ game: 'g1', secret: 'secret' });
    line.tells({ type: 'table', changes: { gameId: null, phase: 'gathering' } });
    expect(client.game).toBeNull();
    line.tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(0, 'g2'));
    expect(client.game).toMatchObject({ id: 'g2', step: 0 });
  });

  test('a client shares all unchanged parts of the table with the state before a change', () => {
    const { client, line } = new Caller().arrive();
    const before = client.table;
    line.tells({ type: 'table', changes: { watchers: 3, seats: { 0: { ready: true } } } });
    const [first, second] = client.table?.seats ?? [];
    expect([client.table?.watchers, first?.ready]).toEqual([3, true]);
    expect([client.table?.plan, second]).toEqual([before?.plan, before?.seats[1]]);
    expect(second).toBe(before?.seats[1]);
  });

  test('the shown game is fetched anew if changes do not fit the table', () => {
    const { client, line } = new Caller().arrive();
    line.tells({ type: 'table', changes: { seats: { 9: { ready: true } } } });
    expect(client.status).toBe('waiting');
  });

  test('the shown game comes with the chat: a new line is added and reported', () => {
    const { client, line, heard } = new Caller().arrive();
    line.tells({ type: 'line', line: LINE });
    expect(client.lines).toEqual([LINE]);
    expect(heard).toEqual(['Howdy']);
  });
});

describe('the clock of a client', () => {
  test('the clock of a client gives a new question the time of an answer and the bank of the asked seat', () => {
    const { client, line } = new Caller().play();
    vi.advanceTimersByTime(2000);
    line.tells(updateTo(5, { open: { asked: 0 } }));
    expect(client.game).toMatchObject({ askedSince: 1_002_000, left: 225_000 });
  });

  test('the clock of a client takes the cost of an answer from the bank of the player who was asked', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5, { open: { asked: 0 }, bank: 9000 }), updateTo(6, { open: { asked: 1 } }));
    expect(client.table?.seats.map(({ bank }) => bank)).toEqual([180_000, 9000, 180_000]);
    expect(client.game?.left).toBe(54_000);
  });

  test('the clock of a client stops while the table is paused, and then continues', () => {
    const { client, line } = new Caller({ isWatched: () => false }).play();
    vi.advanceTimersByTime(10_000);
    line.tells({ type: 'table', changes: { paused: true } });
    expect(client.game?.left).toBeNull();
    vi.advanceTimersByTime(5000);
    line.tells({ type: 'table', changes: { paused: false } });
    expect(client.game).toMatchObject({ askedSince: 1_015_000, left: 20_000 });
  });

  test('the clock of a client stops when the game is over', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5, { open: { asked: null } }));
    expect(client.game?.left).toBeNull();
  });
});

describe('the methods that send a message', () => {
  const plan = { seats: 5 };
  type Call = readonly [(client: TableClient) => boolean, object];
  const byHand: readonly Call[] = [
    [(client) => client.sit(), { type: 'sit', promise: PROMISE }],
    [(client) => client.sit(2), { type: 'sit', seat: 2, promise: PROMISE }],
    [(client) => client.ready(true), { type: 'ready', on: true, keep: false }],
    [(client) => client.ready(true, { keep: true }), { type: 'ready', on: true, keep: true }],
    [(client) => client.ready(false), { type: 'ready', on: false }],
    [(client) => client.recall(), { type: 'story', before: 4 }],
    [(client) => client.explain({ card: 3 }), { type: 'explain', step: 4, attempt: { card: 3 } }],
    [(client) => client.rename('Kid'), { type: 'rename', name: 'Kid' }],
    [(client) => client.face('miner'), { type: 'face', face: 'miner' }],
    [(client) => client.start(), { type: 'start', passStar: false }],
    [(client) => client.start({ passStar: true }), { type: 'start', passStar: true }],
    [(client) => client.addPack({ posse: 1 }), { type: 'add-pack', text: '{"posse":1}', part: 0, last: true }],
    [(client) => client.report({ line: 3, remove: true }), { type: 'report', line: 3, remove: true }],
    [(client) => client.arrange({ plan, isPublic: true }), { type: 'arrange', plan, isPublic: true }],
    // Some derived methods, to check their names and the order of their parameters.
    [(client) => client.vouch('ann', false), { type: 'vouch', guest: 'ann', on: false }],
    [(client) => client.notYet(), { type: 'not-yet' }],
    [(client) => client.say('table', 'Howdy'), { type: 'say', channel: 'table', text: 'Howdy' }],
    [(client) => client.bot(2), { type: 'bot', seat: 2 }],
  ];
  const derived: readonly Call[] = Object.entries(MESSAGES).flatMap(([type, { args }]): readonly Call[] => {
    if (args === null) return [];
    const { sample } = MESSAGE_DOCS[type as MessageType];
    const method = type.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const values = args.map((name) => Reflect.get(sample, name));
    return [[(client) => Reflect.get(client, method).apply(client, values), sample]];
  });
  const verbs = [...byHand, ...derived];

  test('a long pack is sent in parts that add up to it and cut no letter in two', () => {
    const caller = new Caller().play();
    const pack = { name: `${'x'.repeat(1190)}🐎${'y'.repeat(1300)}` };
    expect(caller.client.addPack(pack)).toBe(true);
    const parts = caller.said.flatMap((message) => (message.type === 'add-pack' ? [message] : []));
    expect(parts.map(({ part, last }) => [part, last])).toEqual([
      [0, false],
      [1, false],
      [2, true],
    ]);
    expect(parts[0]?.text).toMatch(/x$/);
    expect(JSON.parse(parts.map(({ text }) => text).join(''))).toEqual(pack);
  });

  test('the methods that send a message send exactly one message each', () => {
    const caller = new Caller().play();
    for (const [verb, message] of verbs) {
      expect(verb(caller.client)).toBe(true);
      expect(caller.said.at(-1)).toEqual(message);
    }
    expect(caller.said).toHaveLength(verbs.length);
    const other = ['join', 'answer', 'ping', 'settle', 'promise', 'reveal', 'evening'];
    expect(new Set([...caller.said.map(({ type }) => type), ...other])).toEqual(new Set(Object.keys(MESSAGES)));
  });

  test('the methods that send a message send nothing without a connection', () => {
    const caller = new Caller().play();
    caller.line.closes();
    for (const [verb] of verbs) expect(verb(caller.client)).toBe(false);
    vi.advanceTimersByTime(300);
    caller.arrive();
    expect(caller.said).toEqual([]);
  });

  test('the methods that send a message make later joins send a new name and a new portrait', () => {
    const caller = new Caller({ name: 'Bob' }).arrive();
    caller.client.rename('Kid');
    caller.client.face('miner');
    caller.line.closes();
    vi.advanceTimersByTime(300);
    caller.arrive();
    expect(caller.line.said[0]).toMatchObject({ type: 'join', name: 'Kid', face: 'miner' });
  });

  test('the methods that send a message pass refusals and explanations on to handlers', () => {
    const { line, refusals, reasons } = new Caller().play();
    line.tells({ type: 'error', code: 'seat-taken', message: 'Take another.', about: 'sit' });
    line.tells({ type: 'because', step: 4, refusal: { code: 'too-far', reach: 1 } });
    expect(refusals).toEqual(['seat-taken']);
    expect(reasons).toEqual([[{ code: 'too-far', reach: 1 }, 4]]);
  });
});
