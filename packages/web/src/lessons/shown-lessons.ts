// The lessons told so far, kept in the browser; the first game tells everything anew.

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../app/server-root-path.ts';
import { settings } from '../app/user-settings.ts';

interface ShownLessons {
  /** The keys of the lessons that were told. */
  readonly told: readonly string[];
  /** True if only important lessons are told. */
  readonly isBrief: boolean;
  /** The table of the first game in which these lessons were told. */
  readonly guided: string | null;
}

const FRESH: ShownLessons = { told: [], isBrief: false, guided: null };

const shownLessons = createStore<ShownLessons>()(
  persist(() => FRESH, { name: keptAs('posse-lessons'), version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Tells all lessons again when a user switches hints on again. */
settings.subscribe((now, before) => {
  if (now.hints && !before.hints) shownLessons.setState(FRESH);
});

export const useShownLessons = <T>(select: (toldLessons: ShownLessons) => T): T => useStore(shownLessons, select);

export function rememberLesson(key: string): void {
  const { told } = shownLessons.getState();
  if (!told.includes(key)) shownLessons.setState({ told: [...told, key] });
}

export function showFewerLessons(): void {
  shownLessons.setState({ isBrief: true });
}

/** A first game at another table tells everything anew. */
export function startGuided(table: string): void {
  if (shownLessons.getState().guided !== table) shownLessons.setState({ ...FRESH, guided: table });
}
