// A connection of a flood, which sends anything and parses as little as possible.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@posse/protocol';
import { frame, framesIn, OPCODE, text } from '../abuse/websocket-frames.ts';

/** The address of all attackers. */
export const FLOOD_ADDRESS = '127.0.0.66';
/** Milliseconds until the attacker stops waiting for a response. */
const TIMEOUT_MS = 5000;
const MAX_BODY_LENGTH = 5000;

/** The totals of all connections of a flood. */
export class FloodCounts {
  bytes = 0;
  calls = 0;
  messages = 0;
  /** The number of responses by status; 0 for a connection that was closed without one. */
  readonly statuses: Record<string, number> = {};

  count(status: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }
}

export class FloodConnection {
  /** The status of the last response; 0 if there was none. */
  status = 0;
  isClosed = false;
  /** The body of the last response, as far as it is needed. */
  body = '';
  private readonly socket: Socket;
  private readonly harvest: FloodCounts;
  private rest: Buffer = Buffer.alloc(0);
  private isLine = false;
  private isSkimmed = false;
  private wake: () => void = () => undefined;

  constructor(address: string, harvest: FloodCounts, from = FLOOD_ADDRESS) {
    const { hostname, port } = new URL(address);
    this.harvest = harvest;
    this.socket = connect({ port: Number(port), host: hostname, localAddress: from, noDelay: true });
    harvest.calls++;
    this.socket.on('data', (data) => this.take(data));
    this.socket.on('error', () => undefined);
    this.socket.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  /** Sends an HTTP request, and waits for its response. */
  async request(head: string, body = ''): Promise<number> {
    this.status = 0;
    this.rest = Buffer.alloc(0);
    const length =
      body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    this.socket.write(`${head} HTTP/1.1\r\nHost: localhost\r\n${length}\r\n${body}`);
    await this.until(() => this.status !== 0 && this.isWhole);
    this.harvest.count(this.status);
    return this.status;
  }

  /** Opens a WebSocket. Returns whether the server accepted it. */
  async open(): Promise<boolean> {
    const key = randomBytes(16).toString('base64');
    const head = `Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}`;
    this.socket.write(`GET /ws HTTP/1.1\r\nHost: localhost\r\n${head}\r\n\r\n`);
    await this.until(() => this.status !== 0);
    this.harvest.count(this.status);
    this.isLine = this.status === 101;
    return this.isLine;
  }

  say(message: object | string): void {
    this.harvest.messages++;
    this.socket.write(text(typeof message === 'string' ? message : JSON.stringify(message)));
  }

  join(code: string): void {
    this.say({ type: 'join', version: PROTOCOL_VERSION, table: code, name: 'Nuisance' });
  }

  /** Writes nothing while the server has not read the last write. */
  write(bytes: Buffer | string): void {
    if (this.isClosed || this.socket.writableNeedDrain) return;
    this.harvest.messages++;
    this.socket.write(bytes);
  }

  /** Stops reading. */
  ignore(): this {
    this.socket.pause();
    return this;
  }

  /** Reads on, and only counts. */
  skim(): this {
    this.isSkimmed = true;
    return this;
  }

  hangUp(): void {
    this.socket.destroy();
  }

  /** Waits until the condition holds, the connection is closed, or the time is over. */
  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + TIMEOUT_MS;
    while (!holds() && !this.isClosed && performance.now() < end) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, TIMEOUT_MS);
      this.wake = resolve;
      await promise;
      clearTimeout(timer);
    }
  }

  private get isWhole(): boolean {
    const end = this.rest.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(this.rest.toString('latin1', 0, end))?.[1];
    this.body = this.rest.toString('latin1', end + 4, end + MAX_BODY_LENGTH);
    return length !== undefined && this.rest.length >= end + 4 + Number(length);
  }

  private take(data: Buffer): void {
    this.harvest.bytes += data.length;
    if (this.isSkimmed) return;
    this.rest = Buffer.concat([this.rest, data]);
    if (this.isLine) this.readFrames();
    else if (this.rest.includes('\r\n\r\n'))
      this.status = Number(/^HTTP\/1\.1 (\d+)/.exec(this.rest.toString('latin1', 0, 20))?.[1]);
    if (this.status === 101 && !this.isLine) this.rest = this.rest.subarray(this.rest.indexOf('\r\n\r\n') + 4);
    this.wake();
  }

  /** Answers pings, so that the server does not close the connection for missing pongs. */
  private readFrames(): void {
    const { frames, rest } = framesIn(this.rest);
    this.rest = rest;
    for (const { opcode, payload } of frames) {
      if (opcode === OPCODE.ping) this.socket.write(frame(OPCODE.pong, payload));
      else if (opcode === OPCODE.text) this.body = payload.toString('latin1', 0, 60);
    }
  }
}
