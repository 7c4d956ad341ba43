// The tempers of bots: changes to the play style of any level.

import type { PlayStyle } from './play-style.ts';

export type Temper = 'even' | 'bold' | 'wary' | 'grudging';

export const TEMPERS: Readonly<Record<Temper, Partial<PlayStyle>>> = {
  even: {},
  bold: { boldness: 1.3, caution: 0.8 },
  wary: { boldness: 0.85, caution: 1.3 },
  grudging: { grudge: 0.3 },
};
