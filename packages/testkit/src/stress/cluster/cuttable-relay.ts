// A TCP relay between a node and a service, with directions that can be cut.
// A cut causes no error, and nobody is notified.

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** The direction of bytes: towards the service, or back. */
export type Direction = 'to' | 'from';

/**
 * The treatment of bytes while the relay is cut. Late ones arrive afterwards, as with TCP retransmission. Lost ones
 * never do, and the connection is useless then.
 */
export type Fate = 'late' | 'lost';

/** One direction of a connection. */
class RelayedStream {
  private readonly source: Socket;
  private readonly target: Socket;
  private readonly held: Buffer[] = [];
  private fate: Fate | null = null;
  private hasLost = false;
  private hasEnded = false;

  constructor(source: Socket, target: Socket) {
    this.source = source;
    this.target = target;
    source.on('data', (bytes) => this.pass(bytes));
    source.on('close', () => this.end());
    source.on('error', () => undefined);
  }

  cut(fate: Fate): void {
    this.fate = fate;
  }

  mend(): void {
    this.fate = null;
    if (this.hasLost) {
      this.source.destroy();
      this.target.destroy();
      return;
    }
    for (const bytes of this.held.splice(0)) this.target.write(bytes);
    if (this.hasEnded) this.target.end();
  }

  private pass(bytes: Buffer): void {
    if (this.fate === null) this.target.write(bytes);
    else if (this.fate === 'late') this.held.push(bytes);
    else this.hasLost = true;
  }

  /** Forwards the end of a connection, which is held up like its data. */
  private end(): void {
    this.hasEnded = true;
    if (this.fate === null) this.target.end();
  }
}

export class Relay {
  readonly port: number;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private readonly lanes: Record<Direction, Set<RelayedStream>> = { to: new Set(), from: new Set() };
  private readonly fates: Record<Direction, Fate | null> = { to: null, from: null };

  private constructor(server: Server, target: number) {
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
    server.on('connection', (near: Socket) => this.join(near, connect(target, '127.0.0.1')));
  }

  static async open(target: number): Promise<Relay> {
    const server = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(server, target);
  }

  cut(direction: Direction, fate: Fate): void {
    this.fates[direction] = fate;
    for (const lane of this.lanes[direction]) lane.cut(fate);
  }

  mend(): void {
    for (const direction of ['to', 'from'] as const) {
      this.fates[direction] = null;
      for (const lane of this.lanes[direction]) lane.mend();
    }
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private join(near: Socket, far: Socket): void {
    far.setNoDelay(true);
    this.add('to', near, far);
    this.add('from', far, near);
  }

  private add(direction: Direction, source: Socket, target: Socket): void {
    const lane = new RelayedStream(source, target);
    const fate = this.fates[direction];
    if (fate !== null) lane.cut(fate);
    this.lanes[direction].add(lane);
    this.sockets.add(source);
    source.on('close', () => {
      this.sockets.delete(source);
      if (this.fates[direction] === null) this.lanes[direction].delete(lane);
    });
  }
}
