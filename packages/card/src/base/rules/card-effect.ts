// The effect of a card: the order of its targets, and its discard.

import { nothing, type Seat } from '@posse/engine';
import type { CardKind } from '../../catalogue/entry-types.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type CardId, isOn, type State } from '../../state.ts';
import { discardFromHand, fromAsideToDiscard, fromHandToAside } from '../../table/card-moves.ts';
import { isImmune } from '../../table/powers-in-force.ts';
import { aftermath, foregone, isHarmless } from './deaths.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** A brown card that is discarded after its effect. Until then it lies in the middle and belongs to nobody. */
    putAway: { readonly cards: readonly CardId[] };
  }
}

/** Discards the card before its effect or, with an option, after its last target has answered (R-TURN-10). */
export function layBrown(t: State, me: Seat, card: CardId): readonly Frame[] {
  if (!isOn(t, 'card-after-effect')) {
    discardFromHand(t, me, card);
    return nothing;
  }
  fromHandToAside(t, me, card, null);
  return [{ op: 'putAway', cards: [card] }];
}

export const putAwayRule: Rule<'putAway'> = (t, { cards }) => {
  for (const card of cards) fromAsideToDiscard(t, card);
  return nothing;
};

/** The effect of a card, or none if its target is immune. */
export function effectOf(
  t: State,
  me: Seat,
  kind: CardKind,
  at: Seat,
  prey: CardId | 'hand' | null,
  card: CardId,
): readonly Frame[] {
  const frames = kind.play(t, me, at, prey, card, null);
  return at !== me && isImmune(t, at, [card], kind) ? nothing : inOrder(t, frames);
}

/**
 * The frames of a card in order. Targets are hit together or, with an option, each is settled before the next one
 * answers (C-02). Frames after the last target, such as Derringer's draw, run only if the game is not won by then
 * (R-DEATH-06).
 */
export function inOrder(t: State, frames: readonly Frame[]): readonly Frame[] {
  if (frames.length < 2) return frames;
  const last = frames.findLastIndex((frame) => !isHarmless(frame));
  if (last < 0) return frames;
  const isOneByOne = isOn(t, 'one-by-one');
  if (!isOneByOne && last === frames.length - 1) return frames;
  const between = isOneByOne ? [aftermath] : nothing;
  const after = last < frames.length - 1 ? [foregone] : nothing;
  return frames.flatMap((frame, place) => [frame, ...(place < last ? between : place === last ? after : nothing)]);
}
