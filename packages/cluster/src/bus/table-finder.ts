// Finds the table of a client, and delivers the join if the table is here.

import { Elsewhere, type Receiver, type TableLocator, type ToTable } from '@posse/server/infrastructure';
import type { Visit } from './client-tables.ts';

/** Wait between attempts: a node that releases a table first writes what is left of it. */
const MIN_RETRY_MS = 20;
const MAX_RETRY_MS = 100;

/** The table is here; there is none; another node has it; it moved every time; or the client has left meanwhile. */
export type SearchResult = 'here' | 'none' | { readonly node: string } | 'moved' | 'over';

/**
 * Finds a table. Throws or rejects with Refused if the table is closed to the client, with Unavailable if its place is
 * unknown.
 */
export function findTable(
  tables: TableLocator,
  visit: Visit,
  arrived: ToTable,
  most: number,
): SearchResult | Promise<SearchResult> {
  visit.attempts++;
  const hand = (table: Receiver | null): SearchResult | Promise<SearchResult> => {
    if (visit.place === 'over') return 'over';
    if (table === null) return 'none';
    if (table.receive(arrived)) {
      visit.place = { table };
      return 'here';
    }
    return visit.attempts < most ? retryDelay().then(() => findTable(tables, visit, arrived, most)) : 'moved';
  };
  const failed = (error: unknown): SearchResult => {
    if (!(error instanceof Elsewhere)) throw error;
    return visit.place === 'over' ? 'over' : { node: error.node };
  };
  try {
    const found = tables.find(visit.code);
    return found instanceof Promise ? found.then(hand, failed) : hand(found);
  } catch (error) {
    return failed(error);
  }
}

export const retryDelay = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, MIN_RETRY_MS + Math.random() * (MAX_RETRY_MS - MIN_RETRY_MS)));
