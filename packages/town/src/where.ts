// Where a service's program is.

import { find, missing, PROGRAMS } from './programs.mjs';

/** Throws, with a sentence that says what to do, if it is nowhere. */
export function where(service: 'postgres' | 'nats' | 'haproxy'): string {
  const program = PROGRAMS[service];
  const found = find(program);
  if (found === null) throw new Error(`A town needs ${program.title}: ${missing(program)}`);
  return found;
}
