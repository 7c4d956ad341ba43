// People at a remote table, by the protocol alone.
// They take seats, play until the game is over, and reconnect whenever the connection breaks.

import { setTimeout as pause } from 'node:timers/promises';
import { type AnyView, type GamePicture, type NewTable, TableClient, tableCreated } from '@posse/protocol';

/** The maximum wait in milliseconds, since servers on a busy machine are slow. */
const MAX_WAIT_MS = 180_000;

/** Waits until the condition holds, and names the missing thing if it never does. */
export async function until(holds: () => boolean | Promise<boolean>, what: () => string): Promise<void> {
  for (const end = performance.now() + MAX_WAIT_MS; !(await holds()); await pause(20))
    if (performance.now() > end)
      throw new Error(`After ${MAX_WAIT_MS / 1000} seconds this is still missing: ${what()}.`);
}

/** The WebSocket address of the server with this page. */
export const socketOf = (address: string): string => `${address.replace(/^http/, 'ws')}/ws`;

/** A clock with which no time runs out while servers stop, start and are copied. */
const CLOCK = { answer: 3600, bank: 0 };

/** The pause before an answer, in milliseconds: the rate limit would refuse faster ones. */
const ANSWER_DELAY_MS = 100;

/** Messages that are sent once per game. */
type Verb = 'sit' | 'ready' | 'start';

export class Guests {
  readonly code: string;
  readonly clients: readonly TableClient[];
  /** Refusals and other unexpected events. */
  readonly troubles: string[] = [];
  private readonly people: number;
  private readonly said = new Set<string>();
  private readonly considered = new Set<string>();
  private isHolding = false;

  private constructor(address: string, code: string, names: readonly string[], pass: string | null) {
    this.code = code;
    this.people = names.length;
    this.clients = names.map((name, place) => this.client(address, name, place === 0 ? pass : null));
  }

  /** Opens a table: the first of these people creates it, and starts the game when all are ready. */
  static async open(address: string, names: readonly string[], plan: NewTable['plan']): Promise<Guests> {
    const reply = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'card', plan, clock: CLOCK } satisfies NewTable),
    });
    if (!reply.ok) throw new Error(`${address} refuses to make a table: ${reply.status} ${await reply.text()}`);
    const { table, pass } = tableCreated.parse(await reply.json());
    return new Guests(address, table.code, names, pass);
  }

  /** Joins a table that somebody else has opened. */
  static join = (address: string, code: string, names: readonly string[]): Guests =>
    new Guests(address, code, names, null);

  /** The game as the first of these people sees it. Throws if there is none. */
  get game(): GamePicture<AnyView> {
    const game = this.clients[0]?.game;
    if (game == null) throw new Error(`There is no game at ${this.code}: ${this.told}`);
    return game;
  }

  get isUnderWay(): boolean {
    return this.clients.every(({ game, status }) => status === 'open' && game !== null && game.view.asked !== null);
  }

  get isOver(): boolean {
    return this.clients.every(({ game }) => game !== null && game.view.asked === null);
  }

  get areSeated(): boolean {
    return this.clients.every(({ seat }) => seat !== null);
  }

  /** The state of these people, in a sentence. */
  get told(): string {
    const states = this.clients.map(({ status, game, stoppedBecause }) =>
      [status, stoppedBecause?.code, game && `at answer ${game.step}`].filter(Boolean).join(' '),
    );
    return [states.join(', '), ...this.troubles].join('; ');
  }

  /** Plays until the game has this many answers. */
  playPast = (answers: number): Promise<void> =>
    until(
      () => this.clients.every(({ game }) => game !== null && (game.step > answers || game.view.asked === null)),
      () => `answer ${answers} at ${this.code} (${this.told})`,
    );

  playToEnd = (): Promise<void> =>
    until(
      () => this.isOver,
      () => `the end of the game at ${this.code} (${this.told})`,
    );

  /** Stops answering. Resolves when no message is under way. */
  async hold(): Promise<void> {
    this.isHolding = true;
    for (let before = -1; before !== this.game.step; await pause(500)) before = this.game.step;
  }

  goOn(): void {
    this.isHolding = false;
    this.considered.clear();
    for (const client of this.clients) this.consider(client);
  }

  leave(): void {
    for (const client of this.clients) client.stop();
  }

  private client(address: string, name: string, pass: string | null): TableClient {
    return new TableClient({
      url: socketOf(address),
      table: this.code,
      name,
      ...(pass !== null && { pass }),
      on: {
        changed: (client) => {
          if (client.stoppedBecause !== null)
            this.troubles.push(`${name} was turned away: ${client.stoppedBecause.code}`);
          this.getReady(client, name, pass !== null);
          this.consider(client);
        },
        // Somebody else was faster, or a message from before the disconnect has arrived after all.
        refused: ({ code, about, message }) => {
          if (code !== 'stale-question' && code !== 'not-now' && code !== 'seated-already')
            this.troubles.push(`${name} was refused ${about}: ${message}`);
        },
      },
    });
  }

  private getReady(client: TableClient, name: string, isHost: boolean): void {
    const { table, status, seat } = client;
    if (status !== 'open' || table === null || table.phase === 'playing' || client.game !== null) return;
    const once = (verb: Verb, say: () => boolean): void => {
      if (!this.said.has(`${name} ${verb}`) && say()) this.said.add(`${name} ${verb}`);
    };
    if (seat === null) once('sit', () => client.sit());
    else if (!table.seats[seat]?.ready) once('ready', () => client.ready(true));
    else if (isHost && table.seats.filter(({ ready }) => ready).length >= this.people)
      once('start', () => client.start());
  }

  /** Chooses any option. */
  private consider(client: TableClient): void {
    const { game, seat, status } = client;
    if (this.isHolding || status !== 'open' || game === null || game.view.asked !== seat) return;
    const { length } = game.view.options;
    const question = `${game.id} ${game.step} ${seat}`;
    if (length === 0 || this.considered.has(question)) return;
    this.considered.add(question);
    const { id, step } = game;
    setTimeout(() => {
      if (!this.isHolding && client.game?.id === id && client.game.step === step)
        client.answer(Math.floor(Math.random() * length));
    }, ANSWER_DELAY_MS);
  }
}
