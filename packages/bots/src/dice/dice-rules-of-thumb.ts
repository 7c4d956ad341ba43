// The rules of thumb of the dice game.

import type { DiceKinds } from '@posse/dice';
import { isNever, withoutBlunders } from '../blunders/blunder-flag.ts';
import { DICE_FLAGS } from '../blunders/dice-blunder-flags.ts';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import { reasonFor } from './answer-reasons.ts';
import { scoreOf } from './answer-scores.ts';
import { diceClues } from './dice-clues.ts';
import { imagine, type Situation, situationIn } from './dice-situation.ts';

export const diceRulesOfThumb: RulesOfThumb<DiceKinds, Situation> = {
  clues: diceClues,
  situation: situationIn,
  imagine,
  sane: (situation) => withoutBlunders(DICE_FLAGS, situation),
  isNever: (situation, answer) => isNever(DICE_FLAGS, situation, answer),
  score: scoreOf,
  reason: reasonFor,
};
