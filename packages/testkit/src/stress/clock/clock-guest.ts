// Somebody at a table of the trial: answers as soon as he is asked, unless he is told to wait, and looks at the table as whoever opens the page anew.

import { setTimeout as sleep } from 'node:timers/promises';
import { TableClient } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ClockServer } from './clock-server.ts';

const TIMING = { firstWait: 10, longestWait: 50 };
const PATIENCE = 60_000;
/** Milliseconds from one line to the next, so that nobody says that it is too much. */
const SPEAKS_EVERY = 2000;

/** Whoever comes back says again what the table has heard already, and who has just died does not know where he talks now. */
const HARMLESS: ReadonlySet<string> = new Set([
  'answer stale-question',
  'ready not-now',
  'start not-now',
  'pause not-now',
  'say wrong-channel',
  'join closing',
]);

/** By the clock that nobody sets. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + PATIENCE; !holds(); await sleep(2))
    must(performance.now() < end, () => `${what} did not happen`);
}

export class ClockGuest {
  readonly client: TableClient;
  /** All that he has said, and everybody who may has heard. */
  readonly said: string[] = [];
  /** What was refused to him, though nothing should be. */
  readonly refusals: string[] = [];
  isWaiting = false;
  answers = 0;
  private readonly name: string;
  private readonly server: ClockServer;
  private readonly code: string;
  private readonly isHost: boolean;
  private spokeAt = Number.NEGATIVE_INFINITY;
  private known: string | null = null;
  /** The game after which the next one was asked for, over the present connection. */
  private startedAfter: string | null = null;

  constructor(server: ClockServer, code: string, name: string, pass: string | null) {
    this.server = server;
    this.name = name;
    this.code = code;
    this.isHost = pass !== null;
    this.client = new TableClient({
      url: server.socket,
      table: code,
      name,
      ...(pass !== null && { pass }),
      timing: TIMING,
      on: {
        changed: () => this.mind(),
        line: ({ text }) => {
          if (text.startsWith(`${name}:`)) this.said.push(text);
        },
        refused: ({ code, about }) => {
          if (!HARMLESS.has(`${about} ${code}`)) this.refusals.push(`${about} was refused with ${code}`);
        },
      },
    });
    server.clients.add(this.client);
  }

  get id(): string {
    this.known ??= this.client.you;
    return this.known ?? '';
  }

  get isAsked(): boolean {
    const { game, seat } = this.client;
    return game !== null && game.view.asked === seat && game.view.options.length > 0;
  }

  /** Sits down, and when a game is over gets ready for another one. */
  mind(): void {
    const { status, table, seat } = this.client;
    if (status !== 'open') this.startedAfter = null;
    if (status !== 'open' || table === null) return;
    void this.id;
    if (table.phase === 'playing') this.answerIfAsked();
    else if (seat !== null && table.phase === 'over' && !this.isWaiting) {
      const people = table.seats.filter(({ guest }) => guest !== null);
      if (!table.seats[seat]?.ready) this.client.ready(true);
      else if (this.isHost && people.every(({ ready }) => ready)) this.startOnce(table.gameId);
    }
  }

  /** The table changes several times until the deal: one request for each connection is enough, and more hit a limit. */
  private startOnce(last: string | null): void {
    if (this.startedAfter !== last && this.client.start()) this.startedAfter = last;
  }

  /** He need not wait any longer. */
  goOn(): void {
    this.isWaiting = false;
    this.mind();
  }

  /** Unless he has just spoken. */
  say(channel: 'table' | 'gallery', text: string): void {
    if (performance.now() - this.spokeAt < SPEAKS_EVERY || !this.client.say(channel, `${this.name}: ${text}`)) return;
    this.spokeAt = performance.now();
  }

  /** What somebody sees who has nothing but his pass, and opens the page anew. */
  async look(): Promise<Pick<TableClient, 'you' | 'seat' | 'table' | 'lines' | 'game'>> {
    const { pass } = this.client;
    must(pass !== null, () => 'a guest has no pass');
    const client = new TableClient({ url: this.server.socket, table: this.code, pass, timing: TIMING });
    const shows = (): boolean => client.table !== null && (client.table.gameId === null || client.game !== null);
    await until(() => client.stoppedBecause !== null || shows(), 'a look at the table').finally(() => client.stop());
    must(client.stoppedBecause === null, () => `a guest was turned away: ${client.stoppedBecause?.code}`);
    return client;
  }

  private answerIfAsked(): void {
    if (!this.isAsked || this.isWaiting) return;
    const { game } = this.client;
    if (game !== null && this.client.answer(game.view.options.length - 1)) this.answers++;
  }
}
