// Scores of choices in the card game, by the question or the chosen thing.

import { type Answer, type CardId, cardOf, type Frame, isFeared, isMatch, type Luck } from '@posse/card';
import type { OpenTable, Situation } from './card-situation.ts';
import { lootWorth, preyWorth, USUAL, worth } from './card-worth.ts';
import { foe } from './harm-scores.ts';

type Score = (situation: Situation, answer: Answer) => number;

const CHOICES: { readonly [K in Frame['op']]?: Score } = {
  chooseFlip: (s, { card }) => (s.why.op === 'chooseFlip' && card !== null ? luck(s, s.why.luck, card) : 0),
  /** The score of giving a card away: it is lost to me, and helps or harms by who receives it. */
  gift: (s, { card }) => (card === null ? 0 : -worth(s, card) * (1 + s.style.foresight * giftedFoe(s))),
  copy: (s, { at }) => talent(s, s.view.players[at ?? 0]?.character ?? ''),
  chooseCharacter: (s, { pick }) => talent(s, pick ?? ''),
  newIdentity: ({ self }, { pick }) => (pick === 'yes' ? (self.life < 2 ? 1 : -1) : 0),
  /** The score of drawing three cards as a reward, unless a new draw pile would cost me my last life point. */
  reward: (s, { pick }) => (pick === 'yes' ? (s.self.life < 2 && isTollDue(s.view, 3) ? -1 : 1) : 0),
  /** The score of Henry Block's kind of choice: two cards from the pile, or one that somebody else loses. */
  fromATable: (s, { at, prey }) =>
    prey === null ? 2 * USUAL : lootWorth(s, prey) + Math.min(1, foe(s, at)) * preyWorth(s, prey),
  share: (s, { prey }) => (prey === null ? 0 : lootWorth(s, prey)),
  handcuffs: (s, { pick }) =>
    s.hand.filter((card) => cardOf(s, card).suit === pick).reduce((sum, card) => sum + worth(s, card), 0),
  /** The score of guessing again, which costs nothing. */
  guess: () => 1,
};

export const scoreChoice: Score = (s, answer) => (CHOICES[s.why.op] ?? anyChoice)(s, answer);

/** The score of a choice: a chosen card becomes mine; a chosen player, or the owner of a chosen card, suffers. */
function anyChoice(s: Situation, { card, at, prey, pick }: Answer): number {
  if (card !== null) return worth(s, card);
  if (at !== null) return foe(s, at) * (prey === null ? 1 : preyWorth(s, prey));
  return pick === 'discard pile' && s.top !== null ? worth(s, s.top) - 5 : 0;
}

/** Would drawing this many cards cost everybody a life point? */
function isTollDue({ setup, newDeck, deck }: OpenTable, cards: number): boolean {
  const isPaid = setup.sets.includes('tournament') && !setup.options.includes('championship-toll');
  return isPaid && (newDeck || (typeof deck === 'number' ? deck : deck.length) < cards);
}

/** How hostile the receiver of the gift is. */
const giftedFoe = ({ why, foe }: Situation): number => (why.op === 'gift' ? (foe[why.to[0] ?? 0] ?? 0) : 0);

/** Does the card give the wanted result of a "draw!"? */
function luck(s: Situation, wanted: Luck, card: CardId): number {
  const { suit, rank } = cardOf(s, card);
  return isMatch(wanted, suit, rank) !== isFeared(wanted) ? 1 : 0;
}

/** How good this character's ability is. */
const talent = (s: Situation, character: string): number => s.catalogue.characters[character]?.talent ?? 0;
