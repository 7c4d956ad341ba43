// A client that records every received message, with its view of the game.

import { type AnyView, type GamePicture, type SocketLike, TableClient, type TableInfo } from '@posse/protocol';
import type { Side } from '@posse/protocol/evening';

/** A received message. */
export interface ReceivedMessage {
  readonly text: string;
  /** The client's picture of the game after this message. */
  readonly picture: GamePicture<AnyView> | null;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  /** The guest id of the player at the table. A seat that they have left stays theirs for this game. */
  readonly you: string | null;
}

/** A request to explain why a move is impossible. */
export interface Explanation {
  readonly game: string;
  readonly step: number;
  readonly attempt: object;
}

interface RecordingClientSettings {
  readonly url: string;
  readonly table: string;
  readonly name: string;
  readonly pass?: string;
  /** The ticket that transfers a seat from another device to this one. */
  readonly ticket?: string;
  /** True for a screen in the room. */
  readonly isScreen?: boolean;
  /** The client of the same person on the previous device. */
  readonly before?: RecordingClient;
  /** Called after every change. */
  readonly changed: (recordingClient: RecordingClient) => void;
}

/** An address without a server. */
const NOWHERE = 'ws://127.0.0.1:9';
/** The maximum number of answers in a page of the story. */
const STORY_PAGE_STEPS = 50;
/** The reconnection times: almost at once, because there are many games to play. */
const TIMING = { firstWait: 10, longestWait: 50 };

/** Steps at which a seat was another player's, up to the step `to`: it was recovered by a claimant, or not yet. */
export interface SeatLoss {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export class RecordingClient {
  readonly name: string;
  readonly isScreen: boolean;
  readonly client: TableClient;
  /** Received messages in the order of arrival, over all connections. */
  readonly heard: ReceivedMessage[] = [];
  readonly askings: Explanation[] = [];
  readonly losses: SeatLoss[] = [];
  /** The sides that this client has predicted. */
  readonly predictions: { readonly game: string; readonly side: Side }[] = [];
  /** The client of the same person on the previous device; null for the first one. */
  readonly before: RecordingClient | null;
  connections = 0;
  /** True if this device is not used any more. */
  hasLeft = false;
  /** The ticket for another device; null until it was requested. */
  ticket: string | null = null;
  private isAway = false;
  private socket: WebSocket | null = null;

  constructor({ url, table, name, pass, ticket, isScreen = false, before, changed }: RecordingClientSettings) {
    this.name = name;
    this.isScreen = isScreen;
    this.before = before ?? null;
    this.client = new TableClient({
      url,
      table,
      name,
      ...(pass !== undefined && { pass }),
      ...(ticket !== undefined && { ticket }),
      isScreen,
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

  /** Disconnects; the client reconnects by itself. */
  cut(): void {
    this.socket?.close();
  }

  /** Disconnects until `comeBack` is called. */
  goAway(): void {
    this.isAway = true;
    this.socket?.close();
  }

  comeBack(): void {
    this.isAway = false;
  }

  /** Has the player opened all hands of the game? */
  get isWitness(): boolean {
    const { hands, game } = this.client;
    return hands !== null && hands.game === game?.id;
  }

  /** Is the player out of the game? */
  get isOut(): boolean {
    const { seat, game } = this.client;
    const { players = [] } = (game?.view ?? {}) as { readonly players?: readonly { readonly alive: boolean }[] };
    return seat !== null && players[seat]?.alive === false;
  }

  get isConnected(): boolean {
    return this.client.status === 'open' && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Asks why a move is impossible, once for each question. */
  ask(attempt: Parameters<TableClient['explain']>[0]): void {
    const { game } = this.client;
    if (game === null || this.askings.at(-1)?.step === game.step) return;
    if (this.client.explain(attempt)) this.askings.push({ game: game.id, step: game.step, attempt });
  }

  /** Predicts a side, which the server may refuse. */
  predict(side: Side): void {
    const { game } = this.client;
    if (game !== null && this.client.predict(side)) this.predictions.push({ game: game.id, side });
  }

  /** Requests all pages of the story so far, even if the client has them. */
  readStory(): void {
    const { status, game } = this.client;
    if (status !== 'open' || game === null) return;
    for (let before = game.step; before > 0; before = Math.floor((before - 1) / STORY_PAGE_STEPS) * STORY_PAGE_STEPS)
      this.socket?.send(JSON.stringify({ type: 'story', before }));
  }

  /** Disconnects forever. */
  leaveForGood(): void {
    this.hasLeft = true;
    this.client.stop();
  }

  /** How often the table has reported that everything so far is handled. */
  get settledCount(): number {
    return this.heard.filter(({ text }) => text === '{"type":"settled"}').length;
  }

  /** Asks the table to report when everything so far is handled. Returns false without a connection. */
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
          // Errors must also reach the client, so that it disconnects.
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
