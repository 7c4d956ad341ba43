// What a client shows, and what it says.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MESSAGE_DOCS } from '../message-docs.ts';
import { MESSAGES, type MessageType } from '../messages.ts';
import { Caller, gameAt, someTable, updateTo } from '../testing/caller.ts';
import type { TableClient } from './client.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const LINE = { number: 1, channel: 'table', game: null, seat: 0, name: 'Ann', text: 'Howdy', at: 5 } as const;
const PROMISE = expect.stringMatching(/^[0-9a-f]{64}$/);

describe('coming to a table', () => {
  test('one says who one is as soon as the line is open', () => {
    const { line } = new Caller({ name: 'Bob', pass: 'pass', token: '1.token' });
    expect(line.said).toEqual([]);
    line.opens();
    expect(line.said).toEqual([
      { type: 'join', version: 2, table: 'DUSTY', name: 'Bob', pass: 'pass', token: '1.token', promise: PROMISE },
    ]);
  });

  test('a ticket is shown until one is welcome, and then no more', () => {
    const caller = new Caller({ ticket: 'ticket' });
    caller.line.opens();
    expect(caller.line.said[0]).toMatchObject({ type: 'join', ticket: 'ticket' });
    caller.arrive().line.closes();
    vi.advanceTimersByTime(300);
    caller.line.opens();
    expect(caller.line.said[0]).not.toHaveProperty('ticket');
  });

  test('a ticket for another device is handed on', () => {
    const tickets: unknown[] = [];
    const { line } = new Caller({ on: { ticket: (...given) => void tickets.push(given) } }).arrive();
    line.tells({ type: 'ticket', ticket: 'abc', left: 300_000 });
    expect(tickets).toEqual([['abc', 300_000]]);
  });

  test('one is there when one is welcome', () => {
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

  test('who has to be let in first keeps the pass by which he is known when he comes again', () => {
    const { client, line } = new Caller();
    line.opens().tells({ type: 'error', code: 'barred', message: 'Ask the host.', about: 'join', pass: 'mine' });
    expect([client.status, client.stoppedBecause?.code, client.pass]).toEqual(['stopped', 'barred', 'mine']);
  });

  test('a pass is kept where the server gives no new one', () => {
    expect(new Caller({ pass: 'old' }).arrive().client.pass).toBe('old');
  });

  test('the token of a seat is remembered, and forgotten with the seat', () => {
    const { client, line } = new Caller().arrive({ seat: null });
    line.tells({ type: 'seat', seat: 2, token: '2.abc' });
    expect([client.seat, client.token]).toEqual([2, '2.abc']);
    line.tells({ type: 'seat', seat: 2, token: null });
    expect([client.seat, client.token]).toEqual([2, '2.abc']);
    line.tells({ type: 'seat', seat: null, token: null });
    expect([client.seat, client.token]).toEqual([null, null]);
  });
});

describe('the picture', () => {
  test('a game is seen with whole options', () => {
    const { game } = new Caller().play().client;
    expect(game).toMatchObject({ id: 'g1', n: 4, lucks: ['aa', 'bb', 'cc'], askedSince: 1_000_000, left: 30_000 });
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

  test('who only watches has no options', () => {
    const { client, line } = new Caller().arrive({ seat: null });
    line.tells({ ...gameAt(4), own: {} });
    expect(client.game?.view).toMatchObject({ viewer: 'spectator', step: 4, options: [] });
  });

  test('an update changes what it says and leaves the rest, even the very objects', () => {
    const { client, line, told } = new Caller().play();
    const before = client.game?.view;
    line.tells(updateTo(5));
    const after = client.game?.view;
    expect(after).toEqual({ ...before, step: 5, deck: 35 });
    expect(after?.options).toBe(before?.options);
    expect(Reflect.get(after ?? {}, 'players')).toBe(Reflect.get(before ?? {}, 'players'));
    expect(told).toEqual([[{ kind: 'drew', who: 5, card: null, lucky: false }]]);
  });

  test('what only the viewer sees holds until it is told anew', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5), updateTo(6, { own: { viewer: 1 }, open: { asked: 0 } }));
    expect(client.game?.view).toMatchObject({ step: 6, asked: 0, options: [] });
  });

  test('a whole game that brings nothing new leaves the view as it was', () => {
    const { client, line } = new Caller().play();
    const before = client.game?.view;
    line.tells(gameAt(4));
    expect(client.game?.view).toBe(before);
  });

  test('each answer is one change, with the game before it, its facts, and the game after it', () => {
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

  test('a change that is no answer has no facts, and the game on both sides of it', () => {
    const order: unknown[] = [];
    const caller = new Caller({
      on: { changed: (_, { before, facts, after }) => void order.push([before?.n ?? null, facts, after?.n ?? null]) },
    }).arrive();
    caller.line.tells(gameAt(4), { type: 'line', line: LINE }, { type: 'table', changes: { gameId: null } });
    expect(order).toEqual([
      [null, null, null],
      [null, null, 4],
      [4, null, 4],
      [4, null, null],
    ]);
  });

  test('an update that is known already is not told again', () => {
    const { client, line, told } = new Caller().play();
    line.tells(updateTo(4), updateTo(5), updateTo(5), updateTo(3));
    expect(client.game?.n).toBe(5);
    expect(told).toHaveLength(1);
  });

  test('another game at the table takes the place of the last', () => {
    const { client, line } = new Caller().play();
    line.tells({ type: 'proof', game: 'g1', secret: 'secret' });
    expect(client.proof).toEqual({ game: 'g1', secret: 'secret' });
    line.tells({ type: 'table', changes: { gameId: null, phase: 'gathering' } });
    expect(client.game).toBeNull();
    line.tells({ type: 'table', changes: { gameId: 'g2' } }, gameAt(0, 'g2'));
    expect(client.game).toMatchObject({ id: 'g2', n: 0 });
  });

  test('of the table only what changed is told, and the rest is what it was', () => {
    const { client, line } = new Caller().arrive();
    const before = client.table;
    line.tells({ type: 'table', changes: { watchers: 3, seats: { 0: { ready: true } } } });
    const [first, second] = client.table?.seats ?? [];
    expect([client.table?.watchers, first?.ready]).toEqual([3, true]);
    expect([client.table?.plan, second]).toEqual([before?.plan, before?.seats[1]]);
    expect(second).toBe(before?.seats[1]);
  });

  test('changes that do not fit the table are a gap: all is asked for anew', () => {
    const { client, line } = new Caller().arrive();
    line.tells({ type: 'table', changes: { seats: { 9: { ready: true } } } });
    expect(client.status).toBe('waiting');
  });

  test('a line of talk is added and told', () => {
    const { client, line, heard } = new Caller().arrive();
    line.tells({ type: 'line', line: LINE });
    expect(client.lines).toEqual([LINE]);
    expect(heard).toEqual(['Howdy']);
  });
});

describe('the clock', () => {
  test('a new question has the time of an answer and what its seat has in the bank', () => {
    const { client, line } = new Caller().play();
    vi.advanceTimersByTime(2000);
    line.tells(updateTo(5, { open: { asked: 0 } }));
    expect(client.game).toMatchObject({ askedSince: 1_002_000, left: 225_000 });
  });

  test('what an answer cost is taken from the bank of whoever was asked', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5, { open: { asked: 0 }, bank: 9000 }), updateTo(6, { open: { asked: 1 } }));
    expect(client.table?.seats.map(({ bank }) => bank)).toEqual([180_000, 9000, 180_000]);
    expect(client.game?.left).toBe(54_000);
  });

  test('it stands still while the table is paused, and then runs on', () => {
    const { client, line } = new Caller({ isWatched: () => false }).play();
    vi.advanceTimersByTime(10_000);
    line.tells({ type: 'table', changes: { paused: true } });
    expect(client.game?.left).toBeNull();
    vi.advanceTimersByTime(5000);
    line.tells({ type: 'table', changes: { paused: false } });
    expect(client.game).toMatchObject({ askedSince: 1_015_000, left: 20_000 });
  });

  test('it stands still when the game is over', () => {
    const { client, line } = new Caller().play();
    line.tells(updateTo(5, { open: { asked: null } }));
    expect(client.game?.left).toBeNull();
  });
});

