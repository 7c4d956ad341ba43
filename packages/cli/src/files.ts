// File access whose errors are messages for the user.

import { fileTrouble } from '@posse/server/house';
import { UserError } from './args.ts';

/** Runs the action, and turns an error into a message for the user. */
export function attempt<T>(what: 'read' | 'written', path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UserError(`${path} can't be ${what} (${fileTrouble(error)}).`);
  }
}
