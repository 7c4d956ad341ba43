// Between connections and tables. Here both are in one process and a message is a function call; with several processes a
// broker would carry it to whichever owns the table, or the connection. So all that passes is plain data.

import type { FromClient } from '@posse/protocol';

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
export type ForTable = Exclude<FromClient, { type: 'join' | 'ping' }>;

export type ToTable =
  | { readonly kind: 'arrived'; readonly from: Arrival; readonly join: Extract<FromClient, { type: 'join' }> }
  | { readonly kind: 'said'; readonly client: ClientId; readonly message: ForTable }
  | { readonly kind: 'gone'; readonly client: ClientId };

export interface Bus {
  /** Brings it to the table of this code; false if there is none. */
  toTable(code: string, message: ToTable): boolean;
  /** Sends a text to a connection; nothing happens if it is gone. */
  toClient(client: ClientId, text: string): void;
  /** Ends a connection, with a reason that its owner can read. */
  dismiss(client: ClientId, code: number, reason: string): void;
}
