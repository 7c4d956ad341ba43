// Files, and in plain words what may be wrong with them.

import { fileTrouble } from '@posse/server/house';
import { Mistake } from './args.ts';

/** Does it, or says in one sentence why it can't be done. */
export function attempt<T>(what: 'read' | 'written', path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Mistake(`${path} can't be ${what} (${fileTrouble(error)}).`);
  }
}
