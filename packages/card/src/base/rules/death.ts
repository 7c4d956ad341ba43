// When a card is finished: the fallen are eliminated together, then come loot, bounty, what others have earned, penalty and verdict.

import { nothing, type Seat } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { TABLES } from '../../registry.ts';
import { type Fallen, playerAt, type State, type Waiting } from '../../state.ts';
import { fromAsideToDiscard } from '../../table/cards.ts';
import { heardBy, reachesOthers, refreshAll } from '../../table/powers.ts';
import { isAlive, livingFrom } from '../../table/seats.ts';
import { draw } from './draw.ts';
import { discardEverything, loot } from './loot.ts';

declare module '../../frames.ts' {
  interface Frames {
    /** Nothing is being resolved any more: whatever waited happens now. */
    aftermath: object;
    /** The fallen are eliminated, but what waits for the end of the current card goes on waiting. */
    burial: object;
    /** Only this player's waiting card for an empty hand: between two Missed! against one shot. */
    catchUp: { readonly who: Seat };
    bounty: Fallen;
    /** What the abilities of the living make of a death. */
    mourning: { readonly dead: Seat };
    /** A Sheriff who eliminated a Deputy himself loses all his cards. */
    penalty: Fallen;
    /** Has somebody won? */
    verdict: { readonly fallen: readonly Fallen[] };
  }
}

export const aftermath: Frame = { op: 'aftermath' };
export const burial: Frame = { op: 'burial' };
export const catchUp = (who: Seat): Frame => ({ op: 'catchUp', who });
export const mourning = (dead: Seat): Frame => ({ op: 'mourning', dead });
export const verdict = (...fallen: readonly Fallen[]): Frame => ({ op: 'verdict', fallen });

export const aftermathRule: Rule<'aftermath'> = (t) => {
  if (t.fallen.length > 0) return eliminate(t, aftermath);
  if (t.waiting.length === 0) return nothing;
  const next = t.waiting.shift() as Waiting;
  return isAlive(t, next.seat) ? [next.frame, aftermath] : [aftermath];
};

export const burialRule: Rule<'burial'> = (t) => (t.fallen.length > 0 ? eliminate(t, null) : nothing);

/** The order of R-DEATH-06; `between` is what the survivors have waited for. */
function eliminate(t: State, between: Frame | null): readonly Frame[] {
  const fallen = t.fallen.splice(0);
  for (const { who, by } of fallen) {
    const player = playerAt(t, who);
    player.alive = false;
    player.roleShown = true;
    if (!t.graves.includes(who)) t.graves.push(who);
    tell(t, 'eliminated', { who, by, role: player.role });
  }
  if (reachesOthers(t)) refreshAll(t);
  const waiting = between === null ? [] : [between];
  return [
    ...fallen.map(({ who }) => loot(who)),
    ...fallen.map((one): Frame => ({ op: 'bounty', ...one })),
    ...fallen.map(({ who }) => mourning(who)),
    ...waiting,
    ...fallen.map((one): Frame => ({ op: 'penalty', ...one })),
    ...waiting,
    verdict(...fallen),
  ];
}

export const catchUpRule: Rule<'catchUp'> = (t, { who }) => {
  const place = t.waiting.findIndex((one) => one.seat === who && one.cause === 'emptied');
  return place < 0 ? nothing : t.waiting.splice(place, 1).map(({ frame }) => frame);
};

/** Three cards for whoever eliminated an Outlaw. */
export const bountyRule: Rule<'bounty'> = (t, { who, by }) =>
  by !== null && by !== who && TABLES[t.players.length]?.pays(t, who) ? [draw(by, 3)] : nothing;

export const mourningRule: Rule<'mourning'> = (t, { dead }) =>
  livingFrom(t, dead).flatMap((me) => heardBy(t, me, ({ mourns }) => mourns?.(me)));

export const penaltyRule: Rule<'penalty'> = (t, { who, by }) => {
  if (by !== null && playerAt(t, by).role === 'sheriff' && playerAt(t, who).role === 'deputy') discardEverything(t, by);
  return nothing;
};

/** The game is over in the middle of something: cards that lie aside are put away. */
function dropEverything(t: State): void {
  for (const frame of t.stack.splice(0))
    if ('cards' in frame)
      for (const card of frame.cards) fromAsideToDiscard(t, card, 'eyes' in frame ? frame.eyes : null);
}

export const verdictRule: Rule<'verdict'> = (t, { fallen }) => {
  const winners = TABLES[t.players.length]?.winners(t, fallen) ?? null;
  if (winners === null) return nothing;
  for (const player of t.players) player.roleShown = true;
  t.winners = winners;
  dropEverything(t);
  tell(t, 'over', { winners, roles: t.players.map(({ role }) => role) });
  return nothing;
};
