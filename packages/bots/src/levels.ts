// The levels: from somebody who shoots before he thinks to somebody who thinks before he shoots.

import { type Manner, SHREWD } from './manner.ts';

export type LevelId = 'greenhorn' | 'gunslinger' | 'deputy' | 'legend';

export interface Level {
  readonly id: LevelId;
  readonly manner: Manner;
  /** Does it imagine how games would go on? */
  readonly searches: boolean;
}

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = [
  { id: 'greenhorn', manner: { ...SHREWD, slips: 30, infers: false, foresight: 0 }, searches: false },
  { id: 'gunslinger', manner: { ...SHREWD, infers: false, foresight: 0 }, searches: false },
  { id: 'deputy', manner: SHREWD, searches: false },
  { id: 'legend', manner: { ...SHREWD, reads: true }, searches: true },
];
