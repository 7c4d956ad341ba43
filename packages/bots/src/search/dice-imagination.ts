// The imagination of the dice game, for the search.

import type { DiceKinds } from '@posse/dice';
import { diceRulesOfThumb } from '../dice/dice-rules-of-thumb.ts';
import type { Situation } from '../dice/dice-situation.ts';
import { DICE_POLICY } from '../policy/dice-policy-weights.ts';
import { diceTraits } from '../policy/dice-traits.ts';
import { learnedPolicy } from '../policy/learned-policy.ts';
import { DICE_WEIGHTS } from './dice-judge-weights.ts';
import { diceFeatures } from './dice-position-features.ts';
import type { Imagination } from './imagination-interface.ts';

export const diceImagination: Imagination<DiceKinds, Situation> = {
  rulesOfThumb: diceRulesOfThumb,
  learned: learnedPolicy(DICE_POLICY, diceTraits, diceRulesOfThumb.score),
  fill: (view) => view,
  mending: () => () => undefined,
  worlds: 450,
  turns: 4,
  width: 20,
  features: diceFeatures,
  weights: DICE_WEIGHTS,
};
