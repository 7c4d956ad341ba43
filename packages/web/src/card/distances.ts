// What the rules say of a card table as somebody sees it: who is how far from whom, how far somebody shoots, why something is not possible.

import {
  type Answer,
  cardGame,
  distance,
  handLimitOf,
  reachOf,
  type UselessReason,
  type View,
  whyUseless,
} from '@posse/card';
import type { Seat } from '@posse/engine';
import { insightInto } from '../play/insight.ts';

const { positionOf, whyNot } = insightInto(cardGame);

export { whyNot };

/** Why this answer of the viewer would do nothing, though he may give it; null if it does something. */
export const whyInVain = (view: View, answer: Answer): UselessReason | null => whyUseless(positionOf(view), answer);

/** Does what everybody sees leave but one answer? */
export const isForegone = (view: View): boolean => cardGame.forcedAnswer(positionOf(view)) !== null;

/** How far away somebody is, seen by somebody else; null if one of them is out, or nobody is in yet. */
export function distanceBetween(view: View, from: Seat, to: Seat): number | null {
  if (!view.begun || from === to || !view.players[from]?.alive || !view.players[to]?.alive) return null;
  return distance(positionOf(view), from, to);
}

/** How far this player shoots. */
export const rangeOf = (view: View, who: Seat): number => reachOf(positionOf(view), who);

/** Would a BANG! of one carry as far as the other? */
export function isInReach(view: View, from: Seat, to: Seat): boolean {
  const away = distanceBetween(view, from, to);
  return away !== null && away <= rangeOf(view, from);
}

/** How many cards the viewer would have to discard if the turn ended now. */
export function tooManyCards(view: View): number {
  if (view.viewer === 'spectator') return 0;
  const held = view.players[view.viewer]?.hand.length ?? 0;
  return Math.max(0, held - handLimitOf(positionOf(view), view.viewer));
}
