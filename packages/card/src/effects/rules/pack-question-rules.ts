// The rules of the questions that only packs ask. Each pack brings them along.

import type { Rules } from '../../frames.ts';
import { choosePlayerRule, mayDoRule } from './decision-questions.ts';
import { giveCardsRule, payCardsRule } from './hand-card-questions.ts';

export const QUESTION_RULES = {
  mayDo: mayDoRule,
  choosePlayer: choosePlayerRule,
  payCards: payCardsRule,
  giveCards: giveCardsRule,
} satisfies Partial<Rules>;
