// A table where two players and bots must not notice the attacks on the server.

import { setTimeout as pause } from 'node:timers/promises';
import { below, type Random, randomFrom } from '@posse/engine';
import { type GameId, type SeenIn, type SocketLike, TableClient, tableCreated } from '@posse/protocol';
import { must } from '../stress-test.ts';
import { checkReplay } from './check-replay.ts';
import type { Target } from './wrong-joins.ts';

const PEOPLE = ['Ann', 'Bob'];
/** Milliseconds between chat lines; the rate limit would refuse more. */
const CHAT_INTERVAL_MS = 4000;
const TIMEOUT_MS = 60_000;

export interface ServerAddress {
  readonly address: string;
  readonly socket: string;
}

export class VictimTable {
  readonly code: string;
  /** All messages of the two players, for attackers that replay them. */
  readonly sent: string[] = [];
  readonly clients: readonly TableClient[];
  answers = 0;
  /** The longest time until the outcome of an answer, in milliseconds. */
  maxWaitMs = 0;
  readonly game: GameId;
  private readonly site: ServerAddress;
  private readonly random: Random;
  private readonly said: string[] = [];
  private readonly finished: string[] = [];
  private readonly troubles: string[] = [];
  private readonly haveSat = new Set<TableClient>();
  private readonly answeredAt = new Map<TableClient, number>();
  /**
   * Clients whose answer may be late through no fault of theirs: asides can be given only for a moment, or until
   * somebody gives one.
   */
  private readonly overtaken = new Set<TableClient>();
  private readonly seated = Promise.withResolvers<void>();
  private isLast = false;
  private saidAt = 0;
  /** The game after which the present one was dealt. */
  private dealtAfter: string | null = null;

  private constructor(site: ServerAddress, game: GameId, code: string, pass: string) {
    this.site = site;
    this.game = game;
    this.code = code;
    this.random = randomFrom(`witness ${game}`);
    this.clients = PEOPLE.map((name, place) => this.client(name, place === 0 ? { pass } : {}));
  }

