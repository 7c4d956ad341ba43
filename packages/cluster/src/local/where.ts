// Where a program of this machine is.

import { find, missing, PROGRAMS } from './programs.mjs';

/** Throws, with a sentence that says what to do, if it is nowhere. */
export function where(service: keyof typeof PROGRAMS): string {
  const program = PROGRAMS[service];
  const found = find(program);
  if (found === null) throw new Error(`There is no ${program.title} here: ${missing(program)}`);
  return found;
}
