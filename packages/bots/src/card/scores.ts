// How good an answer is, one line for each kind of answer. To pass and to end the turn are worth 0.

import type { Answer, AnswerKind, CardId } from '@posse/card';
import { scoreChoice } from './choices.ts';
import type { Glance } from './glance.ts';
import { blow, foe, price, scorePlay, scoreUse } from './plays.ts';
import { preyWorth, USUAL, worth } from './worth.ts';

/** More than any card is worth. */
const ANY_CARD = 10;
const LAST_LIFE_POINT = 30;
const LIFE_POINT = 6;

type Score = (glance: Glance, answer: Answer) => number;

const SCORES: Readonly<Record<AnswerKind, Score>> = {
  play: (g, answer) => (g.why.op === 'phase2' ? scorePlay(g, answer) : dodges(g, keeps(g, answer.card))),
  use: (g, answer) => (g.why.op === 'phase2' ? scoreUse(g, answer) : dodges(g, ANY_CARD)),
  barrel: () => 2 * ANY_CARD,
  ability: (g, answer) => (ABILITIES[answer.pick ?? ''] ?? anyAbility)(g, answer),
  event: (g, answer) => (EVENTS[eventAsked(g)] ?? anyEvent)(g, answer),
  discard: (g, { card }) => (ownDuelWithFriend(g) ? -1 : g.why.op === 'daltons' ? -lying(card) : keeps(g, card)),
  choose: scoreChoice,
  pass: () => 0,
  end: () => 0,
};

export const scoreOf = (glance: Glance, answer: Answer): number => SCORES[answer.kind](glance, answer);

// --- answers to something that happens to me ---

/** The less the card is worth, the better it is to part with it. */
const keeps = (g: Glance, card: CardId | null): number => ANY_CARD - (card === null ? 0 : worth(g, card));

const lying = (card: CardId | null): number => (card === null ? 0 : preyWorth(card));

/** A dodge that would score so much: not where it is in vain, nor to save a card that is worth less. */
function dodges({ why, view }: Glance, score: number): number {
  if (why.op !== 'shot') return score;
  const missed = view.options.filter(({ kind }) => kind === 'play' || kind === 'use' || kind === 'barrel').length;
  const [lost] = why.hit;
  if (lost?.op === 'scrap' && lost.prey !== 'hand' && preyWorth(lost.prey) < USUAL) return -1;
  return missed >= why.need ? score : -1;
}

/** Between friends, whoever can bear it gives in. */
const ownDuelWithFriend = (g: Glance): boolean => g.why.op === 'duel' && foe(g, g.why.next) < 0 && g.self.life > 2;

// --- abilities ---

const ABILITIES: Readonly<Record<string, Score>> = {
  'sid-ketchum': (g, { cost }) => (g.self.life <= 1 ? LAST_LIFE_POINT : LIFE_POINT) - sum(g, cost),
  'chuck-wengam': (g) => (g.self.life > 3 || (g.self.life > 2 && g.hand.length < 2) ? 4 : -1),
  'doc-holyday': (g, { at, cost }) => 2 * blow(g, at) - price(g, cost),
  'jose-delgado': (g, { cost }) => 2 * USUAL - sum(g, cost),
};

/** Those of new sets. What is free is used once a turn, for who knows whether it ever ends. */
function anyAbility(g: Glance, { at, cost }: Answer): number {
  if (cost.length === 0 && (g.view.turn !== g.me || g.view.used > 0)) return -1;
  return (at === null ? 2 : 2 * blow(g, at)) - price(g, cost);
}

const sum = (g: Glance, cards: readonly CardId[]): number => cards.reduce((total, card) => total + worth(g, card), 0);

// --- what the event in force allows ---

/** In phase 2 it is the event that offers something; elsewhere the question says what. */
const eventAsked = ({ why, view }: Glance): string => (why.op === 'phase2' ? (view.event ?? '') : why.op);

const EVENTS: Readonly<Record<string, Score>> = {
  sniper: (g, { at, cost }) => 3 * blow(g, at) - price(g, cost),
  ricochet: (g, { at, prey, cost }) => 0.7 * foe(g, at) * preyWorth(prey ?? 'hand') - price(g, cost),
  ranch: (g, { cost }) => USUAL - sum(g, cost),
  bloodBrothers: (g, { at }) => (g.self.life > 3 && lifeOf(g, at) < 2 ? -foe(g, at) : -1),
  hardLiquor: (g) => (g.self.life < 3 ? 1 : -1),
};

function anyEvent(g: Glance, { at, cost }: Answer): number {
  if (cost.length === 0 && g.why.op === 'phase2') return -1;
  return (at === null ? 1 : blow(g, at)) - price(g, cost);
}

const lifeOf = ({ view }: Glance, at: Answer['at']): number => (at === null ? 0 : (view.players[at]?.life ?? 0));
