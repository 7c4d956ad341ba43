// Tests that connections with many unanswered requests are closed.

import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { heard } from '../testing/raw-socket.ts';
import { until } from '../testing/wait-until.ts';
import { MAX_UNANSWERED, OpenRequests } from './open-requests.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const UPGRADE = 'GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
const EXPECTATION = 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: wonders\r\n\r\n';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A server whose replies the test releases. */
async function guarded() {
  const open: ServerResponse[] = [];
  const closed: unknown[] = [];
  const upgrades: Socket[] = [];
  const server: Server = createServer((_, response) => void open.push(response));
  server.on('upgrade', (_, socket) => void upgrades.push(socket as Socket));
  const requests = new OpenRequests((socket) => void closed.push(socket));
  requests.guard(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  socket.on('error', () => undefined);
  ends.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return { socket, open, closed, upgrades, requests };
}

test('a connection gets answers to as many pipelined requests as may be open at a time, again and again', async () => {
  const { socket, open, closed } = await guarded();
  for (let round = 0; round < 10; round++) {
    socket.write(REQUEST.repeat(MAX_UNANSWERED));
    await until(() => open.length === MAX_UNANSWERED);
    const replied = open.splice(0).map((response) => once(response.end('x'), 'close'));
    await Promise.all(replied);
  }
  expect([closed, socket.destroyed]).toEqual([[], false]);
});

test('a connection is closed once when a fifth request is open on it, however many follow in the same segment', async () => {
  const { socket, open, closed } = await guarded();
  socket.write(REQUEST.repeat(500));
  expect(await heard(socket).catch(() => '')).toBe('');
  expect([open.length, closed.length]).toEqual([MAX_UNANSWERED, 1]);
});

test('a connection without an open request may be upgraded', async () => {
  const { socket, upgrades } = await guarded();
  socket.write(UPGRADE);
  await until(() => upgrades.length === 1);
  upgrades[0]?.destroy();
});

test('a connection that asks for an upgrade while a request is open is closed', async () => {
  const { socket, upgrades, closed } = await guarded();
  socket.write(REQUEST + UPGRADE);
  await heard(socket).catch(() => '');
  expect([upgrades.length, closed.length]).toEqual([0, 1]);
});

test('refuses a request with an unknown Expect header, and closes its connection', async () => {
  const { socket, open } = await guarded();
  socket.write(EXPECTATION);
  expect(await heard(socket)).toMatch(/^HTTP\/1\.1 417 .*connection: close/is);
  expect(open).toEqual([]);
});

test('replies that wait behind an earlier one, and bodies that nobody reads, count as waiting bytes', async () => {
  const { socket, open, requests } = await guarded();
  const post = 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n';
  socket.write(`${REQUEST}${REQUEST}${post}${'x'.repeat(1000)}`);
  await until(() => open.length === 3 && open[2]?.req.readableLength === 1000);
  open[1]?.end('y'.repeat(50_000));
  const held = requests.bytesHeld(open[0]?.req.socket as Socket);
  expect(held).toBeGreaterThan(51_000);
  expect(held).toBeLessThan(52_000);
});
