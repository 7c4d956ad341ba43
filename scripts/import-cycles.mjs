// npm run cycles: lists the import cycles of every package, types included, the largest first.
import { readImports } from './affected-tests.mjs';

/**
 * Groups of files that import each other, directly or through others of the group (Tarjan's algorithm).
 * @param {import('./affected-tests.mjs').Imports} imports
 * @returns {string[][]} only groups of at least two files, the largest first, each sorted
 */
export function findCycles(imports) {
  /** @type {Map<string, { order: number, low: number, isOpen: boolean }>} */
  const visits = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const cycles = [];

  /** @param {string} file */
  const visit = (file) => {
    const own = { order: visits.size, low: visits.size, isOpen: true };
    visits.set(file, own);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!imports.has(next)) continue;
      const seen = visits.get(next) ?? visit(next);
      if (seen.isOpen) own.low = Math.min(own.low, seen.low);
    }
    if (own.low === own.order) close(file);
    return own;
  };

  /** @param {string} root */
  const close = (root) => {
    const group = open.splice(open.indexOf(root));
    for (const file of group) {
      const seen = visits.get(file);
      if (seen !== undefined) seen.isOpen = false;
    }
    if (group.length > 1) cycles.push(group.sort());
  };

  for (const file of imports.keys()) if (!visits.has(file)) visit(file);
  return cycles.sort((one, other) => other.length - one.length);
}

if (process.argv[1] === import.meta.filename)
  for (const cycle of findCycles(readImports('.'))) console.log(`${cycle.length} files: ${cycle.join(', ')}`);
