// Scores of using an ability, or an offer of the event in force.

import { type Answer, type CardId, type Deed, type Offer, usesOf, type Verb } from '@posse/card';
import type { Seat } from '@posse/engine';
import { offerIn } from './answer-source.ts';
import { price } from './card-play-scores.ts';
import { playerOf, type Situation, weigh } from './card-situation.ts';
import { preyWorth, USUAL, worth } from './card-worth.ts';
import { offerWorth } from './effect-scores.ts';
import { foe, lossWorth, ownPoint, shooting } from './harm-scores.ts';

// --- offers of abilities and of the event in force, by their first verb ---

const LAST_LIFE_POINT = 30;
const LIFE_POINT = 6;
/** The score of a life point for two surplus cards, which cost nothing because they could not be kept anyway. */
const LIFE_POINT_FOR_SURPLUS = 14;

type Score = (s: Situation, answer: Answer, deed: Deed, urge: number) => number;

const OFFERS: Readonly<Partial<Record<Verb, Score>>> = {
  heal: (s, { cost }) => drink(s) - sum(s, cost),
  draw: (s, { cost }, { count }) => count * USUAL - sum(s, cost),
  shoot: (s, { at, cost }, { count }, urge) => urge * shooting(s, at, count) - price(s, cost),
  scrap: (s, { at, prey, cost }, _deed, urge) => urge * foe(s, at) * preyWorth(s, prey ?? 'hand') - price(s, cost),
  /** The score of paying a life point of mine for an effect. */
  hurt: (s) => (s.self.life > 3 || (s.self.life > 2 && s.hand.length < 2) ? 4 : -1),
};

/**
 * The score of using an offer. A free one is used once a turn, because it might never end; one that costs life ends by
 * itself.
 */
function scoreOffer(s: Situation, answer: Answer, { does: [first] = [], urge = 1, run }: Offer): number {
  const isAboutMe = first === undefined || first.whom === 'me' || (first.verb !== 'heal' && first.verb !== 'draw');
  const score = first === undefined || !isAboutMe ? undefined : OFFERS[first.verb];
  if (first?.verb !== 'hurt' && answer.cost.length === 0 && (s.view.turn !== s.me || isUsed(s, answer))) return -1;
  if (first !== undefined && score !== undefined) return score(s, answer, first, urge);
  return run === undefined ? scoreUnknown(s, answer) : offerWorth(s, answer, run) - price(s, answer.cost);
}

const isUsed = ({ view, me }: Situation, { pick }: Answer): boolean => usesOf(view, me, pick ?? view.event ?? '') > 0;

const scoreUnknown = (s: Situation, { at, cost }: Answer): number =>
  (at === null ? 2 : 2 * lossWorth(s, at)) - price(s, cost);

function drink(s: Situation): number {
  const { hand, self, style } = s;
  if (self.life <= 1) return LAST_LIFE_POINT;
  const isSurplus = hand.length > self.life + 1;
  return style.caution * weigh(s, LIFE_POINT, isSurplus ? LIFE_POINT_FOR_SURPLUS : LIFE_POINT + 2);
}

const sum = (s: Situation, cards: readonly CardId[]): number =>
  cards.reduce((total, card) => total + worth(s, card), 0);

// --- choices that a question allows because of the event ---

const CHOICES: Readonly<Record<string, (s: Situation, answer: Answer) => number>> = {
  ranch: (s, { cost }) => USUAL - sum(s, cost),
  bloodBrothers: (s, { at }) => (at === null ? -1 : gift(s, at)),
  hardLiquor: (s) => (s.self.life < weigh(s, 3, 4) ? 1 : -1),
};

export function scoreTrade(s: Situation, answer: Answer): number {
  const offer = offerIn(s, s.view.event, s.why, answer);
  return offer === null ? (CHOICES[s.why.op] ?? anyChoice)(s, answer) : scoreOffer(s, answer, offer);
}

/** The score of giving a life point of mine to somebody. */
function gift(s: Situation, at: Seat): number {
  const plain = s.self.life > 3 && playerOf(s.view, at).life < 2 ? -foe(s, at) : -1;
  return foe(s, at) < 0 ? weigh(s, plain, -2 * lossWorth(s, at) - 1.3 * ownPoint(s)) : -1;
}

const anyChoice = (s: Situation, { at, cost }: Answer): number => (at === null ? 1 : lossWorth(s, at)) - price(s, cost);
