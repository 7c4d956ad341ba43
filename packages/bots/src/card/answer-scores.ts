// Scores of all kinds of answers in the card game; passing and ending score 0.

import type { Answer, CardId } from '@posse/card';
import { scoreTrade } from './ability-scores.ts';
import { type EffectsOf, scorePlay, scoreUse } from './card-play-scores.ts';
import type { Situation } from './card-situation.ts';
import { preyWorth, USUAL, worth } from './card-worth.ts';
import { scoreChoice } from './choice-scores.ts';
import { foe } from './harm-scores.ts';
import { scoreEffectChoice } from './pack-question-scores.ts';

/** A number above the worth of any card. */
const ANY_CARD = 10;

export function scoreOf(s: Situation, answer: Answer, effects?: EffectsOf): number {
  return scoreEffectChoice(s, answer) ?? scoreUsual(s, answer, effects);
}

function scoreUsual(s: Situation, answer: Answer, effects: EffectsOf | undefined): number {
  switch (answer.kind) {
    case 'play':
      return s.why.op === 'phase2' ? scorePlay(s, answer, effects) : dodges(s, keeps(s, answer.card));
    case 'use':
      return s.why.op === 'phase2' ? scoreUse(s, answer, effects) : dodges(s, ANY_CARD);
    case 'barrel':
      return 2 * ANY_CARD;
    case 'ability':
    case 'event':
      return scoreTrade(s, answer);
    case 'discard':
      return scoreDiscard(s, answer.card);
    case 'choose':
      return scoreChoice(s, answer);
    case 'pass':
    case 'end':
      return 0;
  }
}

function scoreDiscard(s: Situation, card: CardId): number {
  if (ownDuelWithFriend(s)) return -1;
  return s.why.op === 'daltons' ? -preyWorth(s, card) : keeps(s, card);
}

// --- answers to an attack on me ---

/** The score of parting with a card: the less it is worth, the higher. */
const keeps = (s: Situation, card: CardId): number => ANY_CARD - worth(s, card);

/** The score of a dodge: low if it is in vain, or costs more than it saves. */
function dodges(s: Situation, score: number): number {
  const { why, options } = s;
  if (why.op !== 'shot') return score;
  const missed = options.filter(({ kind }) => kind === 'play' || kind === 'use' || kind === 'barrel').length;
  const [lost] = why.hit;
  if (lost?.op === 'scrap' && lost.prey !== 'hand' && preyWorth(s, lost.prey) < USUAL) return -1;
  return missed >= why.need ? score : -1;
}

/** Is this a Duel with a friend? The player who can bear the hit gives in. */
const ownDuelWithFriend = (s: Situation): boolean => s.why.op === 'duel' && foe(s, s.why.next) < 0 && s.self.life > 2;
