// Adds the table's group to a socket address, so that its people share one server.
// A load balancer in front of several servers can route by it. Only speed depends on that.

/**
 * The number of groups: few enough that an address in a log does not identify a table, and enough to spread tables
 * evenly.
 */
const GROUPS = 4096;

/** Adds `s`, a hash of the table's code, which is the same for every spelling of the code. */
export function nearTable(url: string, code: string): string {
  let hash = 0x811c9dc5;
  // FNV-1a, over the code as a server normalizes it.
  for (const letter of code.toUpperCase().replaceAll(/[\s-]/g, ''))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const group = ((hash >>> 16) ^ hash) & (GROUPS - 1);
  return `${url}${url.includes('?') ? '&' : '?'}s=${group}`;
}
