// Whose dice lie on the table, and which of them are just falling.
// A throw may be followed by so much that the next turn has begun when it is shown: then its dice stay for that moment.

import { type Die, diceTold, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { Beat } from '../play/session/beat.ts';
import { useDiceBeat } from '../play/session/SessionContext.tsx';
import { useDicePlay } from './dice-play.ts';

export interface DiceShown {
  readonly who: Seat;
  readonly dice: readonly Die[];
  /** Places of those that fall now. */
  readonly falling: readonly number[];
  /** The same for dice of the same throw. */
  readonly throwing: number;
}

export function diceShown(view: View, beat: Beat<View> | null): DiceShown {
  if (beat === null) return lying(view);
  const told = beat.facts.findLast((fact) => fact.kind === 'dice');
  if (told === undefined) return lying(view.dice.length > 0 ? view : beat.before);
  const dice = view.dice.length > 0 ? view.dice : diceTold(told);
  return { who: told.who, dice, falling: told.fresh, throwing: beat.number };
}

export const useDiceShown = (): DiceShown => diceShown(useDicePlay().view, useDiceBeat());

/** One's own dice, for who is asked about them: whatever is still shown of others does not hold one up. */
export function ownDice(view: View, shown: DiceShown): DiceShown {
  return shown.who === view.turn && view.dice.length > 0 ? shown : lying(view);
}

const lying = ({ turn, dice }: View): DiceShown => ({ who: turn, dice, falling: [], throwing: 0 });

/** Which of its throw this die is, while it falls; null if it lies. */
export const fallingAs = ({ falling }: DiceShown, place: number): number | null =>
  falling.includes(place) ? falling.indexOf(place) : null;
