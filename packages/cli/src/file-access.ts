// File access whose errors are messages for the user.

import { fileTrouble } from '@posse/server/house';
import { UserError } from './command-description.ts';

/** Runs the action, and turns an error into a message for the user. */
export function attempt<T>(what: 'read' | 'written', path: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new UserError(`${path} can't be ${what} (${fileTrouble(error)}).`);
  }
}

/** The maximum depth of foreign JSON. No file of ours is nested as deeply, and deeper ones would exhaust the stack. */
const MAX_DEPTH = 50;

/** The value of a text from a stranger; undefined if it is not JSON, or is nested too deeply. */
export function foreignJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isShallow(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return true;
}
