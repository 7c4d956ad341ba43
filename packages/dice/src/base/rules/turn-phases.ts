// A turn: choices before the first roll, the rolls, and the next player.

import { doneAll, first, forEachSeat, nothing, type Seat, seat } from '@posse/engine';
import {
  type AbilityOn,
  abilityOn,
  type Reroll,
  type Reveal,
  type Roll,
  rerolls,
  roll,
  type Stop,
  stop,
  type Take,
  take,
} from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { hasModule, playerAt, type State } from '../../state.ts';
import { allDice, isFinal, layOutDice, rerollable, settleDice, throwDice } from '../../table/rolled-dice.ts';
import { isAlive, livingFrom, powerOf } from '../../table/seat-order.ts';
import { resolve } from './dice-outcome.ts';
import { endHaunting } from './elimination.ts';
import { gain } from './life-gain.ts';
import { listStartReveals, react, showAtStart } from './reveal-moment.ts';
import { applyRoll, lateArrows } from './roll-effects.ts';

declare module '../../frames.ts' {
  interface Frames {
    turn: { readonly who: Seat; readonly extra: boolean };
    /** The question before the first roll. */
    start: { readonly who: Seat };
    /** Asks whether to roll again or to stop. */
    again: { readonly who: Seat };
    turnEnd: { readonly who: Seat };
    handOver: { readonly from: Seat };
  }
  interface Answers {
    start: Take | Roll | AbilityOn | Reveal;
    again: Reroll | Stop;
  }
}

export const turn = (who: Seat, extra = false): Frame => ({ op: 'turn', who, extra });
/** After a roll others may react; then the dice count. */
export const rolled = (t: State, who: Seat): readonly Frame[] => react(t, 'rolled', who, [applyRoll(who)]);

export const turnRule: Rule<'turn'> = (t, { who, extra }) => {
  t.turn = who;
  t.rolls = 0;
  t.final = false;
  t.haunts = who === t.ghost;
  t.saloon = hasModule(t, 1) && !t.haunts ? null : 'none';
  t.used = false;
  t.lastArrows = [];
  t.dice = [];
  if (t.facts !== null) tell(t, 'turn', { who, extra });
  return start(who);
};

const start = forEachSeat((who): readonly Frame[] => [{ op: 'start', who }]);
const again = forEachSeat((who): Frame => ({ op: 'again', who }));
export const turnEnd = forEachSeat((who): Frame => ({ op: 'turnEnd', who }));
const handOver = forEachSeat((from): Frame => ({ op: 'handOver', from }));

export const startRule: Rule<'start'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    list.push(roll(who));
    if (t.saloon === null) list.push(take(who, 'loudmouth'), take(who, 'coward'), take(who, 'none'));
    if (t.haunts) return;
    if (powerOf(t, who).gives && !t.used) for (const at of livingFrom(t, who)) list.push(abilityOn(who, at));
    if (hasModule(t, 3)) listStartReveals(t, who, list);
  },
  on: {
    take(t, { who }, { pick }) {
      t.saloon = pick;
      tell(t, 'saloon', { who, die: pick });
      return first();
    },
    roll(t, { who }) {
      t.saloon ??= 'none';
      layOutDice(t, who);
      throwDice(t, who, allDice(t));
      return doneAll(rolled(t, who));
    },
    ability(t, { who }, { at }) {
      t.used = true;
      tell(t, 'ability', { who, of: playerAt(t, who).character });
      return first(gain([[at, 1]]));
    },
    reveal: (t, _f, answer) => first(showAtStart(t, answer)),
  },
};

export const againRule: Rule<'again'> = {
  who: (f) => f.who,
  offers(t, { who }, list) {
    list.push(stop(who));
    for (const reroll of rerolls(who, rerollable(t))) list.push(reroll);
  },
  on: {
    reroll(t, { who }, { dice }) {
      throwDice(t, who, dice);
      return doneAll(rolled(t, who));
    },
    stop: (t, { who }) => doneAll(react(t, 'stopped', who, [...lateArrows(t, who), resolve(who)])),
  },
};

/** After the effects of a roll: asks about another one, or ends the rolls. */
export function afterRoll(t: State, who: Seat): readonly Frame[] {
  if (!t.haunts && !isAlive(t, who)) return [turnEnd(who)];
  return [isFinal(t) ? resolve(who) : again(who)];
}

export const turnEndRule: Rule<'turnEnd'> = (t, { who }) => {
  settleDice(t);
  if (t.haunting?.who === who) {
    t.haunting = null;
    tell(t, 'haunting', { haunting: null });
    endHaunting(t);
    if (t.winners !== null) return nothing;
  }
  const next = [handOver(who)];
  return isAlive(t, who) ? react(t, 'turn over', who, next) : next;
};

/** Passes the turn to the next living player clockwise, or to the ghost. */
export const handOverRule: Rule<'handOver'> = (t, { from }) => {
  for (let step = 1; step <= t.players.length; step++) {
    const who = seat((from + step) % t.players.length);
    if (isAlive(t, who) || who === t.ghost) return [turn(who)];
  }
  return nothing;
};
