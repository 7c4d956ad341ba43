// The files for hosts in docs/cluster and docs/hosting, as tests use them.
// Only ports, names, passwords and certificates are replaced.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a file, for example cluster/haproxy.cfg. */
export const fileForHosts = (path: string): string =>
  fileURLToPath(new URL(`../../../../docs/${path}`, import.meta.url));

/** The text of a file with these replacements. Throws if a pattern does not occur. */
export function filledIn(path: string, places: readonly (readonly [place: RegExp, text: string])[]): string {
  let text = readFileSync(fileForHosts(path), 'utf8');
  for (const [place, replacement] of places) {
    if (text.search(place) < 0) throw new Error(`docs/${path} has nothing like ${place}.`);
    text = text.replace(place, () => replacement);
  }
  return text;
}
