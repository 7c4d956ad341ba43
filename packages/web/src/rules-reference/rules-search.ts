// Searches names, texts and rulings, in any accents and case.

import type { Thing } from './rule-thing.ts';
import type { Page } from './rules-address.ts';

export interface Entry {
  readonly page: Page;
  readonly id: string;
  /** The thing of the entry; null for entries without a picture: a section, a topic, an option. */
  readonly thing: Thing | null;
  readonly name: string;
  /** The names in the other languages. */
  readonly alsoCalled: readonly string[];
  readonly text: string;
  readonly rulings: readonly string[];
}

/** Letters without accents or case, with their positions in the text. */
interface Folded {
  readonly letters: string;
  readonly places: readonly number[];
}

function fold(text: string): Folded {
  let letters = '';
  const places: number[] = [];
  for (let place = 0; place < text.length; place++)
    for (const letter of bare(text.charAt(place))) {
      letters += letter;
      places.push(place);
    }
  return { letters, places };
}

const bare = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('ß', 'ss').replace(/[’‘]/, "'");

export const wordsIn = (query: string): string[] => fold(query).letters.split(/\s+/).filter(Boolean);

/** The ranges of these words in the text, merged if they overlap. */
export function marksIn(text: string, words: readonly string[]): [from: number, to: number][] {
  const { letters, places } = fold(text);
  const found = words.flatMap((word) => occurrences(letters, word).map((at) => [at, at + word.length] as const));
  const marks: [number, number][] = [];
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = marks.at(-1);
    const start = places[from] ?? 0;
    const end = (places[to - 1] ?? 0) + 1;
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

function occurrences(letters: string, word: string): number[] {
  const found: number[] = [];
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + word.length)) found.push(at);
  return found;
}

export const contains = (text: string, words: readonly string[]): boolean => {
  const { letters } = fold(text);
  return words.some((word) => letters.includes(word));
};

/** The scores of matches: a name counts more than a text, the beginning of a name most. */
const WORTH = { begins: 8, named: 5, called: 4, said: 2, ruled: 1 } as const;

/** The entries that contain all words, best first. */
export function search(entries: readonly Entry[], query: string): Entry[] {
  const words = wordsIn(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, worth: worthOf(entry, words) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

const foldedEntries = new WeakMap<Entry, Readonly<Record<'name' | 'called' | 'text' | 'rulings', string>>>();

function foldedEntry(entry: Entry) {
  const known = foldedEntries.get(entry);
  if (known !== undefined) return known;
  const folded = {
    name: fold(entry.name).letters,
    called: fold(entry.alsoCalled.join(' ')).letters,
    text: fold(entry.text).letters,
    rulings: fold(entry.rulings.join(' ')).letters,
  };
  foldedEntries.set(entry, folded);
  return folded;
}

function worthOf(entry: Entry, words: readonly string[]): number {
  const { name, called, text, rulings } = foldedEntry(entry);
  const worths = words.map((word) => {
    if (name.startsWith(word)) return WORTH.begins;
    if (name.includes(word)) return WORTH.named;
    if (called.includes(word)) return WORTH.called;
    if (text.includes(word)) return WORTH.said;
    return rulings.includes(word) ? WORTH.ruled : 0;
  });
  return worths.some((worth) => worth === 0) ? 0 : worths.reduce<number>((sum, worth) => sum + worth, 0);
}
