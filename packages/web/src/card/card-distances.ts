// Card rules applied to a view: distances, ranges, reasons against a move.

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
import { insightInto } from '../game-table/position-from-view.ts';

const { positionOf, whyNot } = insightInto(cardGame);

export { whyNot };

/** The reason why this legal answer would have no effect; null if it has one. */
export const uselessReason = (view: View, answer: Answer): UselessReason | null => whyUseless(positionOf(view), answer);

/** Is only one answer possible, as everybody can see? */
export const isForced = (view: View): boolean => cardGame.forcedAnswer(positionOf(view)) !== null;

/** The distance from one player to another; null if one of them is out, or before the deal. */
export function distanceBetween(view: View, from: Seat, to: Seat): number | null {
  if (!view.begun || from === to || !view.players[from]?.alive || !view.players[to]?.alive) return null;
  return distance(positionOf(view), from, to);
}

/** The range of this player's weapon. */
export const rangeOf = (view: View, who: Seat): number => reachOf(positionOf(view), who);

/** Is the second player within range of a BANG! of the first? */
export function isInReach(view: View, from: Seat, to: Seat): boolean {
  const away = distanceBetween(view, from, to);
  return away !== null && away <= rangeOf(view, from);
}

/** The number of cards that the viewer would have to discard if the turn ended now. */
export function tooManyCards(view: View): number {
  if (view.viewer === 'spectator') return 0;
  const held = view.players[view.viewer]?.hand.length ?? 0;
  return Math.max(0, held - handLimitOf(positionOf(view), view.viewer));
}
