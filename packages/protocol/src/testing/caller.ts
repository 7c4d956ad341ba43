// For tests: a client whose sockets end in the test, and a table and a game for them to talk about.

import { TableClient } from '../client/client.ts';
import type { AnyView } from '../client/picture.ts';
import type { ClientSettings } from '../client/settings.ts';
import type { SocketLike } from '../client/socket.ts';
import type { SeenIn } from '../facts.ts';
import { type FromClient, fromClient } from '../from-client.ts';
import type { FromServer, Heard, SeatInfo, TableInfo } from '../from-server.ts';
import type { GameId } from '../games.ts';

type Listener = (event: never) => void;

export class FakeSocket implements SocketLike {
  /** All that the client said. Whatever is not of the right form throws. */
  readonly said: FromClient[] = [];
  isClosed = false;
  readyState = 1;
  private readonly listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  send(text: string): void {
    this.said.push(fromClient.parse(JSON.parse(text)));
  }

  close(): void {
    this.isClosed = true;
  }

  // --- what the other end does ---

  opens(): this {
    return this.happens('open', {});
  }

  tells(...messages: readonly FromServer[]): this {
    for (const message of messages) this.tellsText(JSON.stringify(message));
    return this;
  }

  tellsText(data: string): this {
    return this.happens('message', { data });
  }

  closes(code = 1006, reason = ''): this {
    return this.happens('close', { code, reason });
  }

  fails(): this {
    return this.happens('error', {});
  }

  private happens(type: string, event: object): this {
    this.listeners.get(type)?.(event as never);
    return this;
  }
}

const SEAT: SeatInfo = {
  guest: null,
  name: null,
  by: 'nobody',
  persona: null,
  face: null,
  bot: 'deputy',
  connected: false,
  ready: false,
  keep: false,
  away: false,
  standIn: null,
  gone: null,
  waiting: false,
  looking: false,
  botAllowed: false,
  claimable: false,
  lostBy: [],
  seenBy: [],
  adds: true,
  open: false,
  bank: 180_000,
};

/** A table of the card game with three seats. */
export const someTable = (changes: Partial<TableInfo> = {}): TableInfo => ({
  code: 'DUSTY',
  game: 'card',
  plan: { seats: 3 },
  isPublic: false,
  clock: { answer: 45, bank: 180 },
  phase: 'playing',
  paused: false,
  claims: [],
  knocks: [],
  startsIn: null,
  beginsIn: null,
  botIn: null,
  played: [],
  staged: false,
  host: 'ann',
  seats: [SEAT, SEAT, SEAT],
  watchers: 0,
  gameId: 'g1',
  commitment: 'c0ffee',
  start: null,
  dealAnyway: null,
  ...changes,
});

/** Somebody at seat 1 of that table, whose connections are all kept. The newest is `line`. */
export class Caller {
  readonly sockets: FakeSocket[] = [];
  readonly told: SeenIn<GameId>[][] = [];
  readonly refusals: string[] = [];
  readonly reasons: unknown[] = [];
  readonly heard: string[] = [];
  changes = 0;
  readonly client: TableClient;

  constructor(settings: Partial<ClientSettings<AnyView>> = {}) {
    this.client = new TableClient({
      url: 'ws://posse.test/ws',
      table: 'DUSTY',
      open: () => {
        const socket = new FakeSocket();
        this.sockets.push(socket);
        return socket;
      },
      // The longest waits that there can be.
      random: () => 1,
      on: {
        changed: (_, { facts }) => {
          this.changes++;
          if (facts !== null) this.told.push([...facts]);
        },
        line: ({ text }) => void this.heard.push(text),
        refused: ({ code }) => void this.refusals.push(code),
        because: (refusal, question) => void this.reasons.push([refusal, question]),
      },
      ...settings,
    });
  }

  get line(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  /** What was said through the newest connection, without the join. */
  get said(): readonly FromClient[] {
    return this.line.said.slice(1);
  }

  /** Lets the newest connection open, and is welcome there. */
  arrive(changes: Partial<Heard<'welcome'>> = {}): this {
    this.line.opens().tells({
      type: 'welcome',
      version: 2,
      you: 'bob',
      pass: null,
      seat: 1,
      table: someTable(),
      lines: [],
      ...changes,
    });
    return this;
  }

  /** The same, and is shown a game. */
  play(n = 4): this {
    this.arrive().line.tells(gameAt(n));
    return this;
  }
}

const OPEN = { viewer: 'spectator', step: 0, asked: 1, options: [], deck: 40, players: [{ hand: 2 }, { hand: 3 }] };

/** A game as it might stand; seat 1 is asked and has two options. */
export const gameAt = (n: number, id = 'g1'): Heard<'game'> => ({
  type: 'game',
  id,
  n,
  open: { ...OPEN, step: n },
  own: { viewer: 1, options: [0, { kind: 'play', card: [7] }, { kind: 'end' }] },
  left: 30_000,
  lucks: ['aa', 'bb', 'cc'],
});

/** The answer that leads to question `n`: a card is drawn. */
export const updateTo = (n: number, changes: Partial<Heard<'update'>> = {}): Heard<'update'> => ({
  type: 'update',
  n,
  facts: [{ kind: 'drew', who: n }],
  open: { deck: 40 - n },
  ...changes,
});

/** A page of the story: so many answers from this step on, of which seat 1 knows more than others. */
export const storyPage = (from: number, count: number, changes: Partial<Heard<'story'>> = {}): Heard<'story'> => ({
  type: 'story',
  game: 'g1',
  from,
  seat: 1,
  open: { ...OPEN, step: from },
  steps: Array.from({ length: count }, (_, place) => ({
    facts: [{ kind: 'drew', who: from + place }],
    open: { deck: 39 - from - place },
    at: 1000 + from + place,
    own: true,
  })),
  ...changes,
});
