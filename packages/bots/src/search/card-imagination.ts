// The imagination of the card game, for the search.

import { type CardId, type CardKinds, isHidden, kindOf, type State, type View } from '@posse/card';
import { below, type Random, type Seat } from '@posse/engine';
import { NO_BANG, NO_MISSED } from '../card/card-clues.ts';
import { cardRulesOfThumb } from '../card/card-rules-of-thumb.ts';
import type { Situation } from '../card/card-situation.ts';
import { CARD_POLICY } from '../policy/card-policy-weights.ts';
import { cardTraits } from '../policy/card-traits.ts';
import { learnedPolicy } from '../policy/learned-policy.ts';
import type { Memory, Sighting } from '../seat-memory.ts';
import { CARD_WEIGHTS } from './card-judge-weights.ts';
import { cardFeatures } from './card-position-features.ts';
import type { Imagination } from './imagination-interface.ts';

function fill(view: View, sightings: readonly Sighting[]): View {
  if (sightings.length === 0) return view;
  const known = new Map(sightings);
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      hand: player.hand.map((card) => (isHidden(card) ? ((known.get(card.back) as CardId | undefined) ?? card) : card)),
    })),
  };
}

/** Swaps cards that would have been played out of hands, for others from the draw pile. */
function mending(me: Seat, { deeds, sightings }: Memory): (t: State, random: Random) => void {
  const absent = new Map<number, string>();
  for (const { what, backs } of deeds)
    if (what === NO_MISSED || what === NO_BANG) for (const back of backs) absent.set(back, what);
  for (const [back] of sightings) absent.delete(back);
  return (t, random) => {
    if (absent.size === 0 || t.deck.length === 0) return;
    for (const [seat, { hand }] of t.players.entries()) {
      if (seat === me) continue;
      for (const [place, card] of hand.entries()) {
        const what = absent.get(t.backs[card] as number);
        if (what !== undefined && isSuch(t, card, what)) exchange(t, hand, place, what, random);
      }
    }
  };
}

/** Swaps the card for a random one of the draw pile, unless that is of the same sort. */
function exchange(t: State, hand: CardId[], place: number, what: string, random: Random): void {
  const other = below(random, t.deck.length);
  const drawn = t.deck[other] as CardId;
  if (isSuch(t, drawn, what)) return;
  t.deck[other] = hand[place] as CardId;
  hand[place] = drawn;
}

const isSuch = (t: State, card: CardId, what: string): boolean =>
  what === NO_MISSED ? kindOf(t, card).dodges : kindOf(t, card).bang;

export const cardImagination: Imagination<CardKinds, Situation> = {
  rulesOfThumb: cardRulesOfThumb,
  learned: learnedPolicy(CARD_POLICY, cardTraits, cardRulesOfThumb.score),
  fill,
  mending,
  worlds: 210,
  turns: 6,
  width: 10,
  features: cardFeatures,
  weights: CARD_WEIGHTS,
};
