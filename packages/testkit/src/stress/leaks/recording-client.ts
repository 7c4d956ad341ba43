// A client that keeps every text it received, and the picture that it had of the game after each of them.

import { type AnyView, type GamePicture, type SocketLike, TableClient, type TableInfo } from '@posse/protocol';

/** One text, as it came. */
export interface ReceivedMessage {
  readonly text: string;
  /** How things stood for this client when it had heard it. */
  readonly picture: GamePicture<AnyView> | null;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  /** Who he is at the table: the seat that he has left stays his in that game. */
  readonly you: string | null;
}

/** What somebody wanted to know: why can't I? */
export interface Asking {
  readonly game: string;
  readonly step: number;
  readonly attempt: object;
}

interface RecordingClientSettings {
  readonly url: string;
  readonly table: string;
  readonly name: string;
  readonly pass?: string;
  /** The ticket that moves a seat from another device to this one. */
  readonly ticket?: string;
  /** The client of the same person on the device before. */
  readonly before?: RecordingClient;
  /** Something is different. */
  readonly changed: (recordingClient: RecordingClient) => void;
}

/** An address at which nobody listens. */
const NOWHERE = 'ws://127.0.0.1:9';
/** The most answers of one page of the story. */
const STORY_PAGE_STEPS = 50;
/** Who is back in an instant: there are many games to play. */
const TIMING = { firstWait: 10, longestWait: 50 };

/** Steps at which a seat was another's, up to the step `to`: it was lost by vouching, or is not yet the claimant's. */
export interface Loss {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export class RecordingClient {
  readonly name: string;
  readonly client: TableClient;
  /** In the order in which it came, over all connections. */
  readonly heard: ReceivedMessage[] = [];
  readonly askings: Asking[] = [];
  readonly losses: Loss[] = [];
  /** The client of the same person on the device before; null for the first one. */
  readonly before: RecordingClient | null;
  connections = 0;
  /** Nobody is at this device any more. */
  hasLeft = false;
  /** The ticket that moves the seat to another device; null until it was asked for. */
  ticket: string | null = null;
  private isAway = false;
  private socket: WebSocket | null = null;

  constructor({ url, table, name, pass, ticket, before, changed }: RecordingClientSettings) {
    this.name = name;
    this.before = before ?? null;
    this.client = new TableClient({
      url,
      table,
      name,
      ...(pass !== undefined && { pass }),
      ...(ticket !== undefined && { ticket }),
      timing: TIMING,
      open: (address) => this.open(address),
      on: {
        changed: () => changed(this),
        ticket: (given) => {
          this.ticket = given;
        },
      },
    });
  }

  /** The line breaks; he will be back. */
  cut(): void {
    this.socket?.close();
  }

  /** The line breaks, and no other one opens until `comeBack`. */
  goAway(): void {
    this.isAway = true;
    this.socket?.close();
  }

  comeBack(): void {
    this.isAway = false;
  }

  get isConnected(): boolean {
    return this.client.status === 'open' && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Why is this not possible? Once for each question. */
  ask(attempt: Parameters<TableClient['explain']>[0]): void {
    const { game } = this.client;
    if (game === null || this.askings.at(-1)?.step === game.step) return;
    if (this.client.explain(attempt)) this.askings.push({ game: game.id, step: game.step, attempt });
  }

  /** Asks for all pages of the story so far, whether or not the client has followed it. */
  readStory(): void {
    const { status, game } = this.client;
    if (status !== 'open' || game === null) return;
    for (let before = game.step; before > 0; before = Math.floor((before - 1) / STORY_PAGE_STEPS) * STORY_PAGE_STEPS)
      this.socket?.send(JSON.stringify({ type: 'story', before }));
  }

  /** Goes for good. */
  leaveForGood(): void {
    this.hasLeft = true;
    this.client.stop();
  }

  /** How often the table has said that everything so far is handled. */
  get settledCount(): number {
    return this.heard.filter(({ text }) => text === '{"type":"settled"}').length;
  }

  /** Asks the table to say when it has handled everything so far; false without a connection. */
  settle(): boolean {
    if (!this.isConnected) return false;
    this.socket?.send(JSON.stringify({ type: 'settle' }));
    return true;
  }

  private open(address: string): SocketLike {
    const socket = new WebSocket(this.isAway ? NOWHERE : address);
    let isOpen = true;
    this.socket = socket;
    this.connections++;
    return {
      send: (text) => socket.send(text),
      close: (code) => {
        isOpen = false;
        socket.close(code);
      },
      addEventListener: (type: string, listener: (event: never) => void) =>
        socket.addEventListener(type, (event: Event) => {
          // Also what makes the client hang up.
          const isMeant = isOpen && type === 'message';
          (listener as (event: Event) => void)(event);
          if (isMeant) this.keep(String((event as MessageEvent).data));
        }),
    };
  }

  private keep(text: string): void {
    const { game, table, seat, you } = this.client;
    this.heard.push({ text, picture: game, table, seat, you });
  }
}
