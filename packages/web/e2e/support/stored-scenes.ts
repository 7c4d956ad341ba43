// The stored games of scenes: the deal, and each answer's place among the options.

import { appendFileSync, existsSync, readFileSync } from 'node:fs';

export interface StoredScene {
  readonly number: number;
  readonly picks: readonly number[];
}

const FILE = new URL('./stored-scenes.jsonl', import.meta.url);
export const HOW_TO_STORE = 'Run its test without CI set: then the scene is searched and stored. Commit the file.';

/** By name. The latest line about a scene counts. */
const known = new Map<string, StoredScene>();
for (const line of existsSync(FILE) ? readFileSync(FILE, 'utf8').trim().split('\n') : []) {
  const { name, ...stored } = JSON.parse(line) as StoredScene & { readonly name: string };
  known.set(name, stored);
}

/** Null if the scene is not stored. */
export const storedScene = (name: string): StoredScene | null => known.get(name) ?? null;

/** Appends a line, because several workers may store scenes at once. */
export const storeScene = (name: string, { number, picks }: StoredScene): void =>
  appendFileSync(FILE, `${JSON.stringify({ name, number, picks })}\n`);
