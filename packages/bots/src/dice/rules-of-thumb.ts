// The rules of thumb of the dice game.

import type { DiceKinds } from '@posse/dice';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import { diceClues } from './clues.ts';
import { reasonFor } from './reasons.ts';
import { scoreOf } from './scores.ts';
import { imagine, type Situation, situationIn } from './situation.ts';

export const diceRulesOfThumb: RulesOfThumb<DiceKinds, Situation> = {
  clues: diceClues,
  situation: situationIn,
  imagine,
  score: scoreOf,
  reason: reasonFor,
};