  /** Opens a table and starts a game. */
  static async gather(site: ServerAddress, game: GameId, seats: number): Promise<VictimTable> {
    const body = JSON.stringify({ game, plan: { seats, preset: 'everything' } });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${site.address}/api/tables`, { method: 'POST', headers, body });
    const { table, pass } = tableCreated.parse(await reply.json());
    const peacefulTable = new VictimTable(site, game, table.code, pass ?? '');
    await Promise.race([peacefulTable.seated.promise, pause(TIMEOUT_MS, null, { ref: false })]);
    if (peacefulTable.dealtAfter === null) peacefulTable.leave();
    must(peacefulTable.dealtAfter !== null, () => `the ${game} game of the peaceful players does not begin`);
    return peacefulTable;
  }

  /** The number of finished games. */
  get games(): number {
    return this.finished.length;
  }

  /** The secrets that an attacker would try to use. */
  get target(): Target {
    const { code, clients } = this;
    return { code, tokens: clients.map(({ token }) => token ?? ''), passes: clients.map(({ pass }) => pass ?? '') };
  }

  private client(name: string, known: { readonly pass?: string }): TableClient {
    let wasOpen = false;
    const made: TableClient = new TableClient({
      url: this.site.socket,
      table: this.code,
      name,
      ...known,
      open: (url) => this.listened(url),
      on: {
        changed: (client, { facts }) => {
          if (facts !== null) this.heardFacts(client, facts);
          if (wasOpen && client.status !== 'open') this.troubles.push(`${name} is ${client.status}`);
          wasOpen ||= client.status === 'open';
          if (wasOpen) this.goOn(client);
        },
        refused: ({ code, about }) => {
          if (code !== 'stale-question' || !this.overtaken.has(made))
            this.troubles.push(`${name} was refused "${about}": ${code}`);
        },
      },
    });
    return made;
  }

  private heardFacts(client: TableClient, facts: readonly SeenIn<GameId>[]): void {
    if (facts.some(({ kind }) => kind === 'revealed')) this.overtaken.add(client);
    const since = this.answeredAt.get(client);
    if (since !== undefined) this.maxWaitMs = Math.max(this.maxWaitMs, performance.now() - since);
    this.answeredAt.delete(client);
  }

  /** A usual socket whose sent messages are recorded. */
  private listened(url: string): SocketLike {
    const socket = new WebSocket(url);
    return {
      send: (text) => {
        this.sent.push(text);
        socket.send(text);
      },
      close: (code) => socket.close(code),
      addEventListener: (type: string, listener: (event: never) => void) =>
        socket.addEventListener(type, listener as (event: Event) => void),
    };
  }

  private goOn(client: TableClient): void {
    const { table, game, seat } = client;
    const [host] = this.clients;
    if (table === null) return;
    if (seat === null) {
      if (!this.haveSat.has(client)) client.sit(this.clients.indexOf(client));
      this.haveSat.add(client);
      return;
    }
    // The table answers forced public questions by itself, without offering options.
    const offered = game?.view.options.length ?? 0;
    if (table.phase === 'playing' && game?.view.asked === seat && offered > 0) this.answer(client, offered);
    if (host !== undefined && table.phase !== 'playing') this.deal(host);
  }

  private answer(client: TableClient, options: number): void {
    if (!client.answer(below(this.random, options))) return;
    if (isInMoment(client)) this.overtaken.add(client);
    else this.overtaken.delete(client);
    this.answers++;
    this.answeredAt.set(client, performance.now());
  }

  /** Fills the table with bots and starts a game, once after each game. */
  private deal(host: TableClient): void {
    const { table, proof } = host;
    const people = table?.seats.filter(({ guest }) => guest !== null).length;
    if (table === null || people !== PEOPLE.length || this.clients.some(({ seat }) => seat === null)) return;
    const empty = table.seats.findIndex(({ by }) => by === 'nobody');
    const isOver = table.phase === 'over' && proof?.game === table.gameId;
    if (empty >= 0) host.bot(empty);
    else if ((isOver || table.phase === 'gathering') && this.dealtAfter !== (table.gameId ?? '')) {
      this.dealtAfter = table.gameId ?? '';
      if (table.gameId !== null) this.finished.push(table.gameId);
      this.seated.resolve();
      this.talk(host);
      if (!this.isLast) host.start();
    }
  }

  private talk(host: TableClient): void {
    if (performance.now() - this.saidAt < CHAT_INTERVAL_MS) return;
    this.saidAt = performance.now();
    this.said.push(`game ${this.games + 1} begins`);
    host.say('table', this.said.at(-1) ?? '');
  }

  /** Checks that no message was refused, nobody was disconnected, and the table is unchanged. */
  check(): void {
    must(
      this.troubles.length === 0,
      () => `at the ${this.game} table of the peaceful players ${this.troubles.join('; ')}`,
    );
    for (const { table, lines } of this.clients) {
      const guests = table?.seats.flatMap(({ guest }) => (guest === null ? [] : [guest]));
      const known = this.clients.map(({ you }) => you);
      must(
        JSON.stringify(guests) === JSON.stringify(known),
        () => `other people sit with the peaceful players: ${guests}`,
      );
      must(table?.host === known[0], () => `the peaceful players have another host: ${table?.host}`);
      must(table?.paused === false, () => 'the peaceful players are paused');
      must(
        lines.every(({ text, name }) => name === PEOPLE[0] && this.said.includes(text)),
        () => `the peaceful players heard ${JSON.stringify(lines)}`,
      );
    }
  }

  /** Finishes the game, and checks the replays of all games. */
  async finish(): Promise<void> {
    this.isLast = true;
    const [host] = this.clients;
    for (const end = performance.now() + TIMEOUT_MS; host?.table?.phase === 'playing'; await pause(20))
      must(performance.now() < end, () => `the ${this.game} game of the peaceful players does not end`);
    this.check();
    for (const id of this.finished) await checkReplay(this.site.address, id);
  }

  leave(): void {
    for (const client of this.clients) client.stop();
  }
}

const isInMoment = ({ game }: TableClient): boolean =>
  (game?.view as { readonly stack?: readonly { readonly op: string }[] } | undefined)?.stack?.at(-1)?.op === 'react';
