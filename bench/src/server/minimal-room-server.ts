// A minimal room server for comparison: relays messages and stores nothing.
// For each message everybody in the room gets one of the usual size.

import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { answerDriver } from './measured-child.ts';

const SEATS = 5;
/** The padding of an update, which makes it about as long as one of ours. */
const PADDING = 'x'.repeat(Number(process.argv[2] ?? 300));

const rooms = new Map<string, WebSocket[]>();
const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });

sockets.on('connection', (socket, { url }) => {
  const name = url ?? '';
  const room = rooms.get(name) ?? [];
  rooms.set(name, room);
  const seat = room.push(socket) - 1;
  socket.on('message', (data) => {
    const { question: answered } = JSON.parse(data.toString()) as { question: number };
    const step = answered + 1;
    const text = JSON.stringify({ type: 'update', n: step, asked: step % SEATS, filling: PADDING });
    for (const member of room) member.send(text);
  });
  socket.send(JSON.stringify({ type: 'seat', seat, asked: 0 }));
});

sockets.on('listening', () => {
  const { port } = sockets.address() as AddressInfo;
  answerDriver(`http://127.0.0.1:${port}`, async () => {
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
  });
});
