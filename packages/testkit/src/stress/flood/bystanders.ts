// Those who only want to play: a table at which two people and bots go from game to game, somebody who watches, and newcomers. Nobody is ever refused anything.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random, randomFrom } from '@posse/engine';
import { type GameId, type SocketLike, TableClient, tableCreated, tableInfo, tableList } from '@posse/protocol';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';

/** Milliseconds that one thinks. */
const THINKS = 100;
const PATIENCE = 30_000;
/** Until a person gives the first answer: three bots may have their turns before, at their usual pace. */
const MAX_FIRST_ANSWER_MS = 120_000;

export class Bystanders {
  readonly code: string;
  /** What must not have happened to them. */
  readonly troubles: string[] = [];
  /** Milliseconds from an answer to what came of it. */
  readonly waits: number[] = [];
  /** Of all messages that they were sent. */
  bytes = 0;
  private readonly clients: TableClient[];
  private readonly random: Random;
  private readonly answered = new Map<TableClient, { readonly question: string; readonly at: number }>();
  private dealtAfter = '';

  private constructor(server: ServerUnderTest, code: string, pass: string) {
    this.code = code;
    this.random = randomFrom(`bystanders at ${code}`);
    this.clients = [pass, undefined, undefined].map((known, place) => this.client(server, place, known));
  }

  static async gather(server: ServerUnderTest, game: GameId): Promise<Bystanders> {
    const { table, pass } = tableCreated.parse(
      await asked(server, '/api/tables', { game, plan: { seats: 5 }, isPublic: true }),
    );
    const bystanders = new Bystanders(server, table.code, pass ?? '');
    try {
      for (const end = performance.now() + MAX_FIRST_ANSWER_MS; bystanders.waits.length === 0; await pause(20))
        must(performance.now() < end, () => `nobody plays: ${bystanders.troubles.join('; ')}`);
    } catch (error) {
      bystanders.leave();
      throw error;
    }
    return bystanders;
  }

  /** Somebody new looks around, comes by the code, and goes again. */
  async newcomer(server: ServerUnderTest): Promise<void> {
    tableList.parse(await asked(server, '/api/tables'));
    tableInfo.parse(await asked(server, `/api/tables/${this.code}`));
    const client = this.client(server, 3);
    try {
      for (const end = performance.now() + PATIENCE; client.status !== 'open'; await pause(5))
        must(performance.now() < end && client.status !== 'stopped', () => `a newcomer is ${client.status}`);
    } finally {
      client.stop();
    }
  }

  leave(): void {
    for (const client of this.clients) client.stop();
  }

  private client(server: ServerUnderTest, place: number, pass?: string): TableClient {
    let wasOpen = false;
    let isGone = false;
    return new TableClient({
      url: server.socket,
      table: this.code,
      name: `Bystander ${place}`,
      ...(pass !== undefined && { pass }),
      open: (url) => this.counted(url),
      on: {
        changed: (client, { facts, after }) => {
          if (facts !== null) this.saw(after.step);
          if (client.status === 'stopped') isGone = true;
          if (wasOpen && client.status !== 'open' && !isGone) this.troubles.push(`somebody is ${client.status}`);
          wasOpen ||= client.status === 'open';
          if (client.status === 'open' && place < 2) this.goOn(client, place);
        },
        // The table was quicker, where everybody sees the only answer.
        refused: ({ code, about }) => code !== 'stale-question' && this.troubles.push(`${about} was refused: ${code}`),
      },
    });
  }

  private counted(url: string): SocketLike {
    const socket = new WebSocket(url);
    socket.addEventListener('message', ({ data }) => {
      this.bytes += String(data).length;
    });
    return socket;
  }

  private goOn(client: TableClient, place: number): void {
    const { table, game, seat } = client;
    if (table === null) return;
    if (seat === null) {
      if (table.seats[place]?.guest === null && !this.answered.has(client)) client.sit(place);
      this.answered.set(client, { question: '', at: 0 });
    } else if (table.phase !== 'playing') this.deal();
    else if (game !== null && game.view.asked === seat && game.view.options.length > 0) this.answer(client, game);
  }

  private answer(client: TableClient, { id, step, view }: NonNullable<TableClient['game']>): void {
    const question = `${id} ${step}`;
    if (this.answered.get(client)?.question === question) return;
    this.answered.set(client, { question, at: 0 });
    const option = below(this.random, view.options.length);
    setTimeout(() => {
      if (client.game?.id === id && client.game.step === step && client.answer(option))
        this.answered.set(client, { question, at: performance.now() });
    }, THINKS);
  }

  private saw(n: number): void {
    for (const [client, { question, at }] of this.answered) {
      if (at === 0 || question !== `${client.game?.id} ${n - 1}`) continue;
      this.waits.push(performance.now() - at);
      this.answered.set(client, { question, at: 0 });
    }
  }

  private deal(): void {
    const [host, other] = this.clients as [TableClient, TableClient];
    const last = host.table?.gameId ?? 'none';
    const isSettled = host.seat !== null && other.seat !== null && other.table?.gameId === host.table?.gameId;
    if (!isSettled || this.dealtAfter === last) return;
    this.dealtAfter = last;
    other.ready(true);
    host.start();
  }
}

async function asked(server: ServerUnderTest, path: string, body?: object): Promise<unknown> {
  const posting = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const reply = await fetch(`${server.address}${path}`, posting);
  must(reply.ok, () => `a bystander who asks for ${path} is answered with ${reply.status}`);
  return reply.json();
}
