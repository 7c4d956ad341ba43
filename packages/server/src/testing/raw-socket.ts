// Sends raw bytes to a server in tests, and reads the bytes that come back.

import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export async function visit(app: FastifyInstance): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return call((app.server.address() as AddressInfo).port);
}

export async function call(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

/** Everything that the other side sends until it hangs up. */
export async function heard(socket: Socket): Promise<string> {
  let all = '';
  for await (const part of socket) all += part;
  return all;
}
