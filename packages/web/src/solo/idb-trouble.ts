// What goes wrong in IndexedDB, in the words of a store.

import { StoreFailure } from '@posse/server/tables';

export async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}

function failureOf(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const name = error instanceof Error ? error.name : '';
  const cause = { cause: error };
  if (name === 'ConstraintError') return new StoreFailure('conflict', 'There is one already.', cause);
  if (name === 'QuotaExceededError')
    return new StoreFailure('full', 'This browser has no room left for the page: free some space.', cause);
  if (name === 'InvalidStateError') return new StoreFailure('closed', 'The store is closed: reload the page.', cause);
  return new StoreFailure('failed', `This browser could not keep it: ${name || String(error)}.`, cause);
}
