// A whole server on a free port, and sockets with any headers, for tests.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FromServer, fromServer, fromWire, type NewTable, type TableCreated } from '@posse/protocol';
import { WebSocket } from 'ws';
import { type Config, DEFAULTS } from '../config.ts';
import { type Server, serve } from '../server-lifecycle.ts';

export class TestServer {
  readonly data = mkdtempSync(join(tmpdir(), 'posse-'));
  private readonly config: Config;
  private readonly serve: typeof serve;
  private server: Server | null = null;
  private port = 0;

  constructor(config: Partial<Config> = {}, run: typeof serve = serve) {
    this.serve = run;
    this.config = {
      ...DEFAULTS,
      host: '127.0.0.1',
      logLevel: 'silent',
      pause: [0, 0],
      moment: [0, 0],
      roleViewing: 0,
      data: this.data,
      ...config,
    };
  }

  /** Opens the server, on the same port as before if it was open before. */
  async open(changes: Partial<Config> = {}): Promise<this> {
    this.server = await this.serve({ ...this.config, ...changes, port: this.port });
    this.port = Number(new URL(this.server.address).port);
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  async close(): Promise<void> {
    await this.server?.stop();
    this.server = null;
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.data, { recursive: true, force: true });
  }

  async create(wish: NewTable): Promise<{ readonly code: string; readonly pass: string }> {
    const reply = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    const { table, pass } = (await reply.json()) as TableCreated;
    return { code: table.code, pass: pass ?? '' };
  }

  call(headers: Readonly<Record<string, string>> = {}): Call {
    return new Call(new WebSocket(this.socket, { headers }));
  }
}

/** A raw socket. */
export class Call {
  readonly socket: WebSocket;
  readonly heard: FromServer[] = [];
  cookie: string | null = null;
  /** Status of a refused handshake, or the code and reason of the close. */
  readonly ended: Promise<string>;
  private readonly waiting: (() => void)[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('upgrade', ({ headers }) => {
      this.cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? null;
    });
    socket.on('message', (data) => {
      this.heard.push(fromWire(fromServer.parse(JSON.parse(String(data)))));
      for (const look of this.waiting) look();
    });
    this.ended = new Promise((resolve) => {
      socket.on('unexpected-response', (_, { statusCode }) => {
        resolve(String(statusCode));
        socket.terminate();
      });
      socket.on('close', (code, reason) => resolve(`${code} ${reason}`.trim()));
      socket.on('error', () => undefined);
    });
  }

  /** Sends these messages when the connection is open; a text is sent unchanged. */
  async say(...messages: readonly (object | string | Buffer)[]): Promise<this> {
    if (this.socket.readyState === WebSocket.CONNECTING) await once(this.socket, 'open');
    for (const message of messages)
      this.socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
    return this;
  }

  /** The next message of this type, or the first one that has arrived already. */
  hears<T extends FromServer['type']>(type: T): Promise<Extract<FromServer, { type: T }>> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.heard.find((message) => message.type === type);
        if (found !== undefined) resolve(found as Extract<FromServer, { type: T }>);
      };
      this.waiting.push(look);
      look();
    });
  }

  async refusal(): Promise<string> {
    return (await this.hears('error')).code;
  }
}
