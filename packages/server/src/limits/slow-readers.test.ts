// Tests that connections whose peer does not read are closed.

import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_NETWORK_BYTES, MAX_STALL_MS, type Reader, SlowReaders } from './slow-readers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A socket whose peer reads as much as the test decides. */
class FakeSocket extends EventEmitter {
  bytesWritten = 0;
  writableLength = 0;
  isDestroyed = false;

  send(bytes: number): this {
    this.bytesWritten += bytes;
    this.writableLength += bytes;
    return this;
  }

  read(bytes = this.writableLength): void {
    this.writableLength -= bytes;
  }

  destroy(): void {
    this.isDestroyed = true;
    this.emit('close');
  }
}

function watched(bytesHeld: (socket: FakeSocket) => number = () => 0) {
  const offences: string[] = [];
  const readers = new SlowReaders({
    bytesHeld: (socket) => bytesHeld(socket as Reader as FakeSocket & Reader),
    closed: (because) => void offences.push(because),
  });
  const open = (network: string | null): FakeSocket => {
    const socket = new FakeSocket();
    readers.watch(socket as EventEmitter as Reader & EventEmitter, network);
    return socket;
  };
  return { readers, offences, open };
}

describe('a connection', () => {
  test('a connection is closed when its peer reads nothing for twenty seconds', () => {
    const { open, offences } = watched();
    const socket = open('10.0.0.1').send(100);
    vi.advanceTimersByTime(MAX_STALL_MS);
    expect(socket.isDestroyed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect([socket.isDestroyed, offences]).toEqual([true, ['not-reading']]);
  });

  test('a connection whose peer reads nothing is closed although the server sends more and more meanwhile', () => {
    const { open } = watched();
    const socket = open(null);
    for (let second = 0; second < 30; second++) {
      socket.send(10);
      vi.advanceTimersByTime(1000);
    }
    expect(socket.isDestroyed).toBe(true);
  });

  test('a connection stays open while its peer reads a little now and then', () => {
    const { open } = watched();
    const socket = open('10.0.0.1').send(100_000);
    for (let time = 0; time < 20; time++) {
      vi.advanceTimersByTime(MAX_STALL_MS - 2000);
      socket.read(1000);
    }
    expect(socket.isDestroyed).toBe(false);
  });

  test('a connection to which nothing is left to send stays open for hours', () => {
    const { open, offences } = watched();
    const socket = open('10.0.0.1').send(100);
    socket.read();
    vi.advanceTimersByTime(3 * 3_600_000);
    expect([socket.isDestroyed, offences]).toEqual([false, []]);
  });

  test('a closed connection is no longer watched for slow reading', () => {
    const { open, offences } = watched();
    open('10.0.0.1').send(100).emit('close');
    vi.advanceTimersByTime(2 * MAX_STALL_MS);
    expect(offences).toEqual([]);
  });
});

describe('a network that reads too little', () => {
  test('a network that reads too little loses its largest queues until the rest fits, and no other does', () => {
    const { open, offences } = watched();
    const share = MAX_NETWORK_BYTES / 4;
    const [small, large, medium] = [1, 2, 1.5].map((factor) => open('10.0.0.1').send(factor * share));
    const other = open('10.0.0.2').send(3.9 * share);
    vi.advanceTimersByTime(1000);
    expect([small, large, medium, other].map((socket) => socket?.isDestroyed)).toEqual([false, true, false, false]);
    expect(offences).toEqual(['too-much-unread']);
  });

  test('a network of slow readers is also charged for replies and bodies that wait outside the socket', () => {
    const { open } = watched(() => MAX_NETWORK_BYTES);
    const [one, other] = [open('10.0.0.1'), open('10.0.0.1')];
    vi.advanceTimersByTime(1000);
    expect([one.isDestroyed, other.isDestroyed]).toEqual([true, false]);
  });

  test('behind a proxy a connection counts for its network of slow readers only after the upgrade', () => {
    const { readers, open } = watched();
    const sockets = [open(null), open(null)];
    for (const socket of sockets) socket.send(MAX_NETWORK_BYTES);
    vi.advanceTimersByTime(1000);
    expect(sockets.some(({ isDestroyed }) => isDestroyed)).toBe(false);
    for (const socket of sockets) readers.watch(socket as EventEmitter as Reader & EventEmitter, '10.0.0.1');
    vi.advanceTimersByTime(1000);
    expect(sockets.filter(({ isDestroyed }) => isDestroyed)).toHaveLength(1);
  });
});
