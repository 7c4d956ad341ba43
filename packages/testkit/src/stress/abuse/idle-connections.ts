// Those who hold the line and say nothing: they get no more than their share, and are cut off in the end.

import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { must } from '../stress-test.ts';
import { RawConnection } from './raw-connection.ts';

/** Of each kind. */
const MANY = 12;
/** By then all of them are cut off, even if the server looks for them but twice a minute. */
const AT_LAST = 100_000;
/** Who was cut off long ago notices it when he listens again. */
const NOTICED_WITHIN = 10_000;

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

  /** Some never finish a request, some never join, some watch a game and read nothing of it. */
  static async begin(address: string, table: string): Promise<IdleConnections> {
    const { hostname, port } = new URL(address);
    const sockets = BEGINNINGS.flatMap((beginning) =>
      Array.from({ length: MANY }, () => {
        const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
        socket.on('error', () => undefined);
        socket.write(beginning);
        return socket.resume();
      }),
    );
    const lines = await Promise.all(Array.from({ length: 2 * MANY }, () => RawConnection.dial(address)));
    for (const [place, line] of lines.entries()) {
      if (place < MANY) must((await line.join(table)) !== null, () => 'a stranger may not watch');
      line.goDeaf();
    }
    return new IdleConnections(sockets, lines);
  }

  /** Waits until the server has got rid of them all, though they dribble on. */
  async end(): Promise<void> {
    for (const line of this.lines) line.listenAgain();
    const until = Math.max(this.since + AT_LAST, performance.now() + NOTICED_WITHIN);
    while (this.held.length > 0 && performance.now() < until) {
      for (const socket of this.sockets) socket.write('x');
      await pause(500);
    }
    const { held } = this;
    must(held.length === 0, () => `after ${AT_LAST / 1000} seconds these are still connected: ${held.join('; ')}`);
  }

  /** Who they are that are not cut off. */
  private get held(): readonly string[] {
    const sockets = this.sockets.filter(({ closed }) => !closed);
    const lines = this.lines.filter(({ isClosed }) => !isClosed);
    return [
      ...sockets.map((socket) => `somebody who said "${BEGINNINGS[Math.floor(this.sockets.indexOf(socket) / MANY)]}"`),
      ...lines.map((line) => `somebody who ${this.lines.indexOf(line) < MANY ? 'watches' : 'is silent'}`),
    ];
  }

  letGo(): void {
    for (const socket of this.sockets) socket.destroy();
    for (const line of this.lines) line.hangUp();
  }
}
