// The levels of skill, from the weakest bot to the strongest.

import { type PlayStyle, SHREWD } from './play-style.ts';

export type LevelId = 'greenhorn' | 'gunslinger' | 'deputy' | 'marshal' | 'legend';

export interface Level {
  readonly id: LevelId;
  readonly style: PlayStyle;
  /** By rules of thumb, by the learned policy, or by a search that imagines how games would go on. */
  readonly plays: 'by thumb' | 'by policy' | 'by search';
}

/** The levels, ordered from the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  { id: 'greenhorn', style: { ...SHREWD, slips: 30, infers: false, careful: false, foresight: 0 }, plays: 'by thumb' },
  { id: 'gunslinger', style: { ...SHREWD, infers: false, careful: false, foresight: 0 }, plays: 'by thumb' },
  { id: 'deputy', style: SHREWD, plays: 'by thumb' },
  { id: 'marshal', style: SHREWD, plays: 'by policy' },
  { id: 'legend', style: { ...SHREWD, reads: true }, plays: 'by search' },
];
