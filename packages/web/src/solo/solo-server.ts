// The server of solo games, in a worker: opens tables and archive on demand.

import type { Problem } from '@posse/protocol';
import { Archive, Refused } from '@posse/server/tables';
import type { Stores } from './browser-stores.ts';
import type { ConnectionEnd, SoloConnection } from './solo-connection.ts';
import { SoloTables } from './solo-tables.ts';
import {
  type Asked,
  type BotPace,
  type FromTable,
  GONE,
  type Reply,
  type SecondTryWish,
  type Services,
  type SoloWish,
  type ToTable,
  type ToWorker,
  USUAL_PACE,
} from './solo-worker-messages.ts';

export class SoloServer implements Services {
  readonly #stores: Promise<Stores>;
  /** The tables; null before the first game, and after another page has taken over. */
  #tables: Promise<SoloTables> | null = null;
  #pace: BotPace = USUAL_PACE;

  constructor(stores: Promise<Stores>) {
    this.#stores = stores;
  }

  /** The pace of bots from now on. */
  get pace(): BotPace {
    return this.#pace;
  }

  set pace(wanted: BotPace) {
    this.#pace = wanted;
    this.#ifOpen((tables) => tables.callOn());
  }

  step(code: string): void {
    this.#ifOpen((tables) => tables.step(code));
  }

  async make(wish: SoloWish): Promise<string> {
    return (await this.#open()).make(wish);
  }

  async tryAgain(wish: SecondTryWish): Promise<string> {
    return (await this.#open()).tryAgain(wish);
  }

  async question(code: string) {
    return (await this.#open()).question(code);
  }

  async connect(end: ConnectionEnd): Promise<SoloConnection> {
    return (await this.#open()).connect(end);
  }

  async replay(game: string) {
    return ifOver((await this.#archive()).replay(game));
  }

  async proof(game: string) {
    return ifOver((await this.#archive()).proof(game));
  }

  async #archive(): Promise<Archive> {
    return new Archive((await this.#stores).archive);
  }

  /** Calls `act` if the tables are open. Tables that open later use the current values anyway. */
  #ifOpen(act: (tables: SoloTables) => void): void {
    void this.#tables?.then(act, () => undefined);
  }

  #open(): Promise<SoloTables> {
    this.#tables ??= this.#openAnew();
    return this.#tables;
  }

  #openAnew(): Promise<SoloTables> {
    const tables = this.#stores
      .then((stores) => stores.claim(() => this.#giveUp(tables)))
      .then((store) => new SoloTables(store, () => this.pace));
    // The next attempt may succeed.
    tables.catch(() => this.#forget(tables));
    return tables;
  }

  #giveUp(tables: Promise<SoloTables>): void {
    if (this.#forget(tables)) void tables.then((given) => given.giveUp());
  }

  /** Forgets these tables. False if they were forgotten before. */
  #forget(tables: Promise<SoloTables>): boolean {
    const isOurs = this.#tables === tables;
    if (isOurs) this.#tables = null;
    return isOurs;
  }
}

/** The result; null for a game that is unknown or not over. */
async function ifOver<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Handles a message of the page, and answers through the port that came with it. */
export function receive(server: SoloServer, message: ToWorker, port: MessagePort | undefined): void {
  if (message.kind === 'pace') server.pace = message.pace;
  else if (message.kind === 'step') server.step(message.table);
  else if (port === undefined) throw new Error('Whoever asks sends a port for the answer.');
  else if (message.kind === 'socket') void plugIn(server, port);
  else void reply(server, message, port);
}

async function reply(server: SoloServer, asked: Asked, port: MessagePort): Promise<void> {
  const answer: Reply = await answerTo(server, asked).then(
    (given) => ({ given }),
    (error: unknown) => ({ refused: problemOf(error) }),
  );
  port.postMessage(answer);
}

function answerTo(server: SoloServer, asked: Asked): Promise<unknown> {
  switch (asked.service) {
    case 'make':
      return server.make(asked.about);
    case 'tryAgain':
      return server.tryAgain(asked.about);
    case 'replay':
      return server.replay(asked.about);
    case 'proof':
      return server.proof(asked.about);
    case 'question':
      return server.question(asked.about);
  }
}

function problemOf(error: unknown): Problem {
  if (error instanceof Refused) return { code: error.code, message: error.message };
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

async function plugIn(server: SoloServer, port: MessagePort): Promise<void> {
  const tell = (news: FromTable): void => port.postMessage(news);
  try {
    const connection = await server.connect({
      send: (text) => tell({ text }),
      closed: (code, reason) => tell({ code, reason }),
    });
    port.onmessage = ({ data }: MessageEvent<ToTable>) => {
      if (data !== 'close') return connection.hear(data.text);
      connection.hangUp();
      port.close();
    };
    tell('open');
  } catch {
    tell(GONE);
  }
}
