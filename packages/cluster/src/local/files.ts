// The files that hosts are given in docs/cluster and docs/hosting: a private town, and whatever is tried here, runs with the very
// same, but for ports, names, passwords and certificates.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Such as cluster/haproxy.cfg */
export const fileForHosts = (path: string): string =>
  fileURLToPath(new URL(`../../../../docs/${path}`, import.meta.url));

/** Its text, with these places replaced; each must be there. */
export function filledIn(path: string, places: readonly (readonly [place: RegExp, text: string])[]): string {
  let text = readFileSync(fileForHosts(path), 'utf8');
  for (const [place, replacement] of places) {
    if (text.search(place) < 0) throw new Error(`docs/${path} has nothing like ${place}.`);
    text = text.replace(place, () => replacement);
  }
  return text;
}
