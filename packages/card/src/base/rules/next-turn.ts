// Between two turns: the next player, returns of the dead, the next event.

import { nothing, type Seat, seatsOf } from '@posse/engine';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { State } from '../../state.ts';
import { checkEmptyHand, hideShown } from '../../table/card-moves.ts';
import { canChangeWorkingPowers, eventPower, refreshAll, tableSources } from '../../table/powers-in-force.ts';
import { isAlive, leaderOf, nextSeat } from '../../table/seat-order.ts';
import { aftermath } from './deaths.ts';
import { handOver, turn } from './turn-phases.ts';

declare module '../../frames.ts' {
  interface Frames {
    handOver: { readonly from: Seat };
    /** The frame that reveals the next event. */
    reveal: object;
    /** The frame that begins the turn of this player, if they are still in play. */
    beginTurn: { readonly who: Seat };
  }
}

export const handOverRule: Rule<'handOver'> = (t, { from }) => {
  t.idle = true;
  hideShown(t);
  if (canChangeWorkingPowers(t)) refreshAll(t);
  for (let who = nextSeat(t, from); ; who = nextSeat(t, who)) {
    if (isAlive(t, who)) return t.events.length > 0 && who === leaderOf(t) ? revealed(who) : [turn(who)];
    for (const { power } of tableSources(t, t.catalogue.hooks.comesBack)) {
      const back = power.comesBack?.(t, who) ?? null;
      if (back !== null) return [...back, turn(who)];
    }
  }
};

const revealed = (who: Seat): Frame[] => [{ op: 'reveal' }, aftermath, { op: 'beginTurn', who }];

export const revealRule: Rule<'reveal'> = (t) => {
  const event = t.events.pop();
  if (event === undefined) return nothing;
  const wasSilent = eventPower(t).silences === 'abilities';
  t.event = event;
  refreshAll(t);
  tell(t, 'event', { event, next: t.events.at(-1) ?? null });
  if (wasSilent) refillEmptyHands(t);
  return eventPower(t).revealed?.(t, leaderOf(t)) ?? nothing;
};

/** Gives players with an empty hand the card that they are due, because abilities work again. */
function refillEmptyHands(t: State): void {
  for (const who of seatsOf(t.players.length)) if (isAlive(t, who)) checkEmptyHand(t, who);
}

export const beginTurnRule: Rule<'beginTurn'> = (t, { who }) => [isAlive(t, who) ? turn(who) : handOver(who)];
