// A server in this process, so that its clocks are ours, on a folder of its own: it is stopped and started again on the same port.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type NewTable, type TableClient, tableCreated } from '@posse/protocol';
import { DEFAULTS, type Server, serve } from '@posse/server';
import { must } from '../trial.ts';
import type { SetTime } from './set-time.ts';

export class ClockServer {
  readonly data = mkdtempSync(join(tmpdir(), 'posse-clock-'));
  /** Everybody who is, or was, connected. */
  readonly clients = new Set<TableClient>();
  private readonly time: SetTime;
  private server: Server | null = null;
  private port = 0;

  constructor(time: SetTime) {
    this.time = time;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get socket(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  async start(): Promise<void> {
    this.server = await serve(
      {
        ...DEFAULTS,
        host: '127.0.0.1',
        port: this.port,
        data: this.data,
        logLevel: 'error',
        pause: [0, 0],
        moment: [5, 10],
        look: 0,
        // All that is a day old goes, if the server believes so.
        keepDays: { talk: 1, tables: 1, games: 1 },
        messageRate: { perSecond: 100_000, burst: 100_000 },
        requestsPerMinute: 100_000,
      },
      this.time,
    );
    this.port = Number(new URL(this.server.address).port);
  }

  async stop(): Promise<void> {
    await this.server?.stop();
    this.server = null;
  }

  /** What it does now and then by itself. */
  async tidy(): Promise<void> {
    await this.server?.tidy();
  }

  async remove(): Promise<void> {
    for (const client of this.clients) client.stop();
    await this.stop();
    rmSync(this.data, { recursive: true, force: true });
  }

  async create(wish: NewTable): Promise<{ readonly code: string; readonly pass: string | null }> {
    const reply = await fetch(`${this.address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    must(reply.ok, () => `no table could be made: ${reply.status}`);
    const { table, pass } = tableCreated.parse(await reply.json());
    return { code: table.code, pass };
  }

  async get(path: string): Promise<{ readonly status: number; readonly body: unknown }> {
    const reply = await fetch(`${this.address}${path}`);
    return { status: reply.status, body: await reply.json() };
  }
}
