// A client with fake sockets, and sample messages of a table and a game.

import type { AnyView } from '../client/client-game-picture.ts';
import type { ClientSettings } from '../client/client-types.ts';
import type { SocketLike } from '../client/socket-interface.ts';
import { TableClient } from '../client/table-client.ts';
import { type FromClient, fromClient } from '../client-message-schemas.ts';
import type { EveningGame } from '../evening/evening-game.ts';
import type { GameId } from '../game-ids.ts';
import type { FromServer, Heard, SeatInfo, TableInfo } from '../server-message-schemas.ts';
import type { SeenIn } from '../short-facts.ts';
import { fromWire, toWire } from '../step-field-names.ts';

type Listener = (event: never) => void;

export class FakeSocket implements SocketLike {
  /** The messages that the client sent. An invalid one throws. */
  readonly said: FromClient[] = [];
  isClosed = false;
  readyState = 1;
  private readonly listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.listeners.set(type, listener);
  }

  send(text: string): void {
    this.said.push(fromWire(fromClient.parse(JSON.parse(text))));
  }

  close(): void {
    this.isClosed = true;
  }

  // Events from the server's side.

  opens(): this {
    return this.happens('open', {});
  }

  tells(...messages: readonly FromServer[]): this {
    for (const message of messages) this.tellsText(JSON.stringify(toWire(message)));
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
  ownBot: false,
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

/** A client at seat 1 of that table. It keeps all of its sockets; the newest is `line`. */
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
      // The longest possible waits.
      random: () => 1,
      on: {
        changed: (_, { facts }) => {
          this.changes++;
          if (facts !== null) this.told.push([...facts]);
        },
        line: ({ text }) => void this.heard.push(text),
        refused: ({ code }) => void this.refusals.push(code),
        because: (refusal, step) => void this.reasons.push([refusal, step]),
      },
      ...settings,
    });
  }

  get line(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }

  /** The messages sent through the newest connection, without the join. */
  get said(): readonly FromClient[] {
    return this.line.said.slice(1);
  }

  /** Opens the newest connection, and welcomes the client. */
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

  /** Opens the newest connection, and sends a game. */
  play(step = 4): this {
    this.arrive().line.tells(gameAt(step));
    return this;
  }
}

const OPEN = { viewer: 'spectator', step: 0, asked: 1, options: [], deck: 40, players: [{ hand: 2 }, { hand: 3 }] };

/** A finished game of an evening. */
export const eveningOf = (number: number): EveningGame => ({
  number,
  id: `g${number}`,
  game: 'card',
  plan: { seats: 4 },
  rules: 3,
  packs: 0,
  parVersion: 1,
  startedAt: 1000,
  endedAt: 2000,
  rounds: 5,
  answers: 100,
  winners: [0],
  seats: [
    {
      dealt: { person: 'ann', name: 'Ann', face: null },
      name: 'Ann',
      role: 'sheriff',
      character: 'bart-cassidy',
      alive: true,
      won: true,
      par: 0.4,
      left: false,
      kills: [1],
      wounds: [0, 4],
    },
  ],
  awards: [{ id: 'deadliest', who: 0, count: 4 }],
});

/** A game in which seat 1 is asked and has two options. */
export const gameAt = (step: number, id = 'g1'): Heard<'game'> => ({
  type: 'game',
  id,
  step,
  open: { ...OPEN, step },
  own: { viewer: 1, options: [0, { kind: 'play', card: [7] }, { kind: 'end' }] },
  left: 30_000,
  lucks: ['aa', 'bb', 'cc'],
});

/** The answer that leads to question `n`: a card is drawn. */
export const updateTo = (step: number, changes: Partial<Heard<'update'>> = {}): Heard<'update'> => ({
  type: 'update',
  step,
  facts: [{ kind: 'drew', who: step }],
  open: { deck: 40 - step },
  ...changes,
});

/** A page of the story with this many answers from this step on. Seat 1 sees more in it than others. */
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
