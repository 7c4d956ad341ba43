// Abandoned Mine: phase 1 draws from the discards if there are enough.
// In that turn discards go on the draw pile.

import type { Seat } from '@posse/engine';
import { draw } from '../../base/rules/card-draw.ts';
import type { Frame } from '../../frames.ts';
import { isOn, type State } from '../../state.ts';

/**
 * The frames of phase 1 in Abandoned Mine. Only these draw from the discards: all other draws are from the draw pile
 * (R-FOC-MINE-1).
 */
export function drawFromTheMine(t: State, me: Seat, usual: readonly Frame[], count: number): readonly Frame[] {
  const needed = usual.reduce((sum, frame) => sum + cardsFor(frame), 0);
  if (t.discard.length < (isOn(t, 'modern-mine') ? 1 : needed)) return usual;
  // Pedro Ramirez has no choice here, and draws from the discards like everyone (R-FOC-MINE-7).
  const [first] = usual;
  if (first?.op === 'firstCard' && first.from === 'discard pile') return [draw(me, count, 'discard')];
  return usual.map((frame) => (isOfPhase1(frame) ? { ...frame, phase1: 'discard' } : frame));
}

/** Cards that others draw meanwhile are no part of phase 1. */
const isOfPhase1 = (frame: Frame): boolean => 'phase1' in frame && frame.phase1 !== null;

/** The number of cards of phase 1 that a frame draws or looks at (R-FOC-MINE-2). */
function cardsFor(frame: Frame): number {
  if (frame.op === 'drawShown') return 1;
  return isOfPhase1(frame) && 'count' in frame ? frame.count : 0;
}
