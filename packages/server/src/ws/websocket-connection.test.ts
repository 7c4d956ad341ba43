// Tests of one connection: heartbeat, rate limits, close codes.

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ToTable } from '../bus/bus.ts';
import { LocalBus } from '../bus/local-bus.ts';
import { DEFAULTS } from '../config.ts';
import { LIMITS } from '../limits/rate-limits.ts';
import { CALLER, FakeRaw, fakeServices } from '../testing/connection-services.ts';
import { Connection } from './websocket-connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A fake socket with the features that a connection uses. It answers pings as browsers do, unless it is dead. */
class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  isDead = false;
  isPaused = false;
  pings = 0;

  ping(): void {
    this.pings++;
    if (!this.isDead) this.emit('pong');
  }

  /** Begins a close handshake, which a dead peer never completes. */
  close(): void {
    if (this.isDead) this.readyState = 2;
    else this.terminate();
  }

  pause(): void {
    this.isPaused = true;
  }

  terminate(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.emit('close');
  }
}

/** A client of the table "DUSTY" that records the types of its messages. */
function arrived(joins = true) {
  const socket = new FakeSocket();
  const told: string[] = [];
  const atTable: string[] = [];
  const raw = new FakeRaw();
  raw.write = (frame) => {
    raw.frames.push(frame);
    const type = /"type":"(\w+)"/.exec(frame.toString())?.[1];
    if (type !== undefined) told.push(type);
  };
  const bus = new LocalBus();
  const receive = (message: ToTable): boolean =>
    atTable.push(message.kind === 'said' ? message.message.type : message.kind) > 0;
  const find = (code: string) => (code === 'DUSTY' ? { receive } : null);
  bus.serve({ here: find, find });
  const door = fakeServices(bus, () => 4);
  const connection = new Connection('one', socket as EventEmitter as WebSocket, raw.asDuplex(), CALLER, door);
  const say = (message: object): void => void socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  if (joins) say({ type: 'join', version: 2, table: 'DUSTY' });
  atTable.length = 0;
  return { socket, raw, connection, told, atTable, say, offences: door.offences };
}

/** Milliseconds until the table learns that the client is gone. */
function untilGone(atTable: readonly string[]): number {
  let waited = 0;
  for (; !atTable.includes('gone') && waited < 60_000; waited += 50) vi.advanceTimersByTime(50);
  return waited;
}

