// Redeals hidden cards: hands, cards laid aside, both piles, and backs.

import { mix, type Seat, seat, sure } from '@posse/engine';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Frame } from '../frames.ts';
import { type HiddenCard, isHidden } from '../hidden-card.ts';
import { cardsFor } from '../setup/setup.ts';
import { type CardId, playerAt, type State } from '../state.ts';
import type { ClosedFrame, FrameView, View } from '../view.ts';
import type { Dealer } from './redeal.ts';

/** The place of a face-down card in a hand. */
interface Gap {
  readonly who: Seat;
  readonly place: number;
  readonly back: number;
}

/**
 * Redeals the hidden cards: hands and cards laid aside first, then the discards below the top one. The rest is the draw
 * pile.
 */
export function hiddenCards(catalogue: Catalogue, view: View, table: State): Dealer {
  const unseen = unseenCards(catalogue, view);
  const gaps = gapsIn(view);
  const closed = [...view.stack.entries()].filter((entry): entry is [number, ClosedFrame] => isClosed(entry[1]));
  const { count, top } = view.discard;
  const covered = top === null ? 0 : count - 1;
  const given = [...gaps, ...closed.flatMap(([, frame]) => frame.cards)].map(({ back }) => back);
  const backs = allBut(catalogue, given);
  // Visible cards may have any backs; the hidden cards get the others at random.
  for (const card of allBut(catalogue, unseen)) table.backs[card] = sure(backs.pop(), 'back left to deal');
  return (t, random) => {
    const cards = mix(random, unseen.slice());
    for (const { who, place, back } of gaps) playerAt(t, who).hand[place] = dealt(t, cards, back);
    for (const [place, seen] of closed) {
      const lying = seen.cards.map(({ back }) => dealt(t, cards, back));
      t.stack[place] = withCards(seen, lying);
    }
    for (let place = 0; place < cards.length; place++) t.backs[cards[place] as CardId] = backs[place] as number;
    t.deck = cards.slice(covered);
    if (top === null) return;
    t.discard = cards.slice(0, covered);
    t.discard.push(top);
  };
}

/** Takes the last of these cards, and gives it this back. */
function dealt(t: State, cards: CardId[], back: number): CardId {
  const next = sure(cards.pop(), 'card left to deal');
  t.backs[next] = back;
  return next;
}

function gapsIn({ players }: View): Gap[] {
  const gaps: Gap[] = [];
  for (const [who, { hand }] of players.entries())
    for (const [place, shown] of hand.entries())
      if (isHidden(shown)) gaps.push({ who: seat(who), place, back: shown.back });
  return gaps;
}

/** The numbers of all cards, or of all backs, except these. */
function allBut({ cards }: Catalogue, these: readonly number[]): number[] {
  const isThere = new Uint8Array(cards.length);
  for (const number of these) isThere[number] = 1;
  return cards.map(({ id }): number => id).filter((number) => isThere[number] === 0);
}

export const isClosed = (seen: FrameView): seen is ClosedFrame => 'eyes' in seen && seen.cards.some(isHidden);

export const withCards = (seen: ClosedFrame, cards: readonly CardId[]): Frame =>
  'kept' in seen ? { ...seen, cards, kept: cards.slice(0, seen.keep - seen.left) } : { ...seen, cards };

/** The cards whose place the viewer does not know. */
export function unseenCards(catalogue: Catalogue, { players, stack, discard, setup }: View): CardId[] {
  const seen = new Uint8Array(catalogue.cards.length);
  const see = (shown: CardId | HiddenCard): void => {
    if (!isHidden(shown)) seen[shown] = 1;
  };
  for (const { hand, inPlay } of players) {
    hand.forEach(see);
    inPlay.forEach(see);
  }
  for (const frame of stack) if ('cards' in frame) frame.cards.forEach(see);
  if (discard.top !== null) see(discard.top);
  return cardsFor(catalogue, setup).filter((card) => seen[card] === 0);
}
