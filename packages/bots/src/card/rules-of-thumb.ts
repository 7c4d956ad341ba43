// The rules of thumb of the card game.

import type { CardKinds } from '@posse/card';
import type { RulesOfThumb } from '../rules-of-thumb.ts';
import { cardClues } from './clues.ts';
import { reasonFor } from './reasons.ts';
import { scoreOf } from './scores.ts';
import { imagine, type Situation, situationIn } from './situation.ts';

export const cardRulesOfThumb: RulesOfThumb<CardKinds, Situation> = {
  clues: cardClues,
  situation: situationIn,
  imagine,
  score: scoreOf,
  reason: reasonFor,
};
