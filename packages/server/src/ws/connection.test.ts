// What is settled where a line ends: is anybody still there, and how much may he say?

import { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ToTable } from '../bus/bus.ts';
import { LocalBus } from '../bus/local.ts';
import { DEFAULTS } from '../config.ts';
import { Guesses } from '../guesses.ts';
import { Limits } from '../limits/limits.ts';
import { Pace } from '../limits/pace.ts';
import { Metrics } from '../metrics.ts';
import { fakeGuests } from '../testing/fake-guests.ts';
import { Connection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The end of a socket, as far as a connection uses it. It answers pings as browsers do, unless the line is dead. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  isDead = false;
  pings = 0;

  ping(): void {
    this.pings++;
    if (!this.isDead) this.emit('pong');
  }

  close(): void {
    this.terminate();
  }

  terminate(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

/** Somebody at the table "DUSTY", or about to be there, who hears nothing but the types of what he is told. */
function arrived(joins = true) {
  const socket = new FakeSocket();
  const told: string[] = [];
  const atTable: string[] = [];
  const raw = {
    writableLength: 0,
    write: (frame: Buffer) => void told.push(String(/"type":"(\w+)"/.exec(frame.toString())?.[1])),
  };
  const bus = new LocalBus();
  const receive = (message: ToTable): boolean =>
    atTable.push(message.kind === 'said' ? message.message.type : message.kind) > 0;
  const find = (code: string) => (code === 'DUSTY' ? { receive } : null);
  bus.serve({ here: find, find });
  const { messageRate, guessesPerMinute } = DEFAULTS;
  new Connection(
    'one',
    socket as EventEmitter as WebSocket,
    raw as object as Duplex,
    { address: '127.0.0.1', network: '127.0.0.1', guest: 'bob', isNew: false, keepsCookies: false },
    {
      bus,
      guests: fakeGuests(),
      guesses: new Guesses(guessesPerMinute),
      limits: new Limits([]),
      pace: new Pace(DEFAULTS.requestsPerMinute),
      seatsAt: () => 4,
      metrics: new Metrics(),
      messageRate,
    },
  );
  const say = (message: object): void => void socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  if (joins) say({ type: 'join', version: 2, table: 'DUSTY' });
  atTable.length = 0;
  return { socket, told, atTable, say };
}

/** Milliseconds until the table hears that he is gone. */
function untilGone(atTable: readonly string[]): number {
  let waited = 0;
  for (; !atTable.includes('gone') && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

describe('a line', () => {
  test('on which somebody answers stays, though he says nothing for hours', () => {
    const { socket, atTable } = arrived();
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(socket.readyState).toBe(socket.OPEN);
    expect(atTable).toEqual([]);
  });

  test.each([0, 1, 1000, 2199, 2200, 2201, 60_000])(
    'that swallows everything is noticed within 8 seconds, whenever it dies: after %i ms',
    (after) => {
      const { socket, atTable } = arrived();
      vi.advanceTimersByTime(after);
      socket.isDead = true;
      expect(untilGone(atTable)).toBeLessThanOrEqual(8000);
      expect(socket.readyState).not.toBe(socket.OPEN);
    },
  );

  test('that is slow for a moment is not dead, and whatever is heard on it proves that', () => {
    const { socket, atTable, say } = arrived();
    for (let time = 0; time < 10; time++) {
      socket.isDead = true;
      vi.advanceTimersByTime(4400);
      if (time % 2 === 0) socket.emit('pong');
      else say({ type: 'ping' });
    }
    expect(atTable).toEqual([]);
    expect(socket.readyState).toBe(socket.OPEN);
  });

  test('that is closed is asked no more', () => {
    const { socket } = arrived();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(socket.pings).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a line that does not lead to any table', () => {
  test('is closed after ten seconds, and whoever opened it is told why', () => {
    const { socket, told } = arrived(false);
    vi.advanceTimersByTime(9900);
    expect(socket.readyState).toBe(socket.OPEN);
    vi.advanceTimersByTime(200);
    expect([socket.readyState, told]).toEqual([3, ['error']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is closed though something else is said on it', () => {
    const { socket, say } = arrived(false);
    for (let second = 0; second < 11; second++) {
      say({ type: 'ping' });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.readyState).not.toBe(socket.OPEN);
  });
});

describe('a ping', () => {
  test('is answered here, and the table never hears of it', () => {
    const { told, atTable, say } = arrived();
    say({ type: 'ping' });
    expect(told).toEqual(['pong']);
    expect(atTable).toEqual([]);
  });

  test('takes nothing from what may be said', () => {
    const { told, atTable, say } = arrived();
    for (let time = 0; time < 5; time++) say({ type: 'ping' });
    for (let time = 1; time < DEFAULTS.messageRate.burst; time++) say({ type: 'settle' });
    expect(told).toEqual(new Array(5).fill('pong'));
    expect(atTable).toHaveLength(DEFAULTS.messageRate.burst - 1);
  });

  test('a flood of them is refused, and in the end cut off', () => {
    const { socket, told, atTable, say } = arrived();
    for (let time = 0; time < 400; time++) say({ type: 'ping' });
    const pongs = told.filter((type) => type === 'pong').length;
    expect(pongs).toBeLessThanOrEqual(DEFAULTS.messageRate.burst + 5);
    const heard = told.length;
    say({ type: 'ping' });
    expect([told.includes('error'), told.length]).toEqual([true, heard]);
    expect(socket.readyState).not.toBe(socket.OPEN);
    expect(atTable).toEqual(['gone']);
  });
});
