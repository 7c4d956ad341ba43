// Dice rules applied to a view: distances, reach, reasons against a move.

import { diceGame, targetsOf, type View } from '@posse/dice';
import { livingFrom, type Seat } from '@posse/engine';
import { insightInto } from '../game-table/position-from-view.ts';

const { positionOf, whyNot } = insightInto(diceGame);

export { positionOf, whyNot };

/** Seats between two living players, the shorter way round; null if one of them is out. */
export function distance({ players }: View, from: Seat, to: Seat): number | null {
  if (!players[from]?.alive || !players[to]?.alive) return null;
  const living = livingFrom(players, from);
  const places = living.indexOf(to);
  return Math.min(places, living.length - places);
}

/** All players whom a 1 or a 2 of this player reaches. */
export function reachOf(view: View, who: Seat): ReadonlySet<Seat> {
  if (!view.players[who]?.alive) return new Set();
  const position = positionOf(view);
  return new Set([...targetsOf(position, who, '1'), ...targetsOf(position, who, '2')]);
}
