// How soon an answer comes, and whether the table gives it by itself. What everybody can see takes no time: there is nothing to tell
// from it. What follows from a hand that others do not see takes as long as a person might, for bots too.

import type { Seat } from '@posse/engine';
import type { Round } from './round.ts';
import { isBots } from './seating.ts';
import type { Table } from './table.ts';

/** At once, after a moment as bots answer, or whenever the person in the seat does. */
export type Pace = 'at once' | 'in a moment' | 'in his time';

export function paceOf({ record, dealer }: Table, { match }: Round, asked: Seat): Pace {
  if (match.isForegone) return 'at once';
  const isAutomatic = dealer.automatic.has(asked) && match.options(asked).length === 1;
  return isBots(record, asked) || isAutomatic ? 'in a moment' : 'in his time';
}
