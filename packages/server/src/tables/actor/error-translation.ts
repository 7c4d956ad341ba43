// Translates errors at a table into refusals, ours and lost tables.

import { EndlessEffects } from '@posse/engine';
import { Refused } from '../../refused-request.ts';
import { type StoreErrorReason, StoreFailure } from '../../store/store-interface.ts';

export type Refusal = Pick<Refused, 'code' | 'message'>;

export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error;
  if (error instanceof StoreFailure)
    return { code: 'not-stored', message: `This could not be stored, so it did not happen: ${error.message}` };
  if (error instanceof EndlessEffects)
    return { code: 'endless', message: `What that sets off comes to no end, so it did not happen. ${error.message}` };
  return { code: 'internal', message: 'Something went wrong on our side, and nothing has changed.' };
}

/** Is it the server's fault, or that of a rule of its table? */
export const isServerFault = (code: Refusal['code']): boolean =>
  code === 'internal' || code === 'not-stored' || code === 'endless';

const LOST: ReadonlySet<StoreErrorReason> = new Set<StoreErrorReason>(['conflict', 'fenced', 'moved']);

/** After such trouble what is here is not what the store has, or not ours any more. */
export const isLost = (error: unknown): error is StoreFailure =>
  error instanceof StoreFailure && LOST.has(error.reason);
