// A player of the stress test `clock`, who answers at once unless told to wait.

import { setTimeout as sleep } from 'node:timers/promises';
import { TableClient } from '@posse/protocol';
import { must } from '../stress-test.ts';
import type { ClockServer } from './clock-server.ts';

const TIMING = { firstWait: 10, longestWait: 50 };
const TIMEOUT_MS = 60_000;
/** Milliseconds between chat lines, below the rate limit. */
const CHAT_INTERVAL_MS = 2000;

/**
 * Codes of refusals that are permitted: a returning player may repeat a message, and one who was just eliminated may
 * use the wrong channel.
 */
const HARMLESS: ReadonlySet<string> = new Set([
  'answer stale-question',
  'ready not-now',
  'start not-now',
  'pause not-now',
  'say wrong-channel',
  'join closing',
]);

/** Waits in real time. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  for (const end = performance.now() + TIMEOUT_MS; !holds(); await sleep(2))
    must(performance.now() < end, () => `${what} did not happen`);
}

export class ClockGuest {
  readonly client: TableClient;
  /** The chat lines of this player that reached everybody who may read them. */
  readonly said: string[] = [];
  /** Unexpected refusals. */
  readonly refusals: string[] = [];
  isWaiting = false;
  answers = 0;
  private readonly name: string;
  private readonly server: ClockServer;
  private readonly code: string;
  private readonly isHost: boolean;
  private spokeAt = Number.NEGATIVE_INFINITY;
  private known: string | null = null;
  /** The game after which this connection has asked for the next one. */
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
        changed: () => this.react(),
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

  /** Takes a seat, and gets ready when a game is over. */
  react(): void {
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

  /**
   * Starts the next game with one request for each connection. The table changes several times until the deal, and more
   * requests would hit a limit.
   */
  private startOnce(last: string | null): void {
    if (this.startedAfter !== last && this.client.start()) this.startedAfter = last;
  }

  /** Lets the player answer again. */
  goOn(): void {
    this.isWaiting = false;
    this.react();
  }

  /** Sends a chat line, unless the last one was just sent. */
  say(channel: 'table' | 'gallery', text: string): void {
    if (performance.now() - this.spokeAt < CHAT_INTERVAL_MS || !this.client.say(channel, `${this.name}: ${text}`))
      return;
    this.spokeAt = performance.now();
  }

  /** The state that a freshly loaded page shows, which has only the guest's session. */
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
