// Closes connections that send requests without waiting for replies (HTTP pipelining).
// Browsers and reverse proxies do not pipeline, so the limit holds for every connection, a proxy's too.

import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The maximum number of requests on one connection without a reply. */
export const MAX_UNANSWERED = 4;

export class OpenRequests {
  private readonly bySocket = new WeakMap<object, Set<ServerResponse>>();
  private readonly closed: (socket: Socket) => void;

  /** `closed` is called once for each connection that is closed. */
  constructor(closed: (socket: Socket) => void) {
    this.closed = closed;
  }

  /** Call this after all other listeners are added: they then hear only admitted requests. */
  guard(server: Server): void {
    intercept(server, 'request', (request: IncomingMessage, response: ServerResponse) => this.admit(request, response));
    // After an upgrade the socket is no longer HTTP, so replies that are still due could not be sent.
    for (const event of ['upgrade', 'connect'])
      intercept(server, event, (_request: IncomingMessage, socket: Socket) => this.isIdle(socket));
    // Node replies to an unknown expectation by itself, so that nothing would count it.
    server.on('checkExpectation', (request, response) => {
      if (this.admit(request, response)) response.writeHead(417, { connection: 'close' }).end();
    });
  }

  /** Bytes that wait in memory for this connection: replies behind an earlier one, and unread bodies. */
  bytesHeld(socket: Pick<Socket, 'writableLength'>): number {
    let bytes = 0;
    for (const response of this.bySocket.get(socket) ?? [])
      bytes += Math.max(0, response.writableLength - socket.writableLength) + response.req.readableLength;
    return bytes;
  }

  private admit({ socket }: IncomingMessage, response: ServerResponse): boolean {
    // Node still reports the other requests of the same TCP segment.
    if (socket.destroyed) return false;
    const open = this.bySocket.get(socket) ?? new Set();
    this.bySocket.set(socket, open);
    if (open.size >= MAX_UNANSWERED) {
      this.close(socket);
      return false;
    }
    open.add(response);
    response.once('close', () => open.delete(response));
    return true;
  }

  private isIdle(socket: Socket): boolean {
    if (socket.destroyed) return false;
    if ((this.bySocket.get(socket)?.size ?? 0) === 0) return true;
    this.close(socket);
    return false;
  }

  private close(socket: Socket): void {
    socket.destroy();
    this.closed(socket);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the arguments are those of whichever event it is.
function intercept(server: Server, event: string, admits: (...args: any[]) => boolean): void {
  const listeners = server.listeners(event);
  server.removeAllListeners(event);
  server.on(event, (...args) => {
    if (admits(...args)) for (const listener of listeners) listener.apply(server, args);
  });
}
