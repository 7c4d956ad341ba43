// Connections that send nothing or read nothing: the server must close them in the end.

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../stress-test.ts';
import { RawConnection } from './raw-connection.ts';

/** The number of connections of each kind. */
const CONNECTIONS_OF_A_KIND = 12;
/** The maximum time until all are closed, even if the server checks only twice a minute. */
const MAX_OPEN_MS = 100_000;
/** The maximum time until a client that did not read notices the end, which it does only when it reads again. */
const MAX_NOTICE_MS = 10_000;

const BEGINNINGS: readonly string[] = [
  '',
  'GE',
  'GET /healthz HTTP/1.1\r\nHost: posse.example\r\nX-Slow: ',
  'GET /nowhere HTTP/1.1\r\nHost: posse.example\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nHost: posse.example\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
];

export class IdleConnections {
  readonly count: number;
  private readonly since = performance.now();
  private readonly sockets: readonly Socket[];
  private readonly lines: readonly RawConnection[];

  private constructor(sockets: readonly Socket[], lines: readonly RawConnection[]) {
    this.sockets = sockets;
    this.lines = lines;
    this.count = sockets.length + lines.length;
  }

  /** Opens connections that never finish a request, never join, or watch a game without reading. */
  static async begin(address: string, table: string): Promise<IdleConnections> {
    const { hostname, port } = new URL(address);
    const sockets = BEGINNINGS.flatMap((beginning) =>
      Array.from({ length: CONNECTIONS_OF_A_KIND }, () => {
        const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
        socket.on('error', () => undefined);
        socket.write(beginning);
        return socket.resume();
      }),
    );
    const lines = await Promise.all(
      Array.from({ length: 2 * CONNECTIONS_OF_A_KIND }, () => RawConnection.openAccepted(address)),
    );
    for (const [place, line] of lines.entries()) {
      if (place < CONNECTIONS_OF_A_KIND) must((await line.join(table)) !== null, () => 'a stranger may not watch');
      line.stopReading();
    }
    return new IdleConnections(sockets, lines);
  }

  /** Waits until the server has closed all of them, although some keep sending a byte now and then. */
  async end(): Promise<void> {
    for (const line of this.lines) line.drain();
    const until = Math.max(this.since + MAX_OPEN_MS, performance.now() + MAX_NOTICE_MS);
    while (this.held.length > 0 && performance.now() < until) {
      for (const socket of this.sockets) socket.write('x');
      await pause(500);
    }
    const { held } = this;
    must(held.length === 0, () => `after ${MAX_OPEN_MS / 1000} seconds these are still connected: ${held.join('; ')}`);
  }

  /** The kinds of connections that are still open. */
  private get held(): readonly string[] {
    const sockets = this.sockets.filter(({ closed }) => !closed);
    const lines = this.lines.filter(({ isClosed }) => !isClosed);
    return [
      ...sockets.map(
        (socket) =>
          `somebody who said "${BEGINNINGS[Math.floor(this.sockets.indexOf(socket) / CONNECTIONS_OF_A_KIND)]}"`,
      ),
      ...lines.map(
        (line) => `somebody who ${this.lines.indexOf(line) < CONNECTIONS_OF_A_KIND ? 'watches' : 'is silent'}`,
      ),
    ];
  }

  letGo(): void {
    for (const socket of this.sockets) socket.destroy();
    for (const line of this.lines) line.hangUp();
  }
}
