// Reads project.json: addresses, contact, and whether the packages are published.
// An empty text there means that the address does not exist yet.
import { readFileSync } from 'node:fs';

const FIELDS = /** @type {const} */ (['home', 'forge', 'contact']);

/** @typedef {Record<typeof FIELDS[number], string | null> & { published: boolean }} Project */

/** @returns {Project} */
export function readProject(path = 'project.json') {
  const { published = false, ...found } = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof published !== 'boolean') throw new Error(`"published" in ${path} should be true or false.`);
  for (const [name, value] of Object.entries(found)) {
    if (!FIELDS.some((field) => field === name))
      throw new Error(`${path} has no field "${name}": it takes ${FIELDS.join(', ')} and published.`);
    if (name !== 'contact' && value !== '' && !/^https:\/\/[^\s]+[^/\s]$/.test(value))
      throw new Error(`"${name}" in ${path} should be an https address without a slash at its end, not "${value}".`);
  }
  const { home, forge, contact } = found;
  return { home: home || null, forge: forge || null, contact: contact || null, published };
}
