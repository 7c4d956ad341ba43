// Players, spectators and newcomers on a flooded server, who must not notice the flood.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random, randomFrom } from '@posse/engine';
import { type GameId, type SocketLike, TableClient, tableCreated, tableInfo, tableList } from '@posse/protocol';
import type { ServerUnderTest } from '../server-under-test.ts';
import { must } from '../stress-test.ts';

/** The pause before an answer, in milliseconds. */
const THINK_MS = 100;
const TIMEOUT_MS = 30_000;
/** Milliseconds until a player gives the first answer: three bots may have their turns before, at their usual pace. */
const MAX_FIRST_ANSWER_MS = 120_000;

export class Bystanders {
  readonly code: string;
  /** Refusals and disconnections, which must not happen. */
  readonly troubles: string[] = [];
  /** Milliseconds from each answer to its outcome. */
  readonly waits: number[] = [];
  /** The size of all messages that they received. */
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

  /** A new guest reads the lobby, joins by the code and leaves again. */
  async newcomer(server: ServerUnderTest): Promise<void> {
    tableList.parse(await asked(server, '/api/tables'));
    tableInfo.parse(await asked(server, `/api/tables/${this.code}`));
    const client = this.client(server, 3);
    try {
      for (const end = performance.now() + TIMEOUT_MS; client.status !== 'open'; await pause(5))
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
        // The table may have answered first, where the answer is forced and public.
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
    }, THINK_MS);
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
