// A flooder's connection: it says anything, counts what comes back, and reads no more of it than it must.

import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@posse/protocol';
import { frame, framesIn, OPCODE, text } from '../abuse/websocket-frames.ts';

/** The address from which all of them come. */
export const FLOODER = '127.0.0.66';
/** Milliseconds. Whoever is not answered by then goes on without. */
const PATIENCE = 5000;
const MOST_READ = 5000;

/** What all calls of a flood have come to. */
export class FloodCounts {
  bytes = 0;
  calls = 0;
  messages = 0;
  /** How often an answer had this status; 0 for being hung up on. */
  readonly statuses: Record<string, number> = {};

  count(status: number): void {
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
  }
}

export class FloodConnection {
  /** Of the answer to the last request; 0 if there was none. */
  status = 0;
  isClosed = false;
  /** What came after its head, as far as anybody needs it. */
  body = '';
  private readonly socket: Socket;
  private readonly harvest: FloodCounts;
  private rest: Buffer = Buffer.alloc(0);
  private isLine = false;
  private isSkimmed = false;
  private wake: () => void = () => undefined;

  constructor(address: string, harvest: FloodCounts, from = FLOODER) {
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

  /** Asks for something over HTTP, and waits for the answer. */
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

  /** Opens a WebSocket: is it open? */
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

  /** Nothing more is written while the server does not take what was written before. */
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

  /** Reads on, but only counts what comes. */
  skim(): this {
    this.isSkimmed = true;
    return this;
  }

  hangUp(): void {
    this.socket.destroy();
  }

  /** Until it holds, or the line is gone, or patience is. */
  async until(holds: () => boolean): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (!holds() && !this.isClosed && performance.now() < end) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, PATIENCE);
      this.wake = resolve;
      await promise;
      clearTimeout(timer);
    }
  }

  private get isWhole(): boolean {
    const end = this.rest.indexOf('\r\n\r\n');
    const length = /^content-length: (\d+)/im.exec(this.rest.toString('latin1', 0, end))?.[1];
    this.body = this.rest.toString('latin1', end + 4, end + MOST_READ);
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

  /** He answers when he is asked whether he is there: so he is not cut off for that. */
  private readFrames(): void {
    const { frames, rest } = framesIn(this.rest);
    this.rest = rest;
    for (const { opcode, payload } of frames) {
      if (opcode === OPCODE.ping) this.socket.write(frame(OPCODE.pong, payload));
      else if (opcode === OPCODE.text) this.body = payload.toString('latin1', 0, 60);
    }
  }
}
