// The packs in this browser: those made in the workshop, and those received.

import type { Pack } from '@posse/card/packs';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { useCallback, useEffect, useState } from 'react';
import { keptAs } from '../app/server-root-path.ts';

export interface StoredPack {
  /** The id, which stays the same while the pack is edited. */
  readonly id: string;
  /** The pack. It may be unfinished: check it before it goes to a table or into a link. */
  readonly pack: Pack;
  readonly changedAt: number;
  /** True for a pack of the user's own; false if it was received. */
  readonly isMine: boolean;
}

interface Shelves extends DBSchema {
  readonly packs: { readonly key: string; readonly value: StoredPack };
}

const NAME = keptAs('posse-packs');

/** Calls `act` with the database. Rejects if the browser stores nothing. */
async function withPacks<Result>(act: (packs: IDBPDatabase<Shelves>) => Promise<Result>): Promise<Result> {
  const database = await openDB<Shelves>(NAME, 1, {
    upgrade: (created) => void created.createObjectStore('packs', { keyPath: 'id' }),
    blocking: (_version, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  return act(database).finally(() => database.close());
}

/** The stored packs, the latest first. */
export const listPacks = async (): Promise<readonly StoredPack[]> =>
  (await withPacks((packs) => packs.getAll('packs'))).sort((one, other) => other.changedAt - one.changedAt);

export const packWith = async (id: string): Promise<StoredPack | null> =>
  (await withPacks((packs) => packs.get('packs', id))) ?? null;

/** Adds or replaces a pack, and tells other tabs. */
export async function keepPack(stored: StoredPack): Promise<void> {
  await withPacks((packs) => packs.put('packs', stored));
  tellTabs();
}

export async function addPack(pack: Pack, isMine: boolean): Promise<StoredPack> {
  const stored = { id: crypto.randomUUID(), pack, changedAt: Date.now(), isMine };
  await keepPack(stored);
  return stored;
}

export async function dropPack(id: string): Promise<void> {
  await withPacks((packs) => packs.delete('packs', id));
  tellTabs();
}

// --- between tabs ---

function tellTabs(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('changed');
  channel.close();
}

/** Calls the listener for changes by any tab, this one included. Returns a function that stops it. */
export function onPacksChanged(hear: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = hear;
  return () => channel.close();
}

/** The stored packs; null while loading, `off` if the browser stores nothing. */
export function usePacks(): readonly StoredPack[] | 'off' | null {
  const [packs, setPacks] = useState<readonly StoredPack[] | 'off' | null>(null);
  const look = useCallback(() => void listPacks().then(setPacks, () => setPacks('off')), []);
  useEffect(() => {
    const stop = onPacksChanged(look);
    look();
    return stop;
  }, [look]);
  return packs;
}
