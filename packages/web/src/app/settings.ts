// What a player has chosen once and for all, kept in the browser: name, language, look, sound, speed.

import { LANGUAGES, type Language } from '@posse/engine';
import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from './root.ts';

/** How fast things move on the table: 1 as drawn, 1.5 slower and with time to read, 0.5 twice as fast, 0 not at all. */
export type Speed = 1.5 | 1 | 0.5 | 0;

export interface Settings {
  readonly name: string;
  /** The id of the drawing by which others know one; null for none. */
  readonly face: string | null;
  readonly language: Language;
  readonly theme: 'night' | 'day';
  readonly sound: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly speed: Speed;
  /** Diamonds and clubs in colours of their own. */
  readonly fourColours: boolean;
  /** Tells what each card does and why, while one learns. */
  readonly hints: boolean;
  /** How the page calls whoever is asked at a server's table: by a sound, by a notification while it is hidden, by a buzz of the phone. */
  readonly callSound: boolean;
  readonly callNotice: boolean;
  readonly callBuzz: boolean;
  /** Are others' gestures shown? And whose are not, by guest. */
  readonly gestures: boolean;
  readonly muted: readonly string[];
  /** Alone at a card table: where one's hand leaves but one answer, the table gives it. */
  readonly automatic: boolean;
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
  // A newcomer has much to read: whoever knows the game is one tap away from faster.
  speed: 1.5,
  fourColours: false,
  hints: false,
  callSound: true,
  callNotice: false,
  callBuzz: false,
  gestures: true,
  muted: [],
  automatic: true,
});

const KEY = keptAs('posse-settings');

export const settings = createStore<Settings>()(
  persist(usual, { name: KEY, version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Follows a change made in another tab, so that no tab writes an older choice over it. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) void settings.persist.rehydrate();
  });
}

export const useSettings = <T>(select: (settings: Settings) => T): T => useStore(settings, select);

export function choose(changes: Partial<Settings>): void {
  settings.setState(changes);
}
