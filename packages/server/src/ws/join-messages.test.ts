// Tests of messages during a join: none is lost, reordered or left without an error.

import { EventEmitter } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { type Receiver, type ToTable, Unavailable } from '../bus/bus.ts';
import { LocalBus } from '../bus/local-bus.ts';
import { Refused } from '../refused-request.ts';
import { CALLER, FakeRaw, fakeServices } from '../testing/connection-services.ts';
import { until } from '../testing/wait-until.ts';
import { Connection } from './websocket-connection.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  closed: readonly unknown[] | null = null;

  close(...why: readonly unknown[]): void {
    this.closed ??= why;
    this.hangsUp();
  }

  hangsUp(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }
}

/** The fake sockets of a test, which are closed when it is over. */
const sockets: FakeSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.hangsUp();
});

/** A connection that joins a table. The test decides when the table is known and when it is there. */
function atTheDoor() {
  const socket = new FakeSocket();
  sockets.push(socket);
  const told: string[] = [];
  const heard: string[] = [];
  const seats = Promise.withResolvers<number | null>();
  const coming = Promise.withResolvers<Receiver | null>();
  const bus = new LocalBus();
  const table: Receiver = {
    receive: (message: ToTable) => heard.push(message.kind === 'said' ? message.message.type : message.kind) > 0,
  };
  let isHere = false;
  bus.serve({ here: () => (isHere ? table : null), find: () => coming.promise });
  const raw = new FakeRaw();
  raw.write = (frame) => void told.push(String(/"code":"([\w-]+)"/.exec(frame.toString())?.[1]));
  new Connection(
    bus.newClient(),
    socket as EventEmitter as WebSocket,
    raw.asDuplex(),
    CALLER,
    fakeServices(bus, () => seats.promise),
  );
  const say = (message: object): void => void socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  const comes = (): void => {
    isHere = true;
    coming.resolve(table);
  };
  say({ type: 'join', version: 2, table: 'DUSTY' });
  say({ type: 'sit' });
  return { socket, told, heard, say, seats, coming, comes };
}

test('a message sent right after "join" is handled after it', async () => {
  const { heard, say, seats, comes } = atTheDoor();
  seats.resolve(4);
  say({ type: 'settle' });
  comes();
  await until(() => heard.length === 3);
  say({ type: 'leave' });
  await until(() => heard.length === 4);
  expect(heard).toEqual(['arrived', 'sit', 'settle', 'leave']);
});

test('a client that disconnects while its table is restored is reported to the table as joined, then as gone', async () => {
  const { socket, heard, seats, comes } = atTheDoor();
  seats.resolve(4);
  await new Promise((resolve) => setImmediate(resolve));
  socket.hangsUp();
  comes();
  await until(() => heard.includes('gone'));
  expect(heard).toEqual(['arrived', 'sit', 'gone']);
});

test('a client that disconnects before its table is found never joins', async () => {
  const { socket, heard, told, seats, comes } = atTheDoor();
  socket.hangsUp();
  seats.resolve(4);
  comes();
  await new Promise((resolve) => setImmediate(resolve));
  expect([heard, told]).toEqual([[], []]);
});

test('a client that joins an unknown table is refused, and its further messages are not delivered', async () => {
  const { socket, heard, told, seats, coming } = atTheDoor();
  seats.resolve(null);
  coming.resolve(null);
  await until(() => socket.closed !== null);
  await new Promise((resolve) => setImmediate(resolve));
  expect([socket.closed, told[0], heard]).toEqual([[1008, 'no-such-table'], 'no-such-table', []]);
});

test.each([
  ['a table that is shut is final', new Refused('damaged', 'Nobody plays on with it.'), [1008, 'damaged']],
  ['who can’t be told is asked to try later', new Unavailable('try-later', 'The store is away.'), [1013, 'try-later']],
  ['a server that stops is come back to', new Unavailable('restart', 'The server is closing.'), [1012, 'restart']],
  ['a fault of ours ends nothing for good', new TypeError('nonsense'), [1013, 'internal']],
] as const)('a join is refused whenever its error occurs: %s', async (_, error, closing) => {
  const early = atTheDoor();
  early.seats.reject(error);
  const late = atTheDoor();
  late.seats.resolve(4);
  late.coming.reject(error);
  for (const { socket, heard } of [early, late]) {
    await until(() => socket.closed !== null);
    expect([socket.closed, heard]).toEqual([closing, []]);
  }
});
