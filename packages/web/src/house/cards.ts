// The house cards of the server that this page comes from, on the shelf of the page and of each of its workers.

import type { HouseList } from '@posse/protocol';
import { fromRoot } from '../app/root.ts';

/** Milliseconds; a server that takes longer is as good as none. */
const PATIENCE = 4000;

/** Those that are here. */
const here = new Set<string>();

/** By its name alone: so nobody needs to know the games for it. */
export const isOfHouse = (set: string): boolean => set.startsWith('house-');

/** The first house set of these that is not here; null if all are. */
export const missingHouse = (sets: readonly string[]): string | null =>
  sets.find((id) => isOfHouse(id) && !here.has(id)) ?? null;

let loading: Promise<void> | null = null;

/** They are there when this resolves: none, if the server has none or can't be reached. */
export function houseCards(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  const sets = await listed();
  if (sets.length === 0) return;
  const [{ addHouseSet }, door] = await Promise.all([import('@posse/card'), import('@posse/card/house')]);
  // What house cards import is found here: so they are made of the one game that is played here.
  Object.assign(globalThis, { posseHouse: door });
  const found = await Promise.allSettled(sets.map(({ module }) => import(/* @vite-ignore */ addressOf(module))));
  for (const [place, one] of found.entries()) {
    const name = sets[place]?.id ?? '';
    // Whoever comes to a table that plays with them is told that they are not here.
    if (one.status === 'rejected') console.error(`The house cards "${name}" can't be loaded.`, one.reason);
    else here.add(addHouseSet(one.value.default, name).id);
  }
}

async function listed(): Promise<HouseList['sets']> {
  try {
    const reply = await fetch(fromRoot('/house/sets.json'), { signal: AbortSignal.timeout(PATIENCE) });
    return reply.ok ? ((await reply.json()) as HouseList).sets : [];
  } catch {
    // There is no server, or it is of another kind.
    return [];
  }
}

/** The server names its modules by their paths, from its own root. */
const addressOf = (module: string): string => (module.startsWith('/') ? fromRoot(module) : module);
