// The files that hosts are given in docs/cluster: a private town runs with the very same, but for ports, names and passwords.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const fileForHosts = (name: string): string =>
  fileURLToPath(new URL(`../../../docs/cluster/${name}`, import.meta.url));

/** Its text, with these places replaced; each must be there. */
export function filledIn(name: string, places: readonly (readonly [place: RegExp, text: string])[]): string {
  let text = readFileSync(fileForHosts(name), 'utf8');
  for (const [place, replacement] of places) {
    if (!place.test(text)) throw new Error(`docs/cluster/${name} has nothing like ${place}.`);
    text = text.replace(place, () => replacement);
  }
  return text;
}
