// The lessons told so far, kept in the browser; the first game tells everything anew.

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../app/root.ts';
import { settings } from '../app/settings.ts';

interface ToldLessons {
  /** The keys of the lessons that were told. */
  readonly told: readonly string[];
  /** Only important lessons are told. */
  readonly isBrief: boolean;
  /** The table of the first game in which all this was told. */
  readonly guided: string | null;
}

const FRESH: ToldLessons = { told: [], isBrief: false, guided: null };

const toldLessons = createStore<ToldLessons>()(
  persist(() => FRESH, { name: keptAs('posse-lessons'), version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** A user who switches hints on again wants all of them. */
settings.subscribe((now, before) => {
  if (now.hints && !before.hints) toldLessons.setState(FRESH);
});

export const useToldLessons = <T>(select: (toldLessons: ToldLessons) => T): T => useStore(toldLessons, select);

export function remember(key: string): void {
  const { told } = toldLessons.getState();
  if (!told.includes(key)) toldLessons.setState({ told: [...told, key] });
}

export function tellLess(): void {
  toldLessons.setState({ isBrief: true });
}

/** A first game at another table tells everything anew. */
export function beginGuided(table: string): void {
  if (toldLessons.getState().guided !== table) toldLessons.setState({ ...FRESH, guided: table });
}
