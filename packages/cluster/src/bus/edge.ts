// The connections that end at this node, and where their tables are.

import {
  type ClientId,
  COME_BACK,
  clientOf,
  type Sender,
  type ToTable,
  type Whereabouts,
} from '@posse/server/infrastructure';
import { aMoment, type Sought, seek } from './find-table.ts';
import type { Because, Item } from './packets.ts';
import { isAt, type Visit, Visits } from './visits.ts';

/** So often a table is looked for that is not where it was a moment ago. */
const MOST_TRIES = 6;
/** Whoever says more than this while his table is looked for had better come back. */
const MOST_WAITING = 200;
const POLICY = 1008;

type Arrived = Extract<ToTable, { kind: 'arrived' }>;

export class Edge {
  private readonly clients = new Map<ClientId, Sender>();
  private readonly visits = new Visits();
  private readonly tables: () => Whereabouts;
  private readonly send: (node: string, item: Item) => boolean;

  /** `send` says false if that node is dead. */
  constructor(tables: () => Whereabouts, send: Edge['send']) {
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
    if (visit !== null) this.pass(visit, message);
    // He is at no table that we know of: he has to arrive first.
    else if (message.kind === 'said') this.dismiss(message.client, COME_BACK, 'moved');
    return true;
  }

  /** A message that was sent to another node is back. */
  returned(message: ToTable, because: Because): void {
    const visit = this.visits.of(clientOf(message));
    if (visit === null || message.kind === 'gone') return;
    if (because === 'moved' && message.kind === 'arrived' && visit.tries < MOST_TRIES) this.lookAgain(visit, message);
    else if (because === 'moved') this.comeBack(visit);
    else this.turnAway(visit, because);
  }

  /** Nothing that was said to that node, or by it, is sure to have come. */
  lost(node: string): void {
    for (const visit of this.visits.those((each) => isAt(each, node))) this.comeBack(visit);
  }

  private arrive(visit: Visit, message: Arrived): boolean | Promise<boolean> {
    const settle = (sought: Sought): boolean => this.settle(visit, message, sought);
    const fail = (error: unknown): never => {
      this.visits.end(visit.client);
      throw error;
    };
    try {
      const sought = seek(this.tables(), visit, message, MOST_TRIES);
      return sought instanceof Promise ? sought.then(settle, fail) : settle(sought);
    } catch (error) {
      return fail(error);
    }
  }

  private settle(visit: Visit, message: Arrived, sought: Sought): boolean {
    if (sought === 'none') {
      this.visits.end(visit.client);
      return false;
    }
    if (sought === 'over') return true;
    if (sought === 'moved') this.comeBack(visit);
    else {
      if (sought !== 'here') {
        visit.place = sought;
        this.pass(visit, message);
      }
      for (const said of visit.waiting.splice(0)) this.pass(visit, said);
    }
    return true;
  }

  private pass(visit: Visit, message: ToTable): void {
    const { place } = visit;
    if (place === null) {
      visit.waiting.push(message);
      if (visit.waiting.length > MOST_WAITING) this.comeBack(visit);
      return;
    }
    if (message.kind === 'gone') this.visits.end(visit.client);
    if (place === 'over') return;
    // At a table that was brought back meanwhile, here or elsewhere, nobody knows him: he has to arrive there.
    const isHeard =
      'node' in place
        ? this.send(place.node, { kind: 'table', code: visit.code, message })
        : place.table.receive(message);
    if (!isHeard && message.kind !== 'gone') this.comeBack(visit);
  }

  private lookAgain(visit: Visit, message: Arrived): void {
    visit.place = null;
    void aMoment()
      .then(() => this.arrive(visit, message))
      .then(
        (isThere) => !isThere && this.turnAway(visit, 'none'),
        () => this.comeBack(visit),
      );
  }

  private turnAway({ client }: Visit, because: Exclude<Because, 'moved'>): void {
    const problem =
      because === 'none' ? { code: 'no-such-table' as const, message: 'There is no such table any more.' } : because;
    this.toClient(client, JSON.stringify({ type: 'error', ...problem, about: 'join' }));
    this.dismiss(client, POLICY, problem.code);
  }

  private comeBack(visit: Visit): void {
    visit.place = 'over';
    visit.waiting.length = 0;
    if (this.clients.has(visit.client)) this.dismiss(visit.client, COME_BACK, 'moved');
    else this.visits.end(visit.client);
  }
}
