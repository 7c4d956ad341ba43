// The dice on the table: whose they are, and which of them are falling.
// If the next turn has begun when a roll is shown, its dice stay for that moment.

import { type Die, diceInFact, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { Beat } from '../../game-table/session/beat.ts';
import { useDiceBeat, useThrownDice } from '../../game-table/session/SessionContext.tsx';
import { useDicePlay } from '../answer/dice-answer-draft.ts';

export interface DiceShown {
  readonly who: Seat;
  readonly dice: readonly Die[];
  /** Indices of the falling dice; empty once they lie. */
  readonly falling: readonly number[];
  /** The number of the roll, which is the same for all of its dice. */
  readonly throwing: number;
}

/** The dice that are shown. `thrown` is the answer whose dice are falling, `beat` the answer that is shown. */
export function diceShown(view: View, thrown: Beat<View> | null, beat: Beat<View> | null): DiceShown {
  const told = lastThrow(thrown ?? beat);
  if (thrown !== null && told !== undefined)
    return { who: told.who, dice: diceInFact(told), falling: told.fresh, throwing: thrown.step };
  if (beat === null || view.dice.length > 0) return lying(view);
  return told === undefined ? lying(beat.before) : { ...AT_REST, who: told.who, dice: diceInFact(told) };
}

const lastThrow = (beat: Beat<View> | null) => beat?.facts.findLast((fact) => fact.kind === 'dice');

export const useDiceShown = (): DiceShown => diceShown(useDicePlay().view, useThrownDice(), useDiceBeat());

/** The viewer's own dice while they are asked about them, without the delay by others' animations. */
export function ownDice(view: View, shown: DiceShown): DiceShown {
  return shown.who === view.turn && view.dice.length > 0 ? shown : lying(view);
}

const AT_REST = { falling: [], throwing: 0 } as const;
const lying = ({ turn, dice }: View): DiceShown => ({ ...AT_REST, who: turn, dice });

/** The index of this die in its roll while it falls; null if it lies. */
export const fallingAs = ({ falling }: DiceShown, place: number): number | null =>
  falling.includes(place) ? falling.indexOf(place) : null;
