// Abandoned Mine: if there are enough discards, phase 1 draws from them, and in that turn discards go on the draw pile.

import { nothing, type Seat } from '@posse/engine';
import { draw } from '../../base/rules/draw.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, type State } from '../../state.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** From now on cards are drawn from this pile. */
    drawFrom: { readonly pile: State['pile'] };
  }
}

/** Pedro Ramirez has no choice here: he draws from the discards like everyone (R-FOC-MINE-7). */
export function drawFromTheMine(t: State, me: Seat, usual: readonly Frame[], count: number): readonly Frame[] {
  const [first] = usual;
  const needed = first?.op === 'look' ? first.count : count;
  if (t.discard.length < (isOn(t, 'modern-mine') ? 1 : needed)) return usual;
  const noChoice = first?.op === 'firstCard' && first.from === 'discard pile';
  return [
    { op: 'drawFrom', pile: 'discard' },
    ...(noChoice ? [draw(me, count)] : usual),
    { op: 'drawFrom', pile: 'deck' },
  ];
}

export const drawFromRule: Rule<'drawFrom'> = (t, { pile }) => {
  t.pile = pile;
  if (pile === 'discard') t.mined = true;
  return nothing;
};
