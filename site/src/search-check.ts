// Checks that the search finds and shows every word of the site.

import MiniSearch from 'minisearch';
// @ts-expect-error: a script of the page, without types.
import { excerptOf, indexOf, search, splitAtMatches, wordsOf } from '../public/search-engine.js';
import type { Entry } from './site-search-entries.ts';

/** Words that people search for without knowing ours. */
const WISHES = [
  ...['kick', 'ban', 'chat', 'elo', 'login', 'spectator', 'docker', 'password', 'https', 'privacy', 'port', 'proxy'],
  ...['rematch', 'undo', 'install', 'offline', 'firewall', 'backup', 'systemd', 'school', 'colour', 'licence'],
];

interface Found {
  readonly url: string;
  readonly title: string;
  readonly text: string;
  readonly terms: readonly string[];
}

export function checkSearch(entries: readonly Entry[]): string[] {
  const index = indexOf(MiniSearch, entries);
  const found = (text: string): readonly Found[] => search(index, text);
  const homes = new Map<string, string>();
  for (const [url, page, title, text] of entries)
    for (const word of wordsOf([page, title, text].join(' '))) if (!homes.has(word)) homes.set(word, url);
  const faults: string[] = [];
  for (const [word, url] of homes) {
    const results = found(word);
    if (!results.some((result) => result.url === url)) faults.push(`The search for "${word}" misses ${url}.`);
    for (const { title, text, terms } of results.slice(0, 30))
      for (const shown of [title, excerptOf(text, terms)])
        if (splitAtMatches(shown, terms).join('') !== shown)
          faults.push(`The search for "${word}" shows "${shown}" with other words.`);
  }
  for (const wish of WISHES) if (found(wish).length === 0) faults.push(`The search for "${wish}" finds nothing.`);
  return faults;
}
