// Finds the table that somebody wants to go to, and brings him there if it is here.

import { Elsewhere, type Receiver, type ToTable, type Whereabouts } from '@posse/server/infrastructure';
import type { Visit } from './visits.ts';

/** Milliseconds from one try to the next: a table that has just left a process is anybody's when that has written all it had to. */
const LEAST_WAIT = 20;
const MOST_WAIT = 100;

/** He is at a table of this process; there is none; another node has it; it was always gone again; or he has gone himself meanwhile. */
export type Sought = 'here' | 'none' | { readonly node: string } | 'moved' | 'over';

/** Throws or rejects with Refused if the table is shut, with Unavailable if nobody can tell. `most` is how often it is looked for. */
export function seek(tables: Whereabouts, visit: Visit, arrived: ToTable, most: number): Sought | Promise<Sought> {
  visit.tries++;
  const hand = (table: Receiver | null): Sought | Promise<Sought> => {
    if (visit.place === 'over') return 'over';
    if (table === null) return 'none';
    if (table.receive(arrived)) {
      visit.place = { table };
      return 'here';
    }
    return visit.tries < most ? aMoment().then(() => seek(tables, visit, arrived, most)) : 'moved';
  };
  const failed = (error: unknown): Sought => {
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

export const aMoment = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, LEAST_WAIT + Math.random() * (MOST_WAIT - LEAST_WAIT)));
