// A WebSocket client that can send any bytes, and keeps everything it receives.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { type ErrorCode, type FromServer, fromServer, fromWire, type Heard, PROTOCOL_VERSION } from '@posse/protocol';
import { must, StressTestFailed } from '../stress-test.ts';
import { frame, framesIn, OPCODE, text } from './websocket-frames.ts';

/** The maximum time of a response, however busy the server is. */
export const TIMEOUT_MS = 30_000;

export interface ConnectionSettings {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address to connect from, one of 127.x.x.x. */
  readonly from?: string;
}

export class RawConnection {
  /** The HTTP status of the handshake: 101 if the connection is open, 0 before any response. */
  status = 0;
  /** The body of a refused handshake. */
  body = '';
  isClosed = false;
  /** The close code of the server; null if it closed the connection without one. */
  closeCode: number | null = null;
  /** Received messages that were not handled yet. */
  readonly heard: FromServer[] = [];
  /** Answers to pings of the WebSocket itself. */
  pongs = 0;
  /** The number of messages that were refused before the join. */
  joinRefusals = 0;
  /** The step of the game at its table, as last received. */
  step = 0;
  private readonly socket: Socket;
  private isMute = false;
  private rest: Buffer = Buffer.alloc(0);
  private garbled: string | null = null;
  private wake: () => void = () => undefined;

  private constructor(address: string, { path = '/ws', headers = {}, from = '127.0.0.1' }: ConnectionSettings) {
    const { hostname, port } = new URL(address);
    this.socket = connect({ port: Number(port), host: hostname, localAddress: from, noDelay: true });
    const all = { Host: `${hostname}:${port}`, ...UPGRADE, 'Sec-WebSocket-Key': key(), ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    this.socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    this.socket.on('data', (data) => this.take(data));
    this.socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
    // The server may end the connection of an attacker in any way.
    this.socket.on('error', () => undefined);
  }

  /** Resolves when the handshake is answered. */
  static async open(address: string, calling: ConnectionSettings = {}): Promise<RawConnection> {
    const line = new RawConnection(address, calling);
    await line.until(() => line.status === 101, 'an answer to a call');
    return line;
  }

  /** Opens a connection that must be accepted. */
  static async openAccepted(address: string, calling: ConnectionSettings = {}): Promise<RawConnection> {
    const line = await RawConnection.open(address, calling);
    must(line.status === 101, () => `a call was answered with ${line.status} ${line.body}`);
    return line;
  }

  /** Starts a handshake, and closes the connection before the response. */
  static async abandonHandshake(address: string, calling: ConnectionSettings): Promise<void> {
    const line = new RawConnection(address, calling);
    line.socket.on('connect', () => setImmediate(() => line.socket.resetAndDestroy()));
    await line.until(() => false, 'hanging up');
  }

  send(bytes: Buffer | string): void {
    if (!this.isClosed && !this.isMute) this.socket.write(typeof bytes === 'string' ? text(bytes) : bytes);
  }

  /** Joins a table. Returns null if that is refused. */
  async join(table: string, more: object = {}): Promise<Heard<'welcome'> | null> {
    this.send(JSON.stringify({ type: 'join', version: PROTOCOL_VERSION, table, ...more }));
    const welcome = (): FromServer | undefined => this.heard.find(({ type }) => type === 'welcome');
    await this.until(() => welcome() !== undefined, `an answer to a join of ${table}`);
    return (welcome() as Heard<'welcome'> | undefined) ?? null;
  }

  /** Waits until the condition holds or the server has closed the connection. */
  async until(holds: () => boolean, what: string): Promise<void> {
    for (const end = performance.now() + TIMEOUT_MS; !holds() && !this.isClosed; ) {
      const left = end - performance.now();
      if (left <= 0)
        throw new StressTestFailed(`the server hangs: ${what} did not come within ${TIMEOUT_MS / 1000} seconds`);
      await this.nextNews(left);
    }
    if (this.garbled !== null)
      throw new StressTestFailed(`the server said something that nobody understands: ${this.garbled}`);
  }

  /** The error codes of all refusals. */
  get refusals(): readonly ErrorCode[] {
    return this.heard.filter((message) => message.type === 'error').map(({ code }) => code as ErrorCode);
  }

  count(type: FromServer['type']): number {
    return this.heard.filter((message) => message.type === type).length;
  }

  /** Stops reading and writing. */
  stopReading(): void {
    this.isMute = true;
    this.socket.pause();
  }

  /** Reads and drops everything, to notice when the server closes the connection. */
  drain(): void {
    this.socket.resume();
  }

  hangUp(): void {
    this.socket.destroy();
  }

  private async nextNews(within: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, within);
    this.wake = resolve;
    await promise;
    clearTimeout(timer);
  }

  private take(data: Buffer): void {
    if (this.isMute) return;
    this.rest = this.rest.length === 0 ? data : Buffer.concat([this.rest, data]);
    if (this.status === 0) this.readHead();
    if (this.status === 101) this.readFrames();
    else if (this.status > 0) this.body = this.rest.toString();
    this.wake();
  }

  private readHead(): void {
    const end = this.rest.indexOf('\r\n\r\n');
    if (end < 0) return;
    this.status = Number(/^HTTP\/1\.1 (\d+)/.exec(this.rest.toString('latin1', 0, end))?.[1]);
    this.rest = this.rest.subarray(end + 4);
  }

  private readFrames(): void {
    const { frames, rest } = framesIn(this.rest);
    this.rest = rest;
    for (const { opcode, payload } of frames) {
      if (opcode === OPCODE.pong) this.pongs++;
      else if (opcode === OPCODE.ping) this.send(frame(OPCODE.pong, payload));
      else if (opcode === OPCODE.close) {
        this.closeCode = payload.length < 2 ? 1005 : payload.readUInt16BE(0);
        this.send(frame(OPCODE.close, payload));
      } else this.hear(payload.toString());
    }
  }

  private hear(said: string): void {
    try {
      const message = fromWire(fromServer.parse(JSON.parse(said)));
      if (message.type === 'game' || message.type === 'update') this.step = message.step;
      this.heard.push(message);
    } catch {
      this.garbled = said.slice(0, 300);
    }
  }
}

const UPGRADE = { Upgrade: 'websocket', Connection: 'Upgrade', 'Sec-WebSocket-Version': '13' };

const key = (): string => randomBytes(16).toString('base64');
