// Tests of WebSocket frames that the server writes itself.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './websocket-frame.ts';

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])(
  'a WebSocket text frame of %i bytes arrives whole',
  async (length) => {
    const text = `${'é'.repeat(Math.floor(length / 2))}${length % 2 === 0 ? '' : 'x'}`;
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const sockets = new WebSocketServer({ noServer: true });
    server.on('upgrade', (request, raw, head) => {
      sockets.handleUpgrade(request, raw, head, () => {
        raw.write(textFrame(text));
        raw.write(textFrame(text));
        raw.write(textFrame('and on'));
      });
    });
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      client.on('message', (data) => {
        heard.push(String(data));
        if (heard.length === 3) resolve();
      });
    });
    client.terminate();
    server.close();
    expect(heard).toEqual([text, text, 'and on']);
  },
);
