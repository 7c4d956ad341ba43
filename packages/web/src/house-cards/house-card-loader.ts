// Loads the server's house cards into the page and into each of its workers.

import type { HouseList } from '@posse/protocol';
import { fromRoot } from '../app/server-root-path.ts';

/** The timeout in milliseconds: a slower server counts as unreachable. */
const PATIENCE = 4000;

/** The ids of the loaded house sets. */
const here = new Set<string>();

/** Is this a house set? Its name alone tells, so that nobody needs to load the games. */
export const isOfHouse = (set: string): boolean => set.startsWith('house-');

/** The set of a pack, which the setup of each game holds whole. */
const isOfPack = (set: string): boolean => set.startsWith('house-pack-');

/** The first missing house set among these; null if all are loaded. */
export const missingHouse = (sets: readonly string[]): string | null =>
  sets.find((id) => isOfHouse(id) && !isOfPack(id) && !here.has(id)) ?? null;

let loading: Promise<void> | null = null;

/** Resolves when all house sets are loaded: none if the server has none or is unreachable. */
export function houseCards(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  const sets = await listed();
  if (sets.length === 0) return;
  const [{ addHouseSet }, door] = await Promise.all([import('@posse/card'), import('@posse/card/house')]);
  // The exports that house cards import, so that they use the same games as the page.
  Object.assign(globalThis, { posseHouse: door });
  const found = await Promise.allSettled(sets.map(({ module }) => import(/* @vite-ignore */ addressOf(module))));
  for (const [place, one] of found.entries()) {
    const name = sets[place]?.id ?? '';
    // A user at a table that needs them is told that they are missing.
    if (one.status === 'rejected') console.error(`The house cards "${name}" can't be loaded.`, one.reason);
    else here.add(addHouseSet(one.value.default, name).id);
  }
}

async function listed(): Promise<HouseList['sets']> {
  try {
    const reply = await fetch(fromRoot('/house/sets.json'), { signal: AbortSignal.timeout(PATIENCE) });
    return reply.ok ? ((await reply.json()) as HouseList).sets : [];
  } catch {
    // There is no server, or another kind of server.
    return [];
  }
}

/** The address of a module, which the server names by a path from its own root. */
const addressOf = (module: string): string => (module.startsWith('/') ? fromRoot(module) : module);
