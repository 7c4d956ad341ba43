// How good an answer is, one line for each kind of answer. To pass and to end the turn are worth 0.

import { type Answer, type AnswerKind, type CardId, cardOf } from '@posse/card';
import type { Glance } from './glance.ts';
import { foe, scorePlay } from './plays.ts';
import { worth } from './worth.ts';

/** More than any card is worth. */
const ANY_CARD = 10;
const LAST_LIFE_POINT = 30;
const LIFE_POINT = 6;

const SCORES: Readonly<Record<AnswerKind, (glance: Glance, answer: Answer) => number>> = {
  play: (g, answer) => (g.why.op === 'phase2' ? scorePlay(g, answer) : helps(g) ? keeps(g, answer.card) : -1),
  barrel: () => 2 * ANY_CARD,
  ability: (g, { cost }) => (g.self.life <= 1 ? LAST_LIFE_POINT : LIFE_POINT) - sum(cost.map((card) => worth(g, card))),
  discard: (g, { card }) => (ownDuelWithFriend(g) ? -1 : keeps(g, card)),
  choose: (g, answer) => choice(g, answer),
  pass: () => 0,
  end: () => 0,
};

export const scoreOf = (glance: Glance, answer: Answer): number => SCORES[answer.kind](glance, answer);

/** The less the card is worth, the better it is to part with it. */
const keeps = (g: Glance, card: CardId | null): number => ANY_CARD - (card === null ? 0 : worth(g, card));

/** One Missed! alone does not help where two are needed. */
function helps({ why, view }: Glance): boolean {
  return (
    why.op !== 'shot' || view.options.filter(({ kind }) => kind === 'play' || kind === 'barrel').length >= why.need
  );
}

/** Between friends, whoever can bear it gives in. */
const ownDuelWithFriend = (g: Glance): boolean => g.why.op === 'duel' && foe(g, g.why.next) < 0 && g.self.life > 2;

function choice(g: Glance, { card, at, pick }: Answer): number {
  if (g.why.op === 'chooseFlip' && card !== null) return luck(g.why.luck, card);
  if (card !== null) return worth(g, card);
  if (at !== null) return foe(g, at);
  return pick === 'discard pile' && g.view.discard.top !== null ? worth(g, g.view.discard.top) - ANY_CARD / 2 : 0;
}

/** Hearts are hoped for; everything else that is looked for is feared. */
function luck(wanted: string, card: CardId): number {
  const { suit, rank } = cardOf(card);
  if (wanted === 'hearts') return suit === 'hearts' ? 1 : 0;
  return suit === 'spades' && rank < 10 ? 0 : 1;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
