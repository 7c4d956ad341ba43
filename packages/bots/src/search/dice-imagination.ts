// The imagination of the dice game, for the search.

import type { Answer, DiceKinds, View } from '@posse/dice';
import { diceRulesOfThumb } from '../dice/dice-rules-of-thumb.ts';
import type { Situation } from '../dice/dice-situation.ts';
import { DICE_WEIGHTS } from './dice-judge-weights.ts';
import { diceFeatures } from './dice-position-features.ts';
import type { Imagination } from './imagination-interface.ts';

/** Rolling either of two equal dice again is the same. */
function gistOf({ kind, at, also, dice, face, twice, pick }: Answer, view: View): string {
  const faces = dice.map((place) => `${view.dice[place]?.kind} ${view.dice[place]?.face}`);
  return [kind, at, also, faces.sort().join('+'), face, twice, pick].join();
}

export const diceImagination: Imagination<DiceKinds, Situation> = {
  rulesOfThumb: diceRulesOfThumb,
  gistOf,
  fill: (view) => view,
  mending: () => () => undefined,
  worlds: 450,
  turns: 4,
  width: 20,
  features: diceFeatures,
  weights: DICE_WEIGHTS,
};
