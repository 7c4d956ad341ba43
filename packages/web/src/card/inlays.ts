// How the rim is lit: it is the map of who can be reached.

import type { View } from '@posse/card';
import type { Seat } from '@posse/engine';
import type { Inlay } from '../table/Felt.tsx';
import type { Step } from './choosing.ts';
import { isInReach } from './insight.ts';
import { bottomOf, seatsByPlace } from './places.ts';

/** Lit are those who may be chosen; else those whom you reach, or whoever one looks at. By places, you first. */
export function inlaysOf(view: View, step: Step, watched: Seat | null): Inlay[] {
  const you = bottomOf(view);
  const isLit = (who: Seat): boolean =>
    step.step === 'at' ? step.seats.includes(who) : isInReach(view, watched ?? you, who);
  return seatsByPlace(view).map((who) => {
    if (view.players[who]?.alive === false) return 'gone';
    if (isLit(who)) return 'lit';
    return who === you && view.turn === you && view.begun ? 'yours' : 'plain';
  });
}
