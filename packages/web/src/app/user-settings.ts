// The user's settings, kept in the browser: name, language, theme, sound, speed.

import { LANGUAGES, type Language } from '@posse/engine';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from './server-root-path.ts';

/** The speed of animations: 1 is normal, 1.5 is slower with time to read, 0.5 is twice as fast, 0 is off. */
export type Speed = 1.5 | 1 | 0.5 | 0;

export interface Settings {
  readonly name: string;
  /** The id of the portrait that others see; null for none. */
  readonly face: string | null;
  readonly language: Language;
  readonly theme: 'night' | 'day';
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly speed: Speed;
  /** True if diamonds and clubs have colours of their own. */
  readonly fourColours: boolean;
  /** True if the page explains each card, and why to play it, to a learner. */
  readonly hints: boolean;
  /**
   * How the page calls the user when they are asked at a server's table: by sound, by a notification while the page is
   * hidden, by vibration.
   */
  readonly callSound: boolean;
  readonly callNotice: boolean;
  readonly callBuzz: boolean;
  /** True if reactions of others are shown; and the guests whose reactions are hidden. */
  readonly gestures: boolean;
  readonly muted: readonly string[];
  /** True if the table answers for the user in solo card games when only one answer is possible. */
  readonly automatic: boolean;
  /** True if the coach warns before a blunder in solo games. */
  readonly warnings: boolean;
}

const spoken = (): Language =>
  LANGUAGES.find((language) => navigator.languages.some((one) => one.startsWith(language))) ?? 'en';

const usual = (): Settings => ({
  name: '',
  face: null,
  language: spoken(),
  theme: matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night',
  sound: true,
  volume: 0.7,
  // New users have much to read. Faster is one tap away.
  speed: 1.5,
  fourColours: false,
  hints: false,
  callSound: true,
  callNotice: false,
  callBuzz: false,
  gestures: true,
  muted: [],
  automatic: true,
  warnings: false,
});

const KEY = keptAs('posse-settings');

export const settings = createStore<Settings>()(
  persist(usual, { name: KEY, version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Follows changes made in another tab, so that no tab overwrites a newer choice. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) void settings.persist.rehydrate();
  });
}

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settings, select);

export function choose(changes: Partial<Settings>): void {
  settings.setState(changes);
}
