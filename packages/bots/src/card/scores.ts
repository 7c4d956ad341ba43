// How good an answer is, one line for each kind of answer. To pass and to end the turn are worth 0.

import type { Answer, CardId } from '@posse/card';
import { scoreChoice } from './choices.ts';
import { foe } from './harm.ts';
import { scorePlay, scoreUse } from './plays.ts';
import type { Situation } from './situation.ts';
import { scoreTrade } from './trades.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

/** More than any card is worth. */
const ANY_CARD = 10;

export function scoreOf(s: Situation, answer: Answer): number {
  switch (answer.kind) {
    case 'play':
      return s.why.op === 'phase2' ? scorePlay(s, answer) : dodges(s, keeps(s, answer.card));
    case 'use':
      return s.why.op === 'phase2' ? scoreUse(s, answer) : dodges(s, ANY_CARD);
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

// --- answers to something that happens to me ---

/** The less the card is worth, the better it is to part with it. */
const keeps = (s: Situation, card: CardId): number => ANY_CARD - worth(s, card);

/** A dodge that would score so much: not where it is in vain, nor to save a card that is worth less. */
function dodges(s: Situation, score: number): number {
  const { why, options } = s;
  if (why.op !== 'shot') return score;
  const missed = options.filter(({ kind }) => kind === 'play' || kind === 'use' || kind === 'barrel').length;
  const [lost] = why.hit;
  if (lost?.op === 'scrap' && lost.prey !== 'hand' && preyWorth(s, lost.prey) < USUAL) return -1;
  return missed >= why.need ? score : -1;
}

/** Between friends, whoever can bear it gives in. */
const ownDuelWithFriend = (s: Situation): boolean => s.why.op === 'duel' && foe(s, s.why.next) < 0 && s.self.life > 2;
