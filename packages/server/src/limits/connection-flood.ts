// Ignores networks that call too often: nothing is read, and they are hung up on.
// Behind a proxy all calls come from there, and this is the proxy's own business.

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Limits } from './rate-limits.ts';

/**
 * The maximum number of open TCP connections from one network: 130 people with seven each fit, and idle ones take about
 * 15 MB in all.
 */
const MAX_OPEN = 1000;
/** How long a call of a network is held back. A caller who waits for a reply does not call again meanwhile. */
const HOLD_MS = 1000;

export function hangUpOnFloods(server: Server, limits: Limits): void {
  const open = new Map<string, number>();
  const listeners = server.listeners('connection');
  // In place of them: to get ready to read what is never read costs more than all the rest.
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    const network = limits.networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network ?? '') ?? 0) + 1;
    if (network !== null && count > MAX_OPEN) {
      socket.destroy();
      return;
    }
    if (network !== null) {
      open.set(network, count);
      socket.once('close', () => forget(network));
    }
    if (limits.mayConnect(network)) for (const listener of listeners) listener.call(server, socket);
    else holdThenClose(socket);
  });
  const forget = (network: string): void => {
    const left = (open.get(network) ?? 1) - 1;
    if (left > 0) open.set(network, left);
    else open.delete(network);
  };
}

function holdThenClose(socket: Socket): void {
  const timer = setTimeout(() => socket.destroy(), HOLD_MS).unref();
  socket.on('error', () => undefined);
  socket.once('close', () => clearTimeout(timer));
}
