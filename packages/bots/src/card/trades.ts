// How good it is to use an ability, or what the event in force allows.

import type { Ability, Answer, CardId } from '@posse/card';
import type { Seat } from '@posse/engine';
import { type Glance, playerOf, weigh } from './glance.ts';
import { blow, foe, ownPoint, shooting } from './harm.ts';
import { price } from './plays.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

type Score = (glance: Glance, answer: Answer) => number;

// --- abilities ---

const LAST_LIFE_POINT = 30;
const LIFE_POINT = 6;
/** Two cards that could not be kept anyway are no price. */
const LIFE_POINT_FOR_SURPLUS = 14;

const ABILITIES: Readonly<Record<string, Score>> = {
  'sid-ketchum': (g, { cost }) => drink(g) - sum(g, cost),
  'chuck-wengam': (g) => (g.self.life > 3 || (g.self.life > 2 && g.hand.length < 2) ? 4 : -1),
  'doc-holyday': (g, { at, cost }) => shooting(g, at) - price(g, cost),
  'jose-delgado': (g, { cost }) => 2 * USUAL - sum(g, cost),
};

export const scoreAbility = (g: Glance, answer: Ability): number => (ABILITIES[answer.pick] ?? anyAbility)(g, answer);

function drink(g: Glance): number {
  const { hand, self, manner } = g;
  if (self.life <= 1) return LAST_LIFE_POINT;
  const isSurplus = hand.length > self.life + 1;
  return manner.caution * weigh(g, LIFE_POINT, isSurplus ? LIFE_POINT_FOR_SURPLUS : LIFE_POINT + 2);
}

/** Those of new sets. What is free is used once a turn, for who knows whether it ever ends. */
function anyAbility(g: Glance, { at, cost }: Answer): number {
  if (cost.length === 0 && (g.view.turn !== g.me || g.view.used > 0)) return -1;
  return (at === null ? 2 : 2 * blow(g, at)) - price(g, cost);
}

const sum = (g: Glance, cards: readonly CardId[]): number => cards.reduce((total, card) => total + worth(g, card), 0);

// --- what the event in force allows ---

const EVENTS: Readonly<Record<string, Score>> = {
  sniper: (g, { at, cost }) => 1.5 * shooting(g, at, 2) - price(g, cost),
  ricochet: (g, { at, prey, cost }) => 0.7 * foe(g, at) * preyWorth(g, prey ?? 'hand') - price(g, cost),
  ranch: (g, { cost }) => USUAL - sum(g, cost),
  bloodBrothers: (g, { at }) => (at === null ? -1 : gift(g, at)),
  hardLiquor: (g) => (g.self.life < weigh(g, 3, 4) ? 1 : -1),
};

/** In phase 2 it is the event that offers something; elsewhere the question says what. */
export const scoreEvent: Score = (g, answer) =>
  (EVENTS[g.why.op === 'phase2' ? (g.view.event ?? '') : g.why.op] ?? anyEvent)(g, answer);

/** A life point of mine for somebody. */
function gift(g: Glance, at: Seat): number {
  const plain = g.self.life > 3 && playerOf(g.view, at).life < 2 ? -foe(g, at) : -1;
  return foe(g, at) < 0 ? weigh(g, plain, -2 * blow(g, at) - 1.3 * ownPoint(g)) : -1;
}

function anyEvent(g: Glance, { at, cost }: Answer): number {
  if (cost.length === 0 && g.why.op === 'phase2') return -1;
  return (at === null ? 1 : blow(g, at)) - price(g, cost);
}
