// What one has been told already, kept in the browser; a guided game tells everything anew.

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { settings } from '../app/settings.ts';

export interface Memory {
  /** The keys of the lessons that were told. */
  readonly told: readonly string[];
  /** Only what matters is told. */
  readonly isBrief: boolean;
  /** The table of the guided game in which all this was told. */
  readonly guided: string | null;
}

const FRESH: Memory = { told: [], isBrief: false, guided: null };

const memory = createStore<Memory>()(
  persist(() => FRESH, { name: 'posse-lessons', version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Whoever asks for hints again wants them all. */
settings.subscribe((now, before) => {
  if (now.hints && !before.hints) memory.setState(FRESH);
});

export const useMemory = <T>(select: (memory: Memory) => T): T => useStore(memory, select);

export function remember(key: string): void {
  const { told } = memory.getState();
  if (!told.includes(key)) memory.setState({ told: [...told, key] });
}

export function tellLess(): void {
  memory.setState({ isBrief: true });
}

/** A guided game at another table than the last tells everything anew. */
export function beginGuided(table: string): void {
  if (memory.getState().guided !== table) memory.setState({ ...FRESH, guided: table });
}