describe('a line', () => {
  test('a connection stays open for hours without messages if its pings are answered', () => {
    const { socket, atTable } = arrived();
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(socket.readyState).toBe(socket.OPEN);
    expect(atTable).toEqual([]);
  });

  test.each([0, 1, 1000, 2199, 2200, 2201, 60_000])(
    'a dead connection is noticed within 8 seconds, even if it dies %i ms after its start',
    (after) => {
      const { socket, atTable } = arrived();
      vi.advanceTimersByTime(after);
      socket.isDead = true;
      expect(untilGone(atTable)).toBeLessThanOrEqual(8000);
      expect(socket.readyState).not.toBe(socket.OPEN);
    },
  );

  test('a connection that is slow for a moment is kept, and any message on it counts as a sign of life', () => {
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

  test('a closed connection gets no more pings', () => {
    const { socket } = arrived();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(socket.pings).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a line that does not lead to any table', () => {
  test('a connection that joins no table is closed after ten seconds, with an error that says why', () => {
    const { socket, told } = arrived(false);
    vi.advanceTimersByTime(9900);
    expect(socket.readyState).toBe(socket.OPEN);
    vi.advanceTimersByTime(200);
    expect([socket.readyState, told]).toEqual([3, ['error']]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a connection that joins no table is closed even if it sends other messages', () => {
    const { socket, say } = arrived(false);
    for (let second = 0; second < 11; second++) {
      say({ type: 'ping' });
      vi.advanceTimersByTime(1000);
    }
    expect(socket.readyState).not.toBe(socket.OPEN);
  });
});

describe('a ping', () => {
  test('a ping message is answered by the connection itself, and never reaches the table', () => {
    const { told, atTable, say } = arrived();
    say({ type: 'ping' });
    expect(told).toEqual(['pong']);
    expect(atTable).toEqual([]);
  });

  test('ping messages do not count towards a client’s message limit', () => {
    const { told, atTable, say } = arrived();
    for (let time = 0; time < 5; time++) say({ type: 'ping' });
    for (let time = 1; time < DEFAULTS.messageRate.burst; time++) say({ type: 'settle' });
    expect(told).toEqual(new Array(5).fill('pong'));
    expect(atTable).toHaveLength(DEFAULTS.messageRate.burst - 1);
  });

  test('a flood of ping messages is refused, and in the end the connection is closed', () => {
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

describe('a control frame', () => {
  const PAYLOAD = Buffer.from('still there?');
  const { burst } = DEFAULTS.messageRate;

  test('a WebSocket ping is answered by a pong with the same payload', () => {
    const { socket, raw } = arrived();
    socket.emit('ping', PAYLOAD);
    expect(raw.frames).toEqual([Buffer.concat([Buffer.of(0x8a, PAYLOAD.length), PAYLOAD])]);
  });

  test('a pong that the server asked for does not count towards the client’s message limit', () => {
    const { atTable, say } = arrived();
    vi.advanceTimersByTime(60_000);
    for (let time = 0; time < burst; time++) say({ type: 'settle' });
    expect(atTable).toHaveLength(burst);
  });

  test.each(['ping', 'pong'])(
    'a WebSocket %s that the server did not ask for counts as a message of the client',
    (kind) => {
      const { socket, told, atTable, say } = arrived();
      // The join was a message too.
      for (let time = 1; time < burst; time++) socket.emit(kind, PAYLOAD);
      expect(told).toEqual([]);
      say({ type: 'settle' });
      expect([told, atTable]).toEqual([['error'], []]);
    },
  );

  test.each(['ping', 'pong'])('a flood of WebSocket control frames closes the connection: %s', (kind) => {
    const { socket, raw, offences, atTable } = arrived();
    for (let time = 0; time < 10_000; time++) socket.emit(kind, PAYLOAD);
    expect(socket.readyState).not.toBe(socket.OPEN);
    expect(offences).toEqual(['flood']);
    expect(atTable).toEqual(['gone']);
    expect(raw.frames.length).toBeLessThan(2 * burst);
  });

  test('a WebSocket ping is not answered while its sender does not read', () => {
    const { socket, raw } = arrived();
    raw.writableLength = 20_000;
    socket.emit('ping', PAYLOAD);
    expect(raw.frames).toEqual([]);
    raw.writableLength = 0;
    socket.emit('ping', PAYLOAD);
    expect(raw.frames).toHaveLength(1);
  });

  test('WebSocket pings after the server’s close are not answered, and a flood of them ends the connection', () => {
    const { socket, raw, connection, offences } = arrived();
    socket.isDead = true;
    connection.dismiss(1012, 'restart');
    for (let time = 0; time < 100; time++) socket.emit('ping', PAYLOAD);
    expect([raw.frames, socket.readyState]).toEqual([[], 2]);
    for (let time = 0; time < 100; time++) socket.emit('ping', PAYLOAD);
    expect([raw.frames, socket.isPaused, offences]).toEqual([[], true, ['flood']]);
    vi.advanceTimersByTime(1000);
    expect(socket.readyState).toBe(3);
  });
});

describe('the server closes the connection', () => {
  const { burst } = DEFAULTS.messageRate;

  test('a client that sends more bytes than its messages could need is disconnected', () => {
    const { socket, raw, offences } = arrived();
    for (let time = 0; time < burst; time++) raw.emit('data', Buffer.alloc(4096));
    expect(socket.readyState).toBe(socket.OPEN);
    for (let time = 0; time < 4; time++) raw.emit('data', Buffer.alloc(4096));
    expect([socket.readyState, offences]).toEqual([3, ['flood']]);
  });

  test('a client that sends its messages byte by byte is disconnected', () => {
    const { socket, raw, offences } = arrived();
    for (let time = 0; time < 8 * burst; time++) raw.emit('data', Buffer.alloc(1));
    expect(socket.readyState).toBe(socket.OPEN);
    raw.emit('data', Buffer.alloc(1));
    expect([socket.readyState, offences]).toEqual([3, ['flood']]);
  });

  test('a client that does not confirm the server’s close is disconnected after five seconds', () => {
    const { socket, connection } = arrived();
    socket.isDead = true;
    connection.dismiss(1008, 'sent-away');
    vi.advanceTimersByTime(4900);
    expect(socket.readyState).toBe(2);
    vi.advanceTimersByTime(200);
    expect(socket.readyState).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a client that sends too much is no longer read, and disconnected after one second', () => {
    const { socket, say } = arrived();
    socket.isDead = true;
    for (let time = 0; time < 200; time++) say({ type: 'settle' });
    expect([socket.readyState, socket.isPaused]).toEqual([2, true]);
    vi.advanceTimersByTime(1000);
    expect(socket.readyState).toBe(3);
  });

  test('a client that breaks the WebSocket protocol and does not close is disconnected by the server', () => {
    const { socket } = arrived();
    socket.isDead = true;
    socket.close();
    socket.emit('error', new Error('Invalid WebSocket frame'));
    vi.advanceTimersByTime(1000);
    expect(socket.readyState).toBe(3);
  });
});

test('a client that reads slowly is disconnected only when more than half a megabyte waits for it', () => {
  const { socket, raw, connection } = arrived();
  raw.writableLength = 500_000;
  connection.send('{"type":"update"}');
  expect([socket.readyState, raw.frames.length]).toEqual([socket.OPEN, 1]);
  raw.writableLength = 600_000;
  connection.send('{"type":"update"}');
  expect([socket.readyState, raw.frames.length]).toEqual([3, 1]);
});

test('requests for the story beyond their own limit do not reach the table, and other messages still do', () => {
  const { say, told, atTable } = arrived();
  for (let page = 0; page < LIMITS.story.guest.burst + 5; page++) {
    // Slowly enough for the limit of all messages.
    vi.advanceTimersByTime(100);
    say({ type: 'story', before: 50 });
  }
  expect(atTable.filter((type) => type === 'story')).toHaveLength(LIMITS.story.guest.burst);
  expect(told.filter((type) => type === 'error')).toHaveLength(5);
  say({ type: 'back' });
  expect(atTable.at(-1)).toBe('back');
});
