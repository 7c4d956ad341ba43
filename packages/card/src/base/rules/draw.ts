// Drawing from the pile. Every card that is drawn for keeps is drawn by one of these frames.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import type { CardId, State } from '../../state.ts';
import { drawOne, drawOpenly, reshuffle, setAside, shuffleDiscards } from '../../table/cards.ts';
import { suitOf, tableSources } from '../../table/powers.ts';
import { isAlive } from '../../table/seats.ts';

declare module '../../frames.ts' {
  interface Frames {
    draw: { readonly who: Seat; readonly count: number };
    /** Black Jack's second card, for all to see; a red one brings another. */
    drawShown: { readonly who: Seat };
  }
}

export const draw = (who: Seat, count: number): Frame => ({ op: 'draw', who, count });
export const drawShown = (who: Seat): Frame => ({ op: 'drawShown', who });

/** What must happen before the next card may be drawn, and then the frame that wants it; null if nothing. */
export function firstThen(t: State, who: Seat, frame: Frame): readonly Frame[] | null {
  const frames = firstOfAll(t, who);
  return frames.length === 0 ? null : [...frames, frame];
}

function firstOfAll(t: State, who: Seat): readonly Frame[] {
  if (t.pile === 'deck') shuffleDiscards(t);
  if (!t.newDeck) return nothing;
  t.newDeck = false;
  return tableSources(t, t.catalogue.heard.newDeck).flatMap(({ power }) => power.newDeck?.(t, who) ?? nothing);
}

export const drawRule: Rule<'draw'> = (t, { who, count }) => drawCards(t, who, count);

/** Draws them, or says what must happen first. */
export function drawCards(t: State, who: Seat, count: number): readonly Frame[] {
  if (!isAlive(t, who)) return nothing;
  for (let left = count; left > 0; left--) {
    const before = firstOfAll(t, who);
    if (before.length > 0) return [...before, draw(who, left)];
    if (!drawOne(t, who)) break;
  }
  reshuffle(t);
  return nothing;
}

export const drawShownRule: Rule<'drawShown'> = (t, f) => {
  if (!isAlive(t, f.who)) return nothing;
  const before = firstThen(t, f.who, f);
  if (before !== null) return before;
  const shown = drawOpenly(t, f.who);
  reshuffle(t);
  return shown !== null && isRed(t, shown) ? [draw(f.who, 1)] : nothing;
};

export const isRed = (t: State, card: CardId): boolean =>
  suitOf(t, card) === 'hearts' || suitOf(t, card) === 'diamonds';

/** A frame that collects cards aside until it has enough; whatever must happen first is returned instead. */
interface Collecting {
  readonly cards: readonly CardId[];
}

const withCards = <F extends Collecting>(frame: F, cards: readonly CardId[]): F => ({ ...frame, cards });

/** Cards are set aside until there are `count`, for these eyes only or for all; or the frames that must run before the next one. */
export function collect<F extends Frame & Collecting>(
  t: State,
  frame: F,
  who: Seat,
  count: number,
  eyes: Seat | null,
): { readonly cards: readonly CardId[]; readonly before: readonly Frame[] | null } {
  const cards = [...frame.cards];
  while (cards.length < count) {
    const before = firstOfAll(t, who);
    if (before.length > 0) return { cards, before: [...before, withCards(frame, cards)] };
    const card = setAside(t, eyes);
    if (card === null) break;
    cards.push(card);
  }
  return { cards, before: null };
}
