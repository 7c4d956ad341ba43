// All WebSockets of this server: who may open one, and how many there are.

import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE_BYTES } from '@posse/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { batchesOf } from '../batches.ts';
import { CLOSE_RECONNECT } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import { belowPath } from '../http/base-path.ts';
import { addressOf, hostOf } from '../http/checks/caller-address.ts';
import { guestFrom } from '../http/checks/guest-identity.ts';
import { requestCheck } from '../http/checks/request-checks.ts';
import { isOurOrigin } from '../http/checks/security-headers.ts';
import { answerLast, errorReplyFrom, Unreadable } from '../http/error-replies.ts';
import { Refused } from '../refused-request.ts';
import { type Caller, Connection, type ConnectionServices } from './websocket-connection.ts';

export const WS_PATH = '/ws';

/** Parts of one message, and TCP segments of one frame: no client splits a message of this size into more. */
const MAX_FRAGMENTS = 256;
const MAX_PIECES = 128;

type Limits = Pick<Config, 'names' | 'host' | 'path' | 'origins' | 'trustProxy' | 'maxConnections' | 'maxFromOne'>;

export class Hub {
  private readonly config: Limits;
  private readonly services: ConnectionServices;
  private readonly checkRequest: ReturnType<typeof requestCheck>;
  private readonly sockets: WebSocketServer;
  private readonly connections = new Set<Connection>();
  private readonly perNetwork = new Map<string, number>();
  /** The cookies for callers that came without one. */
  private readonly cookies = new WeakMap<IncomingMessage, readonly string[]>();
  private isStopping = false;

  constructor(config: Limits, door: ConnectionServices) {
    this.config = config;
    this.services = door;
    this.checkRequest = requestCheck(config);
    this.sockets = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      clientTracking: false,
      // Connections answer pings themselves, as far as their limits allow.
      autoPong: false,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_PIECES,
    });
    this.sockets.on('headers', (headers, request) => {
      for (const cookie of this.cookies.get(request) ?? []) headers.push(`Set-Cookie: ${cookie}`);
    });
  }

  get count(): number {
    return this.connections.size;
  }

  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => this.open(request, socket, head));
  }

  stop(): void {
    this.isStopping = true;
    for (const connection of this.connections) connection.dismiss(CLOSE_RECONNECT, 'restart');
  }

  /** Closes all connections in batches of this fraction, so that not all clients reach the other servers at once. */
  async leave(share: number, pause: () => Promise<unknown>): Promise<void> {
    this.isStopping = true;
    for (const slice of batchesOf([...this.connections], share)) {
      for (const connection of slice) connection.dismiss(CLOSE_RECONNECT, 'restart');
      await pause();
    }
  }

  /** Closes the connections of a guest who has withdrawn their sessions. Clients with the new one reconnect. */
  signOut(guest: string): void {
    for (const connection of this.connections)
      if (connection.guest === guest) connection.dismiss(CLOSE_RECONNECT, 'signed-out');
  }

  /** Ends connections that are still open after `stop`. */
  hangUp(): void {
    for (const connection of this.connections) connection.hangUp();
  }

  private open(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    try {
      const address = addressOf(request, this.config);
      const network = this.services.limits.networkOf(address);
      this.check(request, network);
      const { cookies, ...caller } = guestFrom(request, this.services.guests, this.config);
      this.services.limits.take('open', { guest: caller.isNew ? null : caller.guest, network });
      this.cookies.set(request, cookies);
      this.sockets.handleUpgrade(request, socket, head, (opened) =>
        this.accept(opened, socket, { address, network, ...caller }),
      );
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreadable)) throw error;
      const { status, problem } = errorReplyFrom(error);
      answerLast(socket, status, problem);
    }
  }

  private accept(opened: WebSocket, raw: Duplex, caller: Caller): void {
    const connection = new Connection(this.services.bus.newClient(), opened, raw, caller, this.services);
    const { network } = caller;
    this.connections.add(connection);
    this.services.slowReaders.watch(raw as Socket, network);
    if (network !== null) this.perNetwork.set(network, (this.perNetwork.get(network) ?? 0) + 1);
    opened.on('close', () => this.forget(connection, network));
  }

  /** Throws Refused if this caller may not open a connection. */
  private check(request: IncomingMessage, network: string | null): void {
    const { url, headers } = request;
    this.checkRequest(request);
    if (belowPath(url ?? '', this.config.path).split('?')[0] !== WS_PATH)
      throw new Refused('not-found', `WebSockets are opened at ${WS_PATH}.`);
    if (!isOurOrigin(headers.origin, hostOf(request, this.config), this.config))
      throw new Refused('wrong-origin', `Pages from ${headers.origin} may not talk to this server.`);
    if (this.isStopping) throw new Refused('closing', 'The server is closing: come back in a moment.');
    if (this.connections.size >= this.config.maxConnections)
      throw new Refused('full', 'The server has no room for another connection: try again later.');
    if (network !== null && (this.perNetwork.get(network) ?? 0) >= this.config.maxFromOne)
      throw new Refused('slow-down', `There are ${this.config.maxFromOne} connections from your address: close some.`);
  }

  private forget(connection: Connection, network: string | null): void {
    this.connections.delete(connection);
    if (network === null) return;
    const left = (this.perNetwork.get(network) ?? 1) - 1;
    if (left > 0) this.perNetwork.set(network, left);
    else this.perNetwork.delete(network);
  }
}
