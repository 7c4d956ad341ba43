// What the greedy bot notices before it answers: itself, the question, and how much of a foe everybody is.

import { type CardId, type Frame, isHidden, type PlayerView, type View } from '@posse/card';
import { othersOf, type Seat, seat } from '@posse/engine';
import { foesOf } from '../foes.ts';

export interface Glance {
  readonly view: View;
  readonly me: Seat;
  readonly self: PlayerView;
  /** My own cards. */
  readonly hand: readonly CardId[];
  /** The frame that asks. */
  readonly why: Frame;
  /** The living, except me. */
  readonly others: readonly Seat[];
  /** For each seat how much I want to harm it; below 0, to spare it. */
  readonly foe: readonly number[];
}

export function glanceAt(view: View): Glance {
  const me = view.viewer === 'spectator' ? seat(0) : view.viewer;
  const self = view.players[me] as PlayerView;
  return {
    view,
    me,
    self,
    hand: self.hand.filter((card) => !isHidden(card)) as CardId[],
    why: view.stack[view.stack.length - 1] as Frame,
    others: othersOf(view.players, me),
    foe: foesOf(view.players, me, self.role),
  };
}

export const playerOf = (view: View, who: Seat): PlayerView => view.players[who] as PlayerView;
