// Draws from the pile. Every card that a player keeps is drawn here.

import { nothing, type Seat } from '@posse/engine';
import type { Frame, Rule } from '../../frames.ts';
import type { CardId, Phase1, State } from '../../state.ts';
import { drawOne, drawOpenly, isFromDiscards, reshuffle, setAside, shuffleDiscards } from '../../table/card-moves.ts';
import { suitOf, tableSources } from '../../table/powers-in-force.ts';
import { isAlive } from '../../table/seat-order.ts';

declare module '../../frames.ts' {
  interface Frames {
    draw: { readonly who: Seat; readonly count: number; readonly phase1: Phase1 };
    /** The frame of Black Jack's second card, which everybody sees; a red one brings another. */
    drawShown: { readonly who: Seat; readonly phase1: Phase1 };
  }
}

export const draw = (who: Seat, count: number, phase1: Phase1 = null): Frame => ({ op: 'draw', who, count, phase1 });
export const drawShown = (who: Seat, phase1: Phase1 = null): Frame => ({ op: 'drawShown', who, phase1 });

/**
 * The frames that must run before the next card may be drawn, followed by the frame that draws; null if there are none.
 */
export function firstThen(t: State, who: Seat, frame: Frame, phase1: Phase1 = null): readonly Frame[] | null {
  const frames = framesBeforeDraw(t, who, phase1);
  return frames.length === 0 ? null : [...frames, frame];
}

/**
 * The frames that must run before this draw. A card from the discards needs no new draw pile, so nothing must happen
 * before it (R-FOC-MINE-1).
 */
function framesBeforeDraw(t: State, who: Seat, phase1: Phase1): readonly Frame[] {
  if (isFromDiscards(t, phase1)) return nothing;
  shuffleDiscards(t);
  if (!t.newDeck) return nothing;
  t.newDeck = false;
  return tableSources(t, t.catalogue.hooks.newDeck).flatMap(({ power }) => power.newDeck?.(t, who) ?? nothing);
}

export const drawRule: Rule<'draw'> = (t, { who, count, phase1 }) => drawCards(t, who, count, phase1);

/** Draws the cards, or returns the frames that must run first. */
export function drawCards(t: State, who: Seat, count: number, phase1: Phase1): readonly Frame[] {
  if (!isAlive(t, who)) return nothing;
  for (let left = count; left > 0; left--) {
    const before = framesBeforeDraw(t, who, phase1);
    if (before.length > 0) return [...before, draw(who, left, phase1)];
    if (!drawOne(t, who, phase1)) break;
  }
  reshuffle(t);
  return nothing;
}

export const drawShownRule: Rule<'drawShown'> = (t, f) => {
  if (!isAlive(t, f.who)) return nothing;
  const before = firstThen(t, f.who, f, f.phase1);
  if (before !== null) return before;
  const shown = drawOpenly(t, f.who, f.phase1);
  reshuffle(t);
  return shown !== null && isRed(t, shown) ? [draw(f.who, 1, f.phase1)] : nothing;
};

export const isRed = (t: State, card: CardId): boolean =>
  suitOf(t, card) === 'hearts' || suitOf(t, card) === 'diamonds';

/** A frame that collects cards aside. */
interface Collecting {
  readonly cards: readonly CardId[];
}

const withCards = <F extends Collecting>(frame: F, cards: readonly CardId[]): F => ({ ...frame, cards });

/**
 * Sets cards aside until there are `count`, visible to everybody or to one seat. Returns frames if these must run
 * before the next card.
 */
export function collect<F extends Frame & Collecting>(
  t: State,
  frame: F,
  who: Seat,
  count: number,
  eyes: Seat | null,
  phase1: Phase1 = null,
): { readonly cards: readonly CardId[]; readonly before: readonly Frame[] | null } {
  const cards = [...frame.cards];
  while (cards.length < count) {
    const before = framesBeforeDraw(t, who, phase1);
    if (before.length > 0) return { cards, before: [...before, withCards(frame, cards)] };
    const card = setAside(t, eyes, phase1);
    if (card === null) break;
    cards.push(card);
  }
  return { cards, before: null };
}
