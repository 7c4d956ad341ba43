// The levels of skill, from the weakest bot to the strongest.

import { type PlayStyle, SHREWD } from './play-style.ts';

export type LevelId = 'greenhorn' | 'gunslinger' | 'deputy' | 'legend';

export interface Level {
  readonly id: LevelId;
  readonly style: PlayStyle;
  /** Whether it searches: imagines how games would go on. */
  readonly searches: boolean;
}

/** Ordered from the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  { id: 'greenhorn', style: { ...SHREWD, slips: 30, infers: false, careful: false, foresight: 0 }, searches: false },
  { id: 'gunslinger', style: { ...SHREWD, infers: false, careful: false, foresight: 0 }, searches: false },
  { id: 'deputy', style: SHREWD, searches: false },
  { id: 'legend', style: { ...SHREWD, reads: true }, searches: true },
];
