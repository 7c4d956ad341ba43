// The tables that clients are at, or on their way to.

import type { ClientId, Receiver, ToTable } from '@posse/server/infrastructure';

export interface Visit {
  readonly client: ClientId;
  readonly code: string;
  /**
   * The place of the client's table: the table itself; the node that has it; null while it is looked for; 'over' once
   * the client was told to reconnect.
   */
  place: { readonly table: Receiver } | { readonly node: string } | null | 'over';
  /** Messages of the client that wait until the table is found. */
  readonly queue: ToTable[];
  /** How often the table was looked for. */
  attempts: number;
}

export const newVisit = (client: ClientId, code: string): Visit => ({
  client,
  code,
  place: null,
  queue: [],
  attempts: 0,
});

/** Is the client at a table of that node? */
export const isAt = ({ place }: Visit, node: string): boolean =>
  place !== null && place !== 'over' && 'node' in place && place.node === node;

/** A client id names the node where the connection ends. */
export const nodeOf = (client: ClientId): string => client.slice(0, client.lastIndexOf(':'));

export class Visits {
  private readonly visits = new Map<ClientId, Visit>();

  of(client: ClientId): Visit | null {
    return this.visits.get(client) ?? null;
  }

  begin(client: ClientId, code: string): Visit {
    const visit = newVisit(client, code);
    this.visits.set(client, visit);
    return visit;
  }

  end(client: ClientId): void {
    this.visits.delete(client);
  }

  filter(are: (visit: Visit) => boolean): readonly Visit[] {
    return [...this.visits.values()].filter(are);
  }
}
