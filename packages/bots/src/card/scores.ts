// How good an answer is, one line for each kind of answer. To pass and to end the turn are worth 0.

import type { Answer, CardId } from '@posse/card';
import { scoreChoice } from './choices.ts';
import type { Glance } from './glance.ts';
import { foe } from './harm.ts';
import { scorePlay, scoreUse } from './plays.ts';
import { scoreTrade } from './trades.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

/** More than any card is worth. */
const ANY_CARD = 10;

export function scoreOf(g: Glance, answer: Answer): number {
  switch (answer.kind) {
    case 'play':
      return g.why.op === 'phase2' ? scorePlay(g, answer) : dodges(g, keeps(g, answer.card));
    case 'use':
      return g.why.op === 'phase2' ? scoreUse(g, answer) : dodges(g, ANY_CARD);
    case 'barrel':
      return 2 * ANY_CARD;
    case 'ability':
    case 'event':
      return scoreTrade(g, answer);
    case 'discard':
      return scoreDiscard(g, answer.card);
    case 'choose':
      return scoreChoice(g, answer);
    case 'pass':
    case 'end':
      return 0;
  }
}

function scoreDiscard(g: Glance, card: CardId): number {
  if (ownDuelWithFriend(g)) return -1;
  return g.why.op === 'daltons' ? -preyWorth(g, card) : keeps(g, card);
}

// --- answers to something that happens to me ---

/** The less the card is worth, the better it is to part with it. */
const keeps = (g: Glance, card: CardId): number => ANY_CARD - worth(g, card);

/** A dodge that would score so much: not where it is in vain, nor to save a card that is worth less. */
function dodges(g: Glance, score: number): number {
  const { why, options } = g;
  if (why.op !== 'shot') return score;
  const missed = options.filter(({ kind }) => kind === 'play' || kind === 'use' || kind === 'barrel').length;
  const [lost] = why.hit;
  if (lost?.op === 'scrap' && lost.prey !== 'hand' && preyWorth(g, lost.prey) < USUAL) return -1;
  return missed >= why.need ? score : -1;
}

/** Between friends, whoever can bear it gives in. */
const ownDuelWithFriend = (g: Glance): boolean => g.why.op === 'duel' && foe(g, g.why.next) < 0 && g.self.life > 2;
