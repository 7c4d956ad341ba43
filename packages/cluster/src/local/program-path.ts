// Finds a program on this machine.

import { find, missing, PROGRAMS } from './program-list.mjs';

/** Throws a sentence that says what to do if the program is missing. */
export function where(service: keyof typeof PROGRAMS): string {
  const program = PROGRAMS[service];
  const found = find(program);
  if (found === null) throw new Error(`There is no ${program.title} here: ${missing(program)}`);
  return found;
}
