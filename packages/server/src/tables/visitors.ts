// Those who are connected to a table, sitting or watching. One guest may be there through several connections.

import type { TableInfo } from '@posse/protocol';
import type { Bus, ClientId } from '../bus/bus.ts';

export interface Visitor {
  readonly client: ClientId;
  readonly guest: string;
  name: string;
  /** The id of the drawing that he has chosen; null for none. */
  face: string | null;
  /** Where he sits; null if he watches. */
  seat: number | null;
  /** The table as he was told of it last; null before he is welcome. */
  told: TableInfo | null;
}

export class Visitors {
  private readonly byClient = new Map<ClientId, Visitor>();
  private readonly bus: Bus;

  constructor(bus: Bus) {
    this.bus = bus;
  }

  get isEmpty(): boolean {
    return this.byClient.size === 0;
  }

  [Symbol.iterator](): IterableIterator<Visitor> {
    return this.byClient.values();
  }

  add(visitor: Visitor): void {
    this.byClient.set(visitor.client, visitor);
  }

  find(client: ClientId): Visitor | null {
    return this.byClient.get(client) ?? null;
  }

  remove(client: ClientId): void {
    this.byClient.delete(client);
  }

  of(guest: string): readonly Visitor[] {
    return [...this.byClient.values()].filter((visitor) => visitor.guest === guest);
  }

  /** Guests that watch, each counted once. */
  get watchers(): number {
    return new Set([...this].filter(({ seat }) => seat === null).map(({ guest }) => guest)).size;
  }

  tell(visitor: Visitor, message: object): void {
    this.bus.toClient(visitor.client, JSON.stringify(message));
  }

  /** The same to all, or to those who are meant. */
  tellAll(message: object, isMeant: (visitor: Visitor) => boolean = () => true): void {
    const text = JSON.stringify(message);
    for (const visitor of this) if (isMeant(visitor)) this.bus.toClient(visitor.client, text);
  }

  /** To each his own text. */
  tellEach(textFor: (visitor: Visitor) => string): void {
    for (const visitor of this) this.bus.toClient(visitor.client, textFor(visitor));
  }

  dismiss(visitor: Visitor, code: number, reason: string): void {
    this.byClient.delete(visitor.client);
    this.bus.dismiss(visitor.client, code, reason);
  }
}
