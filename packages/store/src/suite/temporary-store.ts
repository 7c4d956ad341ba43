// Temporary stores for tests, each in a new place.

import { afterEach, beforeEach } from 'vitest';
import type { Store } from '../store-interface.ts';

/** `describe`, or a form of it that skips. */
export type Group = (title: string, tests: () => void) => unknown;

/** A place for a store, empty at first. */
export interface StoreLocation {
  /** Opens the store in this place. The one before must be closed. */
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** The current test's place, and the open store there. */
export interface OpenedStore {
  readonly place: StoreLocation;
  readonly store: Store;
  /** Closes the store, and opens another in the same place. */
  reopen(): Promise<void>;
}

export function storeForEach(newPlace: () => Promise<StoreLocation>): OpenedStore {
  let place: StoreLocation;
  let store: Store;
  beforeEach(async () => {
    place = await newPlace();
    store = await place.open();
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });
  return {
    get place() {
      return place;
    },
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await place.open();
    },
  };
}
