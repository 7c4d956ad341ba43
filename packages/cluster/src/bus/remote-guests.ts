// Participants of tables of this node whose connections end at other nodes.

import { clientOf, type TableLocator, type ToTable } from '@posse/server/infrastructure';
import { nodeOf, type Visit, Visits } from './client-tables.ts';
import type { BounceReason, Item } from './node-packets.ts';
import { findTable, type SearchResult } from './table-finder.ts';

/** The maximum number of attempts here. After that, the node where the connection ends looks for the table. */
const MAX_ATTEMPTS = 2;
/** The maximum number of messages that wait while a table is searched for. A guest who sends more reconnects. */
const MAX_QUEUED = 200;

export class RemoteGuests {
  private readonly visits = new Visits();
  private readonly tables: () => TableLocator;
  private readonly send: (node: string, item: Item) => void;
  /** The problem to send to a client who may not join; null if another attempt may help. */
  private readonly problemIn: (error: unknown) => BounceReason | null;

  constructor(
    tables: () => TableLocator,
    send: (node: string, item: Item) => void,
    problemIn: RemoteGuests['problemIn'],
  ) {
    this.tables = tables;
    this.send = send;
    this.problemIn = problemIn;
  }

  receive(code: string, message: ToTable): void {
    const client = clientOf(message);
    if (message.kind === 'arrived') this.arrive(this.visits.begin(client, code), message);
    else {
      const visit = this.visits.of(client);
      if (visit !== null) this.deliver(visit, message);
      else this.bounce(message, 'moved');
    }
  }

  /** Handles the loss of a node: all of its clients leave the tables of this one. */
  nodeLost(node: string): void {
    for (const visit of this.visits.filter(({ client }) => nodeOf(client) === node)) {
      this.deliver(visit, { kind: 'gone', client: visit.client });
      visit.place = 'over';
      this.visits.end(visit.client);
    }
  }

  private arrive(visit: Visit, message: ToTable): void {
    const settle = (sought: SearchResult): void => this.settle(visit, message, sought);
    const fail = (error: unknown): void => this.end(visit, message, this.problemIn(error) ?? 'moved');
    try {
      const sought = findTable(this.tables(), visit, message, MAX_ATTEMPTS);
      if (sought instanceof Promise) sought.then(settle, fail);
      else settle(sought);
    } catch (error) {
      fail(error);
    }
  }

  private settle(visit: Visit, message: ToTable, sought: SearchResult): void {
    if (sought === 'here') for (const said of visit.queue.splice(0)) this.deliver(visit, said);
    else if (sought !== 'over') this.end(visit, message, sought === 'none' ? 'none' : 'moved');
  }

  private end(visit: Visit, message: ToTable, because: BounceReason): void {
    if (visit.place === 'over') return;
    visit.place = 'over';
    this.visits.end(visit.client);
    this.bounce(message, because);
    for (const said of visit.queue) this.bounce(said, 'moved');
  }

  private deliver(visit: Visit, message: ToTable): void {
    const { place } = visit;
    if (place === null && visit.queue.length < MAX_QUEUED) visit.queue.push(message);
    else if (place === null) this.end(visit, message, 'moved');
    else if (place !== 'over' && 'table' in place) {
      const isHeard = place.table.receive(message);
      if (message.kind === 'gone' || !isHeard) this.visits.end(visit.client);
      if (!isHeard) this.bounce(message, 'moved');
    }
  }

  private bounce(message: ToTable, because: BounceReason): void {
    if (message.kind !== 'gone') this.send(nodeOf(clientOf(message)), { kind: 'back', message, because });
  }
}
