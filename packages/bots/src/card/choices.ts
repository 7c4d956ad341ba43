// How good a choice is: by the question that asks for it, else by what is chosen.

import { type Answer, type CardId, cardOf, type Frame, isFeared, isMatch, type Luck } from '@posse/card';
import type { Glance, Look } from './glance.ts';
import { foe } from './harm.ts';
import { lootWorth, preyWorth, USUAL, worth } from './worth.ts';

type Choice = (glance: Glance, answer: Answer) => number;

const CHOICES: { readonly [K in Frame['op']]?: Choice } = {
  chooseFlip: (g, { card }) => (g.why.op === 'chooseFlip' && card !== null ? luck(g, g.why.luck, card) : 0),
  /** What is given away is not mine. */
  gift: (g, { card }) => (card === null ? 0 : -worth(g, card) * (1 + g.manner.foresight * giftedFoe(g))),
  copy: (g, { at }) => talent(g, g.view.players[at ?? 0]?.character ?? ''),
  chooseCharacter: (g, { pick }) => talent(g, pick ?? ''),
  newIdentity: ({ self }, { pick }) => (pick === 'yes' ? (self.life < 2 ? 1 : -1) : 0),
  /** Three cards, unless a new draw pile would cost me my last life point. */
  reward: (g, { pick }) => (pick === 'yes' ? (g.self.life < 2 && isTollDue(g.view, 3) ? -1 : 1) : 0),
  /** Two cards from the pile, or one that somebody else has no longer. */
  fromATable: (g, { at, prey }) =>
    prey === null ? 2 * USUAL : lootWorth(g, prey) + Math.min(1, foe(g, at)) * preyWorth(g, prey),
  share: (g, { prey }) => (prey === null ? 0 : lootWorth(g, prey)),
  handcuffs: (g, { pick }) =>
    g.hand.filter((card) => cardOf(g, card).suit === pick).reduce((sum, card) => sum + worth(g, card), 0),
  /** Another guess costs nothing. */
  guess: () => 1,
};

export const scoreChoice: Choice = (g, answer) => (CHOICES[g.why.op] ?? anyChoice)(g, answer);

/** What is chosen, I get; whoever is chosen, or loses a card, suffers. */
function anyChoice(g: Glance, { card, at, prey, pick }: Answer): number {
  if (card !== null) return worth(g, card);
  if (at !== null) return foe(g, at) * (prey === null ? 1 : preyWorth(g, prey));
  return pick === 'discard pile' && g.top !== null ? worth(g, g.top) - 5 : 0;
}

/** Does it cost everybody a life point to draw so many cards? */
function isTollDue({ setup, newDeck, deck }: Look, cards: number): boolean {
  const isPaid = setup.sets.includes('tournament') && !setup.options.includes('championship-toll');
  return isPaid && (newDeck || (typeof deck === 'number' ? deck : deck.length) < cards);
}

/** How much of a foe he is who gets the gift. */
const giftedFoe = ({ why, foe }: Glance): number => (why.op === 'gift' ? (foe[why.to[0] ?? 0] ?? 0) : 0);

/** Is it good luck? */
function luck(g: Glance, wanted: Luck, card: CardId): number {
  const { suit, rank } = cardOf(g, card);
  return isMatch(wanted, suit, rank) !== isFeared(wanted) ? 1 : 0;
}

/** How good it is to be this character, or to have his ability. */
const talent = (g: Glance, character: string): number => g.catalogue.characters[character]?.talent ?? 0;
