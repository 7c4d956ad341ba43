// How good it is to use an ability, or what the event in force allows.

import { type Answer, type CardId, type Deed, type Offer, usesOf, type Verb } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, playerOf, weigh } from './glance.ts';
import { blow, foe, ownPoint, shooting } from './harm.ts';
import { price } from './plays.ts';
import { offerIn } from './source.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

// --- what abilities and the event in force offer, by the first that it does ---

const LAST_LIFE_POINT = 30;
const LIFE_POINT = 6;
/** Two cards that could not be kept anyway are no price. */
const LIFE_POINT_FOR_SURPLUS = 14;

type Score = (g: Glance, answer: Answer, deed: Deed, urge: number) => number;

const OFFERS: Readonly<Partial<Record<Verb, Score>>> = {
  heal: (g, { cost }) => drink(g) - sum(g, cost),
  draw: (g, { cost }, { count }) => count * USUAL - sum(g, cost),
  shoot: (g, { at, cost }, { count }, urge) => urge * shooting(g, at, count) - price(g, cost),
  scrap: (g, { at, prey, cost }, _deed, urge) => urge * foe(g, at) * preyWorth(g, prey ?? 'hand') - price(g, cost),
  /** A life point of mine for whatever comes then. */
  hurt: (g) => (g.self.life > 3 || (g.self.life > 2 && g.hand.length < 2) ? 4 : -1),
};

/** What is free is used once a turn, for who knows whether it ever ends; who pays with his life knows. */
function scoreOffer(g: Glance, answer: Answer, { does: [first] = [], urge = 1 }: Offer): number {
  const score = first === undefined ? undefined : OFFERS[first.verb];
  if (first?.verb !== 'hurt' && answer.cost.length === 0 && (g.view.turn !== g.me || isUsed(g, answer))) return -1;
  return first === undefined || score === undefined ? scoreUnknown(g, answer) : score(g, answer, first, urge);
}

const isUsed = ({ view, me }: Glance, { pick }: Answer): boolean => usesOf(view, me, pick ?? view.event ?? '') > 0;

const scoreUnknown = (g: Glance, { at, cost }: Answer): number => (at === null ? 2 : 2 * blow(g, at)) - price(g, cost);

function drink(g: Glance): number {
  const { hand, self, manner } = g;
  if (self.life <= 1) return LAST_LIFE_POINT;
  const isSurplus = hand.length > self.life + 1;
  return manner.caution * weigh(g, LIFE_POINT, isSurplus ? LIFE_POINT_FOR_SURPLUS : LIFE_POINT + 2);
}

const sum = (g: Glance, cards: readonly CardId[]): number => cards.reduce((total, card) => total + worth(g, card), 0);

// --- what a question allows because of the event ---

const CHOICES: Readonly<Record<string, (g: Glance, answer: Answer) => number>> = {
  ranch: (g, { cost }) => USUAL - sum(g, cost),
  bloodBrothers: (g, { at }) => (at === null ? -1 : gift(g, at)),
  hardLiquor: (g) => (g.self.life < weigh(g, 3, 4) ? 1 : -1),
};

export function scoreTrade(g: Glance, answer: Answer): number {
  const offer = offerIn(g, g.view.event, g.why, answer);
  return offer === null ? (CHOICES[g.why.op] ?? anyChoice)(g, answer) : scoreOffer(g, answer, offer);
}

/** A life point of mine for somebody. */
function gift(g: Glance, at: Seat): number {
  const plain = g.self.life > 3 && playerOf(g.view, at).life < 2 ? -foe(g, at) : -1;
  return foe(g, at) < 0 ? weigh(g, plain, -2 * blow(g, at) - 1.3 * ownPoint(g)) : -1;
}

const anyChoice = (g: Glance, { at, cost }: Answer): number => (at === null ? 1 : blow(g, at)) - price(g, cost);
