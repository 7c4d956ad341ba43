// Tests of opening a table: address, token, ticket, and the pace of bots.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Session } from './table-session.ts';
import { Line, welcome } from './testing/fake-connection.ts';

const solo = vi.hoisted(() => ({ paces: [] as unknown[], steps: [] as string[], sockets: [] as unknown[] }));
vi.mock('../../solo/solo-games.ts', async () => {
  const { Line } = await import('./testing/fake-connection.ts');
  return {
    setBotPace: (pace: unknown) => void solo.paces.push(pace),
    stepSolo: (table: string) => void solo.steps.push(table),
    soloSocket: () => {
      const line = new Line('solo:');
      solo.sockets.push(line);
      return line;
    },
  };
});

let lines: Line[];
let kept: Map<string, string>;
let replaced: unknown[];
let session: Session;

function browserAt(href: string): void {
  const { protocol, hash, pathname, search } = new URL(href);
  vi.stubGlobal('location', { href, protocol, hash, pathname, search });
}

beforeEach(() => {
  lines = [];
  kept = new Map();
  replaced = [];
  solo.paces.length = 0;
  solo.steps.length = 0;
  solo.sockets.length = 0;
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('history', { state: 'here', replaceState: (...what: unknown[]) => void replaced.push(what) });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal(
    'WebSocket',
    class extends Line {
      constructor(url: string) {
        super(url);
        lines.push(this);
      }
    },
  );
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
});

async function visit(where: 'server' | 'solo', code: string): Promise<Session> {
  const open = await import('./session-opening.ts');
  session = await open.visit(where, code);
  return session;
}

const line = (): Line => lines.at(-1) as Line;

describe('a table of the server', () => {
  test.each([
    ['http://posse.test:8080/t/K7M4QX?x=1', 'ws://posse.test:8080/ws?s=3193'],
    ['https://posse.test/t/K7M4QX', 'wss://posse.test/ws?s=3193'],
  ])('the page at %s connects to its table at %s', async (href, url) => {
    browserAt(href);
    expect((await visit('server', 'K7M4QX')).store.getState().where).toBe('server');
    expect(line().url).toBe(url);
    expect(line().opens().said).toMatchObject([{ type: 'join', version: 2, table: 'K7M4QX' }]);
  });

  test('the page sends the player’s name when it joins a table', async () => {
    const { choose } = await import('../../app/user-settings.ts');
    choose({ name: 'Bob' });
    browserAt('http://posse.test/t/K7M4QX');
    await visit('server', 'K7M4QX');
    expect(line().opens().said).toMatchObject([{ name: 'Bob' }]);
    choose({ name: '' });
  });

  test('the page joins with the stored seat token, stores a new one, and remembers the table', async () => {
    kept.set('posse-seat-K7M4QX', 'old');
    browserAt('http://posse.test/t/K7M4QX');
    await visit('server', 'K7M4QX');
    expect(line().opens().said).toMatchObject([{ token: 'old' }]);
    line().tells(welcome(), { type: 'seat', seat: 1, token: 'new' });
    expect(kept.get('posse-seat-K7M4QX')).toBe('new');
    expect(kept.get('posse-tables')).toContain('K7M4QX');
    expect(replaced).toEqual([]);
  });

  test('the page joins with the ticket in its address, and removes it from there after joining', async () => {
    browserAt('http://posse.test/t/K7M4QX?x=1#ticket=once');
    await visit('server', 'K7M4QX');
    expect(line().opens().said).toMatchObject([{ ticket: 'once' }]);
    expect(replaced).toEqual([]);
    line().tells(welcome());
    expect(replaced).toEqual([['here', '', '/t/K7M4QX?x=1']]);
  });

  test('a ticket that the table refused is removed from the page’s address', async () => {
    browserAt('http://posse.test/t/K7M4QX#ticket=old');
    await visit('server', 'K7M4QX');
    session.close();
    expect(replaced).toHaveLength(1);
  });
});

test('in a solo game bots wait for the page’s animations until the user leaves', async () => {
  const { choose } = await import('../../app/user-settings.ts');
  await visit('solo', 'SOLO');
  expect([session.store.getState().where, solo.sockets.length, lines.length]).toEqual(['solo', 1, 0]);
  choose({ speed: 0 });
  choose({ speed: 0.5 });
  expect(solo.paces).toEqual([
    { bots: 'as usual', pause: [1400, 2400] },
    { bots: 'as usual', pause: [20, 60] },
    { bots: 'as usual', pause: [250, 600] },
  ]);
  session.close();
  expect((solo.sockets[0] as Line).isClosed).toBe(true);
  choose({ speed: 1 });
  expect(solo.paces).toHaveLength(3);
});

test('a paused solo game is still paused after a reload, and another solo game is not', async () => {
  await visit('solo', 'SOLO');
  session.time?.pause(true);
  session.time?.step();
  expect([solo.paces.at(-1), solo.steps, session.store.getState().going]).toMatchObject([
    { bots: 'held' },
    ['SOLO'],
    'paused',
  ]);
  session.close();
  await visit('solo', 'SOLO');
  expect([solo.paces.at(-1), session.store.getState().going]).toMatchObject([{ bots: 'held' }, 'paused']);
  session.close();
  await visit('solo', 'OTHER');
  expect([solo.paces.at(-1), session.store.getState().going]).toMatchObject([{ bots: 'as usual' }, 'on']);
});

test('the page offers no pause at a table of the server', async () => {
  browserAt('http://posse.test/t/K7M4QX');
  await visit('server', 'K7M4QX');
  expect([session.time, session.store.getState().going]).toEqual([null, 'on']);
});
