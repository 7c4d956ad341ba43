// The rules of thumb of the card game.

import type { CardKinds } from '@posse/card';
import { isNever, withoutBlunders } from '../blunders/blunder-flag.ts';
import { CARD_FLAGS } from '../blunders/card-blunder-flags.ts';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import { reasonFor } from './answer-reasons.ts';
import { scoreOf } from './answer-scores.ts';
import { cardClues } from './card-clues.ts';
import { imagine, type Situation, situationIn } from './card-situation.ts';

export const cardRulesOfThumb: RulesOfThumb<CardKinds, Situation> = {
  clues: cardClues,
  situation: situationIn,
  imagine,
  sane: (situation) => withoutBlunders(CARD_FLAGS, situation),
  isNever: (situation, answer) => isNever(CARD_FLAGS, situation, answer),
  score: scoreOf,
  reason: reasonFor,
};
