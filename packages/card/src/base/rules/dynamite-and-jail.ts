// Dynamite and Jail: cards in play that are checked at the start of a turn.

import { nothing, type Seat } from '@posse/engine';
import { kindOf } from '../../catalogue/catalogue.ts';
import type { Rule } from '../../frames.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromTable, fromTableToTable } from '../../table/card-moves.ts';
import { others } from '../../table/seat-order.ts';
import { hurt } from './life-loss.ts';

interface CardInFront {
  readonly who: Seat;
  readonly card: CardId;
}

declare module '../../frames.ts' {
  interface Frames {
    explode: CardInFront;
    passOn: CardInFront;
    leaveJail: CardInFront;
    stayInJail: CardInFront;
  }
}

/** The card may be gone, if a player was eliminated during the check, or if a pack has moved it before. */
const isInFront = (t: State, who: Seat, card: CardId): boolean => playerAt(t, who).inPlay.includes(card);

export const explodeRule: Rule<'explode'> = (t, { who, card }) => {
  if (!isInFront(t, who, card)) return nothing;
  discardFromTable(t, who, card);
  return [hurt(who, 3, null)];
};

/**
 * Passes the card to the next player on the left who has no card of this name; without one it stays (R-START-06,
 * R-START-07).
 */
export const passOnRule: Rule<'passOn'> = (t, { who, card }) => {
  if (!isInFront(t, who, card)) return nothing;
  const kind = kindOf(t, card);
  const to = others(t, who).find((other) => !playerAt(t, other).inPlay.some((theirs) => kindOf(t, theirs) === kind));
  if (to !== undefined) fromTableToTable(t, who, to, card);
  return nothing;
};

export const leaveJailRule: Rule<'leaveJail'> = (t, { who, card }) => {
  if (isInFront(t, who, card)) discardFromTable(t, who, card);
  return nothing;
};

export const stayInJailRule: Rule<'stayInJail'> = (t, { who, card }) => {
  if (isInFront(t, who, card)) discardFromTable(t, who, card);
  t.skipped = true;
  return nothing;
};
