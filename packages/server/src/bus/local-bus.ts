// The bus of a single process: a message is a function call.
// It waits only while its table is restored.

import { randomHex } from '@posse/protocol';
import {
  CLOSE_RECONNECT,
  type ClientBus,
  type ClientId,
  clientOf,
  type Receiver,
  type Sender,
  type TableLocator,
  type ToTable,
} from './bus.ts';

/** How often delivery is retried when the table has moved. */
const MAX_DELIVERY_TRIES = 5;
/** The maximum delay before each retry but the first two. */
const MAX_RETRY_DELAY_MS = 50;

const NOWHERE: TableLocator = { here: () => null, find: () => null };

export class LocalBus implements ClientBus {
  private readonly clients = new Map<ClientId, Sender>();
  /** The last message of each client that waits for a table. Later messages wait for it. */
  private readonly waiting = new Map<ClientId, Promise<boolean>>();
  private tables: TableLocator = NOWHERE;

  /** Sets the locator that finds tables. */
  serve(tables: TableLocator): void {
    this.tables = tables;
  }

  newClient(): ClientId {
    return randomHex();
  }

  connect(client: ClientId, sender: Sender): void {
    this.clients.set(client, sender);
  }

  disconnect(client: ClientId): void {
    this.clients.delete(client);
  }

  toTable(code: string, message: ToTable): boolean | Promise<boolean> {
    const client = clientOf(message);
    const before = this.waiting.get(client);
    const brought =
      before === undefined ? this.deliver(code, message) : settled(before).then(() => this.deliver(code, message));
    if (typeof brought === 'boolean') return brought;
    this.waiting.set(client, brought);
    void settled(brought).then(() => {
      if (this.waiting.get(client) === brought) this.waiting.delete(client);
    });
    return brought;
  }

  toClient(client: ClientId, text: string): void {
    this.clients.get(client)?.send(text);
  }

  dismiss(client: ClientId, code: number, reason: string): void {
    this.clients.get(client)?.dismiss(code, reason);
  }

  private deliver(code: string, message: ToTable, tries = 0): boolean | Promise<boolean> {
    // No table is restored for a client that has left.
    if (message.kind === 'gone') return this.tables.here(code)?.receive(message) ?? false;
    const table = this.tables.find(code);
    return table instanceof Promise
      ? table.then((found) => this.handOver(found, code, message, tries))
      : this.handOver(table, code, message, tries);
  }

  private handOver(table: Receiver | null, code: string, message: ToTable, tries: number): boolean | Promise<boolean> {
    if (table === null) return false;
    if (table.receive(message)) return true;
    if (tries === 0) return this.deliver(code, message, 1);
    if (tries < MAX_DELIVERY_TRIES) return pause().then(() => this.deliver(code, message, tries + 1));
    this.dismiss(clientOf(message), CLOSE_RECONNECT, 'moved');
    return true;
  }
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_RETRY_DELAY_MS));

/** Resolves when the promise settles. The error is ignored, because the caller of `deliver` gets it. */
const settled = (promise: Promise<boolean>): Promise<unknown> => promise.catch(() => null);
