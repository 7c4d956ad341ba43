// Translates errors at a table into refusals, ours and lost tables.

import { EndlessEffects } from '@posse/engine';
import { type StoreErrorReason, StoreFailure } from '@posse/store';
import { Refused } from '../../refused-request.ts';

export type Refusal = Pick<Refused, 'code' | 'message'>;

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error;
  if (error instanceof StoreFailure)
    return { code: 'not-stored', message: `This could not be stored, so it did not happen: ${error.message}` };
  if (error instanceof EndlessEffects)
    return { code: 'endless', message: `What that sets off comes to no end, so it did not happen. ${error.message}` };
  return { code: 'internal', message: 'Something went wrong on our side, and nothing has changed.' };
}

/** Is it the fault of the server, or of a house rule of the table? */
export const isServerFault = (code: Refusal['code']): boolean =>
  code === 'internal' || code === 'not-stored' || code === 'endless';

const LOST: ReadonlySet<StoreErrorReason> = new Set<StoreErrorReason>(['conflict', 'fenced', 'moved']);

/** After such an error, memory may differ from the store, or the table is another node's. */
export const isLost = (error: unknown): error is StoreFailure =>
  error instanceof StoreFailure && LOST.has(error.reason);
