// What can be told from a view without asking anybody: why something is not possible, who is how far, whom a shot reaches.

import { type Answer, diceGame, type State, targetsOf, type View } from '@posse/dice';
import { type Attempt, livingFrom, type Refusal, randomFrom, type Seat } from '@posse/engine';

/** A position that fits each view that was asked about: whatever is hidden does not matter for the answers. */
const positions = new WeakMap<View, State>();

function positionOf(view: View): State {
  let position = positions.get(view);
  if (position === undefined) {
    position = diceGame.redeal(view, randomFrom('insight'));
    positions.set(view, position);
  }
  return position;
}

/** Why the viewer can't do that; null if he can. */
export const whyNot = (view: View, attempt: Attempt<Answer>): Refusal | null =>
  view.viewer === 'spectator' ? null : diceGame.explain(positionOf(view), view.viewer, attempt);

/** Places between two living players, the shorter way round; null if one of them is out. */
export function distance({ players }: View, from: Seat, to: Seat): number | null {
  if (!players[from]?.alive || !players[to]?.alive) return null;
  const living = livingFrom(players, from);
  const places = living.indexOf(to);
  return Math.min(places, living.length - places);
}

/** Everybody whom a 1 or a 2 of this player reaches. */
export function reachOf(view: View, who: Seat): ReadonlySet<Seat> {
  if (!view.players[who]?.alive) return new Set();
  const position = positionOf(view);
  return new Set([...targetsOf(position, who, '1'), ...targetsOf(position, who, '2')]);
}
