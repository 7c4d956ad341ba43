// Breakpoints in style sheets: `@media (--phone)` uses the page's list.

import type { Plugin } from 'vite';
import { BREAKPOINTS } from '../src/app/breakpoints.ts';

/** The name of a breakpoint in the condition of a media query. */
const NAMED = /\(--([\w-]+)\)/g;

function conditionOf(name: string): string {
  const found = Object.entries(BREAKPOINTS).find(([id]) => id === name);
  if (found === undefined) throw new Error(`There is no breakpoint "${name}" in src/app/breakpoints.ts.`);
  return found[1].includes(' and ') ? `(${found[1]})` : found[1];
}

export const breakpoints: Plugin = {
  name: 'posse-breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (sheet) =>
      sheet.replace(/@media[^{]+/g, (condition) => condition.replace(NAMED, (_, name: string) => conditionOf(name))),
  },
};