describe('verbs', () => {
  const plan = { seats: 5 };
  type Call = readonly [(client: TableClient) => boolean, object];
  const byHand: readonly Call[] = [
    [(client) => client.sit(), { type: 'sit', promise: PROMISE }],
    [(client) => client.sit(2), { type: 'sit', seat: 2, promise: PROMISE }],
    [(client) => client.ready(true), { type: 'ready', on: true, keep: false }],
    [(client) => client.ready(true, { keep: true }), { type: 'ready', on: true, keep: true }],
    [(client) => client.ready(false), { type: 'ready', on: false }],
    [(client) => client.recall(), { type: 'story', before: 4 }],
    [(client) => client.explain({ card: 3 }), { type: 'explain', question: 4, attempt: { card: 3 } }],
    [(client) => client.rename('Kid'), { type: 'rename', name: 'Kid' }],
    [(client) => client.face('miner'), { type: 'face', face: 'miner' }],
    [(client) => client.start(), { type: 'start', passStar: false }],
    [(client) => client.start({ passStar: true }), { type: 'start', passStar: true }],
    [(client) => client.arrange({ plan, isPublic: true }), { type: 'arrange', plan, isPublic: true }],
    // Some that are derived, to see their names and the order of their parameters.
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

  test('each sends one message', () => {
    const caller = new Caller().play();
    for (const [verb, message] of verbs) {
      expect(verb(caller.client)).toBe(true);
      expect(caller.said.at(-1)).toEqual(message);
    }
    expect(caller.said).toHaveLength(verbs.length);
    const other = ['join', 'answer', 'ping', 'settle', 'promise', 'reveal'];
    expect(new Set([...caller.said.map(({ type }) => type), ...other])).toEqual(new Set(Object.keys(MESSAGES)));
  });

  test('without a connection they are dropped', () => {
    const caller = new Caller().play();
    caller.line.closes();
    for (const [verb] of verbs) expect(verb(caller.client)).toBe(false);
    vi.advanceTimersByTime(300);
    caller.arrive();
    expect(caller.said).toEqual([]);
  });

  test('a new name and a new face are said at the next visit too', () => {
    const caller = new Caller({ name: 'Bob' }).arrive();
    caller.client.rename('Kid');
    caller.client.face('miner');
    caller.line.closes();
    vi.advanceTimersByTime(300);
    caller.arrive();
    expect(caller.line.said[0]).toMatchObject({ type: 'join', name: 'Kid', face: 'miner' });
  });

  test('a refusal and a reason are passed on', () => {
    const { line, refusals, reasons } = new Caller().play();
    line.tells({ type: 'error', code: 'seat-taken', message: 'Take another.', about: 'sit' });
    line.tells({ type: 'because', question: 4, refusal: { code: 'too-far', reach: 1 } });
    expect(refusals).toEqual(['seat-taken']);
    expect(reasons).toEqual([[{ code: 'too-far', reach: 1 }, 4]]);
  });
});
