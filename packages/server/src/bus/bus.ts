// Between connections and tables. In one process a message is a function call; with several a broker carries it to whichever owns the table,
// or the connection. So all that passes is plain data.

import type { Said, TableMessageType } from '@posse/protocol';
import { Refused } from '../refused.ts';

/** A connection, wherever it ends. */
export type ClientId = string;

/** Somebody at a table. */
export interface Arrival {
  readonly client: ClientId;
  readonly guest: string;
  /** The pass to hand out, to a guest who came without one. */
  readonly pass: string | null;
  /** A mark of the network that he calls from, which does not tell the address; null if there is none. */
  readonly network: string | null;
}

/** What is said at a table. Who arrives, and who asks whether the line still holds, is heard where his line ends. */
export type TableMessage = Said<TableMessageType>;

export type ToTable =
  | { readonly kind: 'arrived'; readonly from: Arrival; readonly join: Said<'join'> }
  | { readonly kind: 'said'; readonly client: ClientId; readonly message: TableMessage }
  | { readonly kind: 'gone'; readonly client: ClientId };

/** The client that it is about. */
export const clientOf = (message: ToTable): ClientId =>
  message.kind === 'arrived' ? message.from.client : message.client;

/** What tables see of the bus. */
export interface Bus {
  /** Sends a text to a connection; nothing happens if it is gone. */
  toClient(client: ClientId, text: string): void;
  /** Ends a connection, with a reason that its owner can read. */
  dismiss(client: ClientId, code: number, reason: string): void;
}

/** Where a connection ends. */
export interface Sender {
  send(text: string): void;
  dismiss(code: number, reason: string): void;
}

/** What connections see of it. */
export interface ClientBus extends Bus {
  /** A name for a connection that no other has, here or elsewhere. */
  newClient(): ClientId;
  connect(client: ClientId, sender: Sender): void;
  disconnect(client: ClientId): void;
  /**
   * Brings it to the table of this code, after whatever the same client has said before; false if there is no such table, and the store has said so.
   * The answer comes at once if the table is here. Throws or rejects with Refused if the table is shut, with Unavailable if nobody can tell.
   */
  toTable(code: string, message: ToTable): boolean | Promise<boolean>;
}

export interface Receiver {
  /** False if the table is not here any more: then nothing was heard. */
  receive(message: ToTable): boolean;
}

/** Where the tables of this process live. */
export interface TableLocator {
  /** The table, if it is in memory. */
  here(code: string): Receiver | null;
  /**
   * The same, and otherwise it is brought back; null if there is no such table. Throws or rejects with Refused if it is shut, with Unavailable if
   * nobody can tell, with Elsewhere if another process has it.
   */
  find(code: string): Receiver | null | Promise<Receiver | null>;
}

/** How a connection is ended whose table is to be found anew, or whose server stops: whoever comes back finds it. */
export const CLOSE_RECONNECT = 1012;
/** The same where that will take a while. */
export const CLOSE_TRY_LATER = 1013;

/** Nobody can tell now: whoever tries again may be told more. */
export class Unavailable extends Refused {
  /** What whoever is sent away for it is told. */
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
