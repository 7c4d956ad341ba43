// Those at tables of this node whose connections end at other nodes.

import { clientOf, type ToTable, type Whereabouts } from '@posse/server/infrastructure';
import { type Sought, seek } from './find-table.ts';
import type { Because, Item } from './packets.ts';
import { nodeOf, type Visit, Visits } from './visits.ts';

/** Then it is looked for where the connection ends. */
const MOST_TRIES = 2;

export class GuestsElsewhere {
  private readonly visits = new Visits();
  private readonly tables: () => Whereabouts;
  private readonly send: (node: string, item: Item) => void;
  /** What is said to somebody whom nobody lets in; null if it is worth trying again. */
  private readonly problemIn: (error: unknown) => Because | null;

  constructor(
    tables: () => Whereabouts,
    send: (node: string, item: Item) => void,
    problemIn: GuestsElsewhere['problemIn'],
  ) {
    this.tables = tables;
    this.send = send;
    this.problemIn = problemIn;
  }

  hear(code: string, message: ToTable): void {
    const client = clientOf(message);
    if (message.kind === 'arrived') this.arrive(this.visits.begin(client, code), message);
    else {
      const visit = this.visits.of(client);
      if (visit !== null) this.pass(visit, message);
      else this.sendBack(message, 'moved');
    }
  }

  /** All of that node have gone, as far as tables here are concerned. */
  lost(node: string): void {
    for (const visit of this.visits.those(({ client }) => nodeOf(client) === node)) {
      this.pass(visit, { kind: 'gone', client: visit.client });
      visit.place = 'over';
      this.visits.end(visit.client);
    }
  }

  private arrive(visit: Visit, message: ToTable): void {
    const settle = (sought: Sought): void => this.settle(visit, message, sought);
    const fail = (error: unknown): void => this.end(visit, message, this.problemIn(error) ?? 'moved');
    try {
      const sought = seek(this.tables(), visit, message, MOST_TRIES);
      if (sought instanceof Promise) sought.then(settle, fail);
      else settle(sought);
    } catch (error) {
      fail(error);
    }
  }

  private settle(visit: Visit, message: ToTable, sought: Sought): void {
    if (sought === 'here') for (const said of visit.waiting.splice(0)) this.pass(visit, said);
    else if (sought !== 'over') this.end(visit, message, sought === 'none' ? 'none' : 'moved');
  }

  private end(visit: Visit, message: ToTable, because: Because): void {
    if (visit.place === 'over') return;
    visit.place = 'over';
    this.visits.end(visit.client);
    this.sendBack(message, because);
    for (const said of visit.waiting) this.sendBack(said, 'moved');
  }

  private pass(visit: Visit, message: ToTable): void {
    const { place } = visit;
    if (place === null) visit.waiting.push(message);
    else if (place !== 'over' && 'table' in place) {
      const isHeard = place.table.receive(message);
      if (message.kind === 'gone' || !isHeard) this.visits.end(visit.client);
      if (!isHeard) this.sendBack(message, 'moved');
    }
  }

  private sendBack(message: ToTable, because: Because): void {
    if (message.kind !== 'gone') this.send(nodeOf(clientOf(message)), { kind: 'back', message, because });
  }
}
