// Tests of the tables, tokens and contributions that this browser remembers.

import type { SeatInfo, TableInfo } from '@posse/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { placeFor } from '../../table-screen/sit-on-arrival.ts';
import { isHostIn, ownSeatIn } from './own-seat-hooks.ts';
import {
  forgetSeat,
  forgetTable,
  keepToken,
  keptToken,
  luckMemory,
  ownTables,
  rememberSeat,
  rememberTable,
} from './remembered-tables.ts';
import type { TableState } from './table-session.ts';

const HOUSE = { seats: 4, sets: ['base', 'house-moonshine'] };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const seat = (guest: string | null, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({
    guest,
    gone: null,
    waiting: false,
    open: guest === null,
    claimable: false,
    lostBy: [],
    seenBy: [],
    ...more,
  }) as SeatInfo;
const tableWith = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ game: 'card', plan: { seats: 4 }, phase: 'playing', host: 'ann', seats, ...more }) as TableInfo;
const known = (table: TableInfo, you = 'bob'): TableState => ({ status: 'open', table, you }) as TableState;

describe('remembered tables', () => {
  test('the browser remembers the user’s tables, the latest first, each once, up to a maximum', () => {
    for (const code of ['A', 'B', 'C', 'D', 'E', 'C']) rememberTable({ code, guest: 'bob', game: 'dice' });
    expect(ownTables().map(({ code }) => code)).toEqual(['C', 'E', 'D', 'B']);
    forgetTable('E');
    forgetTable('Z');
    expect(ownTables().map(({ code }) => code)).toEqual(['C', 'D', 'B']);
  });

  test('damaged notes about the user’s tables are ignored', () => {
    const wrong = { code: 1, guest: 'bob', game: 'card' };
    for (const text of ['{', 'null', '{"code":"A"}', '[null,3,{"code":1}]', JSON.stringify([wrong])]) {
      localStorage.setItem('posse-tables', text);
      expect(ownTables()).toEqual([]);
    }
  });

  test('forgetting a table causes no error in a browser without storage', () => {
    const full = (): never => {
      throw new Error('no room');
    };
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full });
    expect(() => forgetTable('A')).not.toThrow();
  });
});

describe('the contribution for a table', () => {
  test('the browser keeps the user’s contributions to the shuffle for the latest tables over a reload', () => {
    expect(luckMemory('A').read()).toBeNull();
    luckMemory('A').write('first');
    luckMemory('A').write('second');
    for (let number = 0; number < 11; number++) luckMemory(`B${number}`).write('other');
    expect(luckMemory('A').read()).toBe('second');
    luckMemory('C').write('one too many');
    expect([luckMemory('A').read(), luckMemory('B1').read()]).toEqual([null, 'other']);
  });

  test('a stored older contribution to the shuffle is not used if the newest could not be stored', () => {
    const memory = luckMemory('A');
    memory.write('first');
    const { setItem } = localStorage;
    localStorage.setItem = () => {
      throw new Error('no room');
    };
    memory.write('second');
    expect(memory.read()).toBe('second');
    localStorage.setItem = setItem;
    memory.write('third');
    expect(luckMemory('A').read()).toBe('third');
  });

  test('damaged stored contributions to the shuffle are ignored', () => {
    for (const text of ['{', 'null', '[null,["A"],["A",1]]']) {
      localStorage.setItem('posse-lucks', text);
      expect(luckMemory('A').read()).toBeNull();
    }
  });
});

describe('a remembered seat', () => {
  test('a table is remembered while the user has a seat there, also after leaving it to a bot', () => {
    const store = createStore<TableState>()(() => known(tableWith([seat('ann'), seat(null)])));
    keepToken('K7M4QX', '1.secret');
    rememberSeat('K7M4QX', store);
    store.setState(known(tableWith([seat('ann'), seat('bob')])));
    expect(ownTables()).toEqual([{ code: 'K7M4QX', guest: 'bob', game: 'card' }]);
    store.setState(known(tableWith([seat('ann'), seat('bob', { gone: 'left' })])));
    expect([ownTables().length, keptToken('K7M4QX')]).toEqual([1, '1.secret']);
    store.setState({ ...known(tableWith([])), status: 'waiting' });
    expect(ownTables()).toHaveLength(1);
    store.setState(known(tableWith([seat('ann'), seat(null)])));
    expect([ownTables(), keptToken('K7M4QX')]).toEqual([[], undefined]);
  });

  test('a table becomes the latest remembered one when the user sits down, and not at each of its updates', () => {
    const store = createStore<TableState>()(() => known(tableWith([])));
    rememberSeat('K7M4QX', store);
    store.setState(known(tableWith([seat('bob'), seat(null)])));
    rememberTable({ code: 'OTHER1', guest: 'bob', game: 'dice' });
    store.setState(known(tableWith([seat('bob'), seat('ann')])));
    expect(ownTables().map(({ code }) => code)).toEqual(['OTHER1', 'K7M4QX']);
    store.setState(known(tableWith([seat(null), seat('bob')])));
    expect(ownTables().map(({ code }) => code)).toEqual(['K7M4QX', 'OTHER1']);
  });

  test('a table is forgotten once the user’s seat has moved to another device', () => {
    keepToken('K7M4QX', '1.secret');
    rememberTable({ code: 'K7M4QX', guest: 'bob', game: 'card' });
    forgetSeat('K7M4QX');
    expect([ownTables(), keptToken('K7M4QX')]).toEqual([[], undefined]);
  });
});

describe('the seat of a user who comes to play', () => {
  test.each([
    ['where a seat is open', tableWith([seat('ann'), seat(null)]), 1],
    ['nowhere if none is', tableWith([seat('ann'), seat(null, { open: false })]), null],
    ['in the own seat again', tableWith([seat(null), seat('bob', { gone: 'left' })]), 1],
    ['where he sits already', tableWith([seat(null), seat('bob')]), null],
    ['nowhere while he waits for his seat', tableWith([seat(null), seat('bob', { waiting: true })]), null],
    ['nowhere before he has seen which house cards are played', tableWith([seat(null)], { plan: HOUSE }), null],
    ['at his own table with house cards', tableWith([seat(null)], { plan: HOUSE, host: 'bob' }), 0],
  ])('the seat offered to a user who comes to a table is right: %s', (_, table, place) => {
    expect(placeFor({ table, you: 'bob' })).toBe(place);
  });
});

describe('the host’s powers', () => {
  const isHost = (table: TableInfo): boolean => isHostIn({ table, you: 'ann' });

  test('the host is the guest whom the table names as host, with or without a seat', () => {
    expect(isHost(tableWith([seat('ann'), seat('bob')]))).toBe(true);
    expect(isHost(tableWith([seat('bob')]))).toBe(true);
    expect(isHost(tableWith([seat('ann')], { host: 'bob' }))).toBe(false);
    expect(isHostIn({ table: null, you: null })).toBe(false);
  });

  test('a host who has left a running game has no powers until it is over', () => {
    const seats = [seat('ann', { gone: 'left' }), seat('bob')];
    expect(isHost(tableWith(seats))).toBe(false);
    expect(isHost(tableWith(seats, { phase: 'over' }))).toBe(true);
    expect(ownSeatIn({ table: tableWith(seats), you: 'ann' })).toBe(0);
  });
});
