// A turn: checks, phase 1 (draw), phase 2 (play), phase 3 (discard), and on to the next player.

import { nothing, type Seat, stay } from '@posse/engine';
import { discard } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { KINDS, kindOf, ownerOf } from '../../registry.ts';
import { type CardId, playerAt, type State } from '../../state.ts';
import { discardFromHand } from '../../table/cards.ts';
import { handLimitOf, isAlive, leftOf } from '../../table/seats.ts';
import { aftermath } from './death.ts';
import { draw } from './draw.ts';

declare module '../../frames.ts' {
  interface Frames {
    turn: { readonly who: Seat };
    /** A card in play that is checked when its owner's turn starts. */
    startCheck: { readonly who: Seat; readonly card: CardId };
    phase1: { readonly who: Seat };
    phase3: { readonly who: Seat };
    handOver: { readonly from: Seat };
  }
  interface Answers {
    phase3: 'discard';
  }
}

export const turn = (who: Seat): Frame => ({ op: 'turn', who });

export const turnRule: Rule<'turn'> = (t, { who }) => {
  t.turn = who;
  t.bangs = 0;
  t.skipped = false;
  tell(t, 'turn', { who });
  const frames = startChecks(t, who);
  frames.push({ op: 'phase1', who }, { op: 'phase2', who }, { op: 'phase3', who }, { op: 'handOver', from: who });
  return frames;
};

/** Is this player still in his turn? Death and Jail end it at once. */
export const inTurn = (t: State, who: Seat): boolean => isAlive(t, who) && !t.skipped;

/** In the order in which the sets list the kinds of card: Dynamite before Jail (R-START-08). */
function startChecks(t: State, who: Seat): Frame[] {
  const checked = playerAt(t, who).inPlay.filter((card) => kindOf(card).power.turnStarts !== null);
  if (checked.length === 0) return [];
  const order = Object.keys(KINDS);
  checked.sort((a, b) => order.indexOf(kindOf(a).key) - order.indexOf(kindOf(b).key));
  return checked.flatMap((card): Frame[] => [{ op: 'startCheck', who, card }, aftermath]);
}

export const startCheckRule: Rule<'startCheck'> = (t, { who, card }) => {
  const starts = kindOf(card).power.turnStarts;
  return starts !== null && inTurn(t, who) && playerAt(t, who).inPlay.includes(card) ? starts(t, who, card) : nothing;
};

const NORMAL_DRAW = 2;

export const phase1Rule: Rule<'phase1'> = (t, { who }) => {
  if (!inTurn(t, who)) return nothing;
  for (const id of playerAt(t, who).abilities) {
    const { draws } = ownerOf(id).power;
    if (draws !== null) return [...draws(t, who, NORMAL_DRAW), aftermath];
  }
  return [draw(who, NORMAL_DRAW), aftermath];
};

/** Down to the hand limit, one card at a time, in the order that the player likes. */
export const phase3Rule: Rule<'phase3'> = {
  who: (f) => f.who,
  open: (t, { who }) => inTurn(t, who) && playerAt(t, who).hand.length > handLimitOf(t, who),
  closes: () => [aftermath],
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(discard(who, card));
  },
  on: {
    discard(t, { who }, { card }) {
      discardFromHand(t, who, card as CardId);
      return stay;
    },
  },
  calm: true,
};

export const handOverRule: Rule<'handOver'> = (t, { from }) => [turn(leftOf(t, from))];
