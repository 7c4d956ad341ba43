// When a card is finished: the fallen are eliminated together, then come loot, bounty, what others have earned, penalty and verdict.

import { nothing, type Seat, stay } from '@posse/engine';
import { discard } from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { type Fallen, isOn, playerAt, type State, type Waiting } from '../../state.ts';
import { discardFromHand, discardFromTable, fromHandToHand, fromTableToHand } from '../../table/cards.ts';
import { powersOf } from '../../table/powers.ts';
import { isAlive, others } from '../../table/seats.ts';
import { winnersOf } from '../roles.ts';
import { draw } from './draw.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Nothing is being resolved any more: whatever waited happens now. */
    aftermath: object;
    /** Only this player's waiting card for an empty hand: between two Missed! against one shot. */
    catchUp: { readonly who: Seat };
    /** The cards of an eliminated player find a new place. */
    loot: { readonly dead: Seat };
    /** With the option on, the dead choose the order of their discards. */
    lastDiscards: { readonly who: Seat };
    bounty: Fallen;
    /** A Sheriff who eliminated a Deputy himself loses all his cards. */
    penalty: Fallen;
    /** Has somebody won? */
    verdict: object;
  }
  interface Answers {
    lastDiscards: 'discard';
  }
}

export const aftermath: Frame = { op: 'aftermath' };
export const catchUp = (who: Seat): Frame => ({ op: 'catchUp', who });

/** The order of R-DEATH-06. */
export const aftermathRule: Rule<'aftermath'> = (t) => {
  if (t.fallen.length > 0) return eliminate(t, t.fallen.splice(0));
  if (t.waiting.length === 0) return nothing;
  const next = t.waiting.shift() as Waiting;
  return isAlive(t, next.seat) ? [next.frame, aftermath] : [aftermath];
};

function eliminate(t: State, fallen: readonly Fallen[]): readonly Frame[] {
  for (const { who, by } of fallen) {
    const player = playerAt(t, who);
    player.alive = false;
    player.roleShown = true;
    tell(t, 'eliminated', { who, by, role: player.role });
  }
  return [
    ...fallen.map(({ who }): Frame => ({ op: 'loot', dead: who })),
    ...fallen.map((one): Frame => ({ op: 'bounty', ...one })),
    aftermath,
    ...fallen.map((one): Frame => ({ op: 'penalty', ...one })),
    aftermath,
    { op: 'verdict' },
  ];
}

export const catchUpRule: Rule<'catchUp'> = (t, { who }) => {
  const place = t.waiting.findIndex((one) => one.seat === who && one.cause === 'emptied');
  return place < 0 ? nothing : t.waiting.splice(place, 1).map(({ frame }) => frame);
};

export const lootRule: Rule<'loot'> = (t, { dead }) => {
  const heir = others(t, dead).find((who) => powersOf(t, who).some(({ inherits }) => inherits));
  const { hand, inPlay } = playerAt(t, dead);
  if (heir !== undefined) {
    for (const card of [...hand]) fromHandToHand(t, dead, heir, card);
    for (const card of [...inPlay]) fromTableToHand(t, dead, heir, card);
  } else if (isOn(t, 'chosen-discards')) {
    return [{ op: 'lastDiscards', who: dead }];
  } else discardEverything(t, dead);
  return nothing;
};

export const lastDiscardsRule: Rule<'lastDiscards'> = {
  who: (f) => f.who,
  open: (t, { who }) => playerAt(t, who).hand.length + playerAt(t, who).inPlay.length > 0,
  offers(t, { who }, list) {
    for (const card of playerAt(t, who).hand) list.push(discard(who, card));
    for (const card of playerAt(t, who).inPlay) list.push(discard(who, card));
  },
  on: {
    discard(t, { who }, { card }) {
      if (card === null) return stay;
      if (playerAt(t, who).hand.includes(card)) discardFromHand(t, who, card);
      else discardFromTable(t, who, card);
      return stay;
    },
  },
};

/** Three cards for an eliminated Outlaw, whoever did it. */
export const bountyRule: Rule<'bounty'> = (t, { who, by }) =>
  by !== null && by !== who && playerAt(t, who).role === 'outlaw' ? [draw(by, 3)] : nothing;

export const penaltyRule: Rule<'penalty'> = (t, { who, by }) => {
  if (by !== null && playerAt(t, by).role === 'sheriff' && playerAt(t, who).role === 'deputy') discardEverything(t, by);
  return nothing;
};

/** The hand first, then the cards in play, each as they lie (R-DEATH-01). */
function discardEverything(t: State, who: Seat): void {
  for (const card of [...playerAt(t, who).hand]) discardFromHand(t, who, card);
  for (const card of [...playerAt(t, who).inPlay]) discardFromTable(t, who, card);
}

export const verdictRule: Rule<'verdict'> = (t) => {
  const winners = winnersOf(t);
  if (winners === null) return nothing;
  for (const player of t.players) player.roleShown = true;
  t.winners = winners;
  t.stack.length = 0;
  tell(t, 'over', { winners, roles: t.players.map(({ role }) => role) });
  return nothing;
};
