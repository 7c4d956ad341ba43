// The connections that end at this node, and where their tables are.

import {
  CLOSE_RECONNECT,
  type ClientId,
  clientOf,
  type Sender,
  type TableLocator,
  type ToTable,
} from '@posse/server/infrastructure';
import { isAt, type Visit, Visits } from './client-tables.ts';
import type { BounceReason, Item } from './node-packets.ts';
import { findTable, retryDelay, type SearchResult } from './table-finder.ts';

/** How often a table that has moved is looked for. */
const MAX_ATTEMPTS = 6;
/** How many messages of a client wait while its table is looked for. Beyond that the client reconnects. */
const MAX_QUEUED_MESSAGES = 200;
const POLICY_VIOLATION = 1008;

type Arrived = Extract<ToTable, { kind: 'arrived' }>;

export class Edge {
  private readonly clients = new Map<ClientId, Sender>();
  private readonly visits = new Visits();
  private readonly tables: () => TableLocator;
  private readonly send: (node: string, item: Item) => boolean;

  /** `send` returns false if that node is dead. */
  constructor(tables: () => TableLocator, send: Edge['send']) {
    this.tables = tables;
    this.send = send;
  }

  connect(client: ClientId, sender: Sender): void {
    this.clients.set(client, sender);
  }

  disconnect(client: ClientId): void {
    this.clients.delete(client);
  }

  toClient(client: ClientId, text: string): void {
    this.clients.get(client)?.send(text);
  }

  dismiss(client: ClientId, code: number, reason: string): void {
    this.clients.get(client)?.dismiss(code, reason);
  }

  toTable(code: string, message: ToTable): boolean | Promise<boolean> {
    if (message.kind === 'arrived') return this.arrive(this.visits.begin(clientOf(message), code), message);
    const visit = this.visits.of(message.client);
    if (visit !== null) this.forward(visit, message);
    // The client is at no known table, and has to join again.
    else if (message.kind === 'said') this.dismiss(message.client, CLOSE_RECONNECT, 'moved');
    return true;
  }

  /** Handles a message that another node sent back. */
  bounced(message: ToTable, because: BounceReason): void {
    const visit = this.visits.of(clientOf(message));
    if (visit === null || message.kind === 'gone') return;
    if (because === 'moved' && message.kind === 'arrived' && visit.attempts < MAX_ATTEMPTS) this.retry(visit, message);
    else if (because === 'moved') this.askToReconnect(visit);
    else this.refuse(visit, because);
  }

  /** Handles the loss of a node: nothing that was sent to it, or by it, is sure to have arrived. */
  nodeLost(node: string): void {
    for (const visit of this.visits.filter((each) => isAt(each, node))) this.askToReconnect(visit);
  }

  private arrive(visit: Visit, message: Arrived): boolean | Promise<boolean> {
    const settle = (sought: SearchResult): boolean => this.settle(visit, message, sought);
    const fail = (error: unknown): never => {
      this.visits.end(visit.client);
      throw error;
    };
    try {
      const sought = findTable(this.tables(), visit, message, MAX_ATTEMPTS);
      return sought instanceof Promise ? sought.then(settle, fail) : settle(sought);
    } catch (error) {
      return fail(error);
    }
  }

  private settle(visit: Visit, message: Arrived, sought: SearchResult): boolean {
    if (sought === 'none') {
      this.visits.end(visit.client);
      return false;
    }
    if (sought === 'over') return true;
    if (sought === 'moved') this.askToReconnect(visit);
    else {
      if (sought !== 'here') {
        visit.place = sought;
        this.forward(visit, message);
      }
      for (const said of visit.queue.splice(0)) this.forward(visit, said);
    }
    return true;
  }

  private forward(visit: Visit, message: ToTable): void {
    const { place } = visit;
    if (place === null) {
      visit.queue.push(message);
      if (visit.queue.length > MAX_QUEUED_MESSAGES) this.askToReconnect(visit);
      return;
    }
    if (message.kind === 'gone') this.visits.end(visit.client);
    if (place === 'over') return;
    // The table was restored meanwhile, here or elsewhere, and does not know this client, who has to join again.
    const isHeard =
      'node' in place
        ? this.send(place.node, { kind: 'table', code: visit.code, message })
        : place.table.receive(message);
    if (!isHeard && message.kind !== 'gone') this.askToReconnect(visit);
  }

  private retry(visit: Visit, message: Arrived): void {
    visit.place = null;
    void retryDelay()
      .then(() => this.arrive(visit, message))
      .then(
        (isThere) => !isThere && this.refuse(visit, 'none'),
        () => this.askToReconnect(visit),
      );
  }

  private refuse({ client }: Visit, because: Exclude<BounceReason, 'moved'>): void {
    const problem =
      because === 'none' ? { code: 'no-such-table' as const, message: 'There is no such table any more.' } : because;
    this.toClient(client, JSON.stringify({ type: 'error', ...problem, about: 'join' }));
    this.dismiss(client, POLICY_VIOLATION, problem.code);
  }

  private askToReconnect(visit: Visit): void {
    visit.place = 'over';
    visit.queue.length = 0;
    if (this.clients.has(visit.client)) this.dismiss(visit.client, CLOSE_RECONNECT, 'moved');
    else this.visits.end(visit.client);
  }
}
