// The interfaces of the bus, which carries messages between connections and tables.
// In one process a message is a function call. In a cluster a broker carries it, so all messages are plain data.

import type { Said, TableMessageType } from '@posse/protocol';
import { Refused } from '../refused-request.ts';

/** A connection, wherever it ends. */
export type ClientId = string;

/** A guest who joins a table. */
export interface Arrival {
  readonly client: ClientId;
  readonly guest: string;
  /** The session of a new guest, for the welcome; null if the guest has one. */
  readonly pass: string | null;
  /** A hash of the guest's network, which hides the address; null for an unlimited one. */
  readonly network: string | null;
  /** For a screen in the room: the guest who opens it. `guest` is nobody then. */
  readonly openedBy?: string;
}

/** A message for a table. The connection itself handles `join` and `ping`. */
export type TableMessage = Said<TableMessageType>;

export type ToTable =
  | { readonly kind: 'arrived'; readonly from: Arrival; readonly join: Said<'join'> }
  | { readonly kind: 'said'; readonly client: ClientId; readonly message: TableMessage }
  | { readonly kind: 'gone'; readonly client: ClientId };

/** The client that the message comes from. */
export const clientOf = (message: ToTable): ClientId =>
  message.kind === 'arrived' ? message.from.client : message.client;

/** The bus as tables see it. */
export interface Bus {
  /** Sends a text to a connection; nothing happens if it is gone. */
  toClient(client: ClientId, text: string): void;
  /** Ends a connection, with a reason that its owner can read. */
  dismiss(client: ClientId, code: number, reason: string): void;
}

/** This node's end of a connection. */
export interface Sender {
  send(text: string): void;
  dismiss(code: number, reason: string): void;
}

/** The bus as connections see it. */
export interface ClientBus extends Bus {
  /** A name for a connection that is unique in the whole cluster. */
  newClient(): ClientId;
  connect(client: ClientId, sender: Sender): void;
  disconnect(client: ClientId): void;
  /**
   * Delivers a message to the table of this code, after all earlier messages of the same client. False if the store has
   * no such table. Synchronous if the table is in memory. Throws or rejects with Refused if the table is closed, and
   * with Unavailable if its place is unknown.
   */
  toTable(code: string, message: ToTable): boolean | Promise<boolean>;
}

export interface Receiver {
  /** False if the table has left this process: then the message was not taken. */
  receive(message: ToTable): boolean;
}

/** Finds the tables of this process. */
export interface TableLocator {
  /** The table, if it is in memory. */
  here(code: string): Receiver | null;
  /**
   * The table, restored from the store if needed; null if there is none. Throws or rejects with Refused if it is
   * closed, with Unavailable if its place is unknown, and with Elsewhere if another process has it.
   */
  find(code: string): Receiver | null | Promise<Receiver | null>;
}

/** The close code for a table that has moved, or a server that stops: the client reconnects at once. */
export const CLOSE_RECONNECT = 1012;
/** The close code for a client that should reconnect later. */
export const CLOSE_TRY_LATER = 1013;

/** The table can't be found just now. A retry may succeed. */
export class Unavailable extends Refused {
  /** The close reason for the client. */
  readonly reason: 'restart' | 'try-later';

  constructor(reason: Unavailable['reason'], message: string) {
    super('closing', message);
    this.reason = reason;
  }

  get closeCode(): number {
    return this.reason === 'restart' ? CLOSE_RECONNECT : CLOSE_TRY_LATER;
  }
}

/** Another process has this table. */
export class Elsewhere extends Error {
  override readonly name = 'Elsewhere';
  readonly node: string;

  constructor(code: string, node: string) {
    super(`Table ${code} is at node ${node}.`);
    this.node = node;
  }
}
