// Where several servers share their tables, the people of a table had better meet at one of them. The socket's address says which table
// it is for, so that whoever stands in front can see to it; nothing but speed depends on that.

/** So few that a log of addresses does not tell which table it was, and enough to spread tables evenly. */
const GROUPS = 4096;

/** The address with `s`, a hash of the table's code: the same for all, however they write the code. */
export function nearTable(url: string, code: string): string {
  let hash = 0x811c9dc5;
  // FNV-1a, over the code as a server reads it.
  for (const letter of code.toUpperCase().replaceAll(/[\s-]/g, ''))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  const group = ((hash >>> 16) ^ hash) & (GROUPS - 1);
  return `${url}${url.includes('?') ? '&' : '?'}s=${group}`;
}
