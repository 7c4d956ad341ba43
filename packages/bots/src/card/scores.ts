// How good an answer is, one line for each kind of answer. To pass and to end the turn are worth 0.

import type { Answer, AnswerKind, CardId } from '@posse/card';
import { scoreChoice } from './choices.ts';
import type { Glance } from './glance.ts';
import { foe } from './harm.ts';
import { scorePlay, scoreUse } from './plays.ts';
import { scoreAbility, scoreEvent } from './trades.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

/** More than any card is worth. */
const ANY_CARD = 10;

type Score = (glance: Glance, answer: Answer) => number;

const SCORES: Readonly<Record<AnswerKind, Score>> = {
  play: (g, answer) => (g.why.op === 'phase2' ? scorePlay(g, answer) : dodges(g, keeps(g, answer.card))),
  use: (g, answer) => (g.why.op === 'phase2' ? scoreUse(g, answer) : dodges(g, ANY_CARD)),
  barrel: () => 2 * ANY_CARD,
  ability: scoreAbility,
  event: scoreEvent,
  discard: (g, { card }) => (ownDuelWithFriend(g) ? -1 : g.why.op === 'daltons' ? -lying(g, card) : keeps(g, card)),
  choose: scoreChoice,
  pass: () => 0,
  end: () => 0,
};

export const scoreOf = (glance: Glance, answer: Answer): number => SCORES[answer.kind](glance, answer);

// --- answers to something that happens to me ---

/** The less the card is worth, the better it is to part with it. */
const keeps = (g: Glance, card: CardId | null): number => ANY_CARD - (card === null ? 0 : worth(g, card));

const lying = (g: Glance, card: CardId | null): number => (card === null ? 0 : preyWorth(g, card));

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
