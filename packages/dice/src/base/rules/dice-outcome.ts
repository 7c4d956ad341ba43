// Settles the dice after the last roll: dynamite, shots, beers, Gatling.
// The dice of an eliminated roller do not count, unless an option says that they do.

import { done, forEachSeat, nothing, type Seat } from '@posse/engine';
import {
  type Ability,
  type AbilityOn,
  ability,
  abilityOn,
  type Pass,
  type Pour,
  pass,
  pour,
  type Shoot,
  shoot,
} from '../../answers.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import { isOn, playerAt, type Sight, type State } from '../../state.ts';
import { putAllBack } from '../../table/arrow-tokens.ts';
import { countOf, isBlast } from '../../table/rolled-dice.ts';
import { isAlive, livingFrom, others, powerOf, targetsOf } from '../../table/seat-order.ts';
import { returnOne } from './arrow-return-abilities.ts';
import { gain } from './life-gain.ts';
import { losses, type Points, pointsOf } from './life-loss.ts';
import { turnEnd } from './turn-phases.ts';

const SIGHTS: readonly Sight[] = ['1', '2'];

declare module '../../frames.ts' {
  interface Frames {
    resolve: { readonly who: Seat };
    aim: { readonly who: Seat };
    /** The frame in which shots are aimed one by one. They hit together when all are aimed. */
    aiming: {
      readonly who: Seat;
      readonly left: readonly Sight[];
      readonly hits: Points;
      /** True if the next shot counts twice. */
      readonly doubling: boolean;
    };
    healAfterShots: { readonly who: Seat };
    beers: { readonly who: Seat };
    pouring: { readonly who: Seat; readonly left: number; readonly given: readonly Seat[] };
    gatling: { readonly who: Seat };
    /** The frame after which the shooter's arrows return, if that comes after the hits. */
    dropArrows: { readonly who: Seat };
    /** The frame in which Kit Carlson may still return arrows for this many symbols. */
    clearArrows: { readonly who: Seat; readonly left: number };
    lastGain: { readonly who: Seat };
  }
  interface Answers {
    aiming: Shoot | Ability;
    pouring: Pour;
    clearArrows: AbilityOn | Pass;
  }
}

export const resolve = forEachSeat((who): Frame => ({ op: 'resolve', who }));
const aim = forEachSeat((who): Frame => ({ op: 'aim', who }));
const healAfterShots = forEachSeat((who): Frame => ({ op: 'healAfterShots', who }));
const beers = forEachSeat((who): Frame => ({ op: 'beers', who }));
const gatling = forEachSeat((who): Frame => ({ op: 'gatling', who }));

export const resolveRule: Rule<'resolve'> = (t, { who }) => {
  if (t.haunts)
    return [
      { op: 'haunt', who },
      { op: 'turnEnd', who },
    ];
  const { atTurnEnd } = powerOf(t, who);
  const frames: Frame[] = [];
  if (isBlast(t)) frames.push(losses('dynamite', null, [[who, 1]]));
  if (countOf(t, '1') + countOf(t, '2') > 0) frames.push(aim(who));
  if (countOf(t, 'beer') > 0) frames.push(beers(who));
  if (countOf(t, 'gatling') > 0) frames.push(gatling(who));
  if (atTurnEnd !== null) frames.push({ op: 'lastGain', who });
  frames.push(turnEnd(who));
  return frames;
};

/**
 * Do the dice count? They do while their roller is alive. With the option "dead-mans-dice" those beside three dynamites
 * always do.
 */
const diceCount = (t: State, who: Seat): boolean => isAlive(t, who) || (isOn(t, 'dead-mans-dice') && isBlast(t));

/** Asks for targets. A Sheriff who is alone with a ghost has none, so Doc Holyday gains nothing for shots. */
export const aimRule: Rule<'aim'> = (t, { who }) => {
  if (!diceCount(t, who) || others(t, who).length === 0) return nothing;
  const left: Sight[] = [];
  for (const sight of SIGHTS) for (let n = countOf(t, sight); n > 0; n--) left.push(sight);
  return [{ op: 'aiming', who, left, hits: [], doubling: false }, healAfterShots(who)];
};

/**
 * The possible targets of a shot after those already aimed. Overkill is allowed (DR-037); by an option only if no other
 * target is left.
 */
export function aimableWith(t: State, who: Seat, sight: Sight, hits: Points): Seat[] {
  const reached = targetsOf(t, who, sight);
  if (!isOn(t, 'no-overkill')) return reached;
  const hurtable = reached.filter((at) => pointsOf(hits, at) < playerAt(t, at).life);
  return hurtable.length > 0 ? hurtable : reached;
}

export const aimingRule: Rule<'aiming'> = {
  who: (f) => f.who,
  open: (_t, f) => f.left.length > 0,
  closes: (_t, { who, hits }) => (hits.length === 0 ? nothing : [losses('shots', who, hits)]),
  offers(t, { who, left, hits, doubling }, list) {
    for (const sight of SIGHTS)
      if (left.includes(sight)) for (const at of aimableWith(t, who, sight, hits)) list.push(shoot(who, sight, at));
    if (powerOf(t, who).doublesShots && !t.used && !doubling && countOf(t, 'beer') > 0) list.push(ability(who));
  },
  on: {
    shoot(t, f, { at, face }) {
      if (t.facts !== null) tell(t, 'shot', { by: f.who, at, face });
      const left = f.left.toSpliced(f.left.indexOf(face), 1);
      return done({ op: 'aiming', who: f.who, left, hits: [...f.hits, [at, f.doubling ? 2 : 1]], doubling: false });
    },
    ability(t, f) {
      t.used = true;
      tell(t, 'ability', { who: f.who, of: playerAt(t, f.who).character });
      return done({ ...f, doubling: true });
    },
  },
};

export const healAfterShotsRule: Rule<'healAfterShots'> = (t, { who }) => {
  const points = powerOf(t, who).afterShots?.(countOf(t, '1') + countOf(t, '2')) ?? 0;
  return points > 0 && isAlive(t, who) ? [gain([[who, points]])] : nothing;
};

/** The number of beers that are left. A beer that doubled a shot is spent. */
const beersLeft = (t: State, who: Seat): number =>
  countOf(t, 'beer') - (powerOf(t, who).doublesShots && t.used ? 1 : 0);

export const beersRule: Rule<'beers'> = (t, { who }) =>
  diceCount(t, who) ? [{ op: 'pouring', who, left: beersLeft(t, who), given: [] }] : nothing;

/** Asks for the players who get beers, which take effect when all are given. */
export const pouringRule: Rule<'pouring'> = {
  who: (f) => f.who,
  open: (_t, f) => f.left > 0,
  closes: (t, { who, given }) =>
    given.length === 0
      ? nothing
      : [gain(given.map((at): [Seat, number] => [at, at === who ? (powerOf(t, who).ownBeer?.(t, who) ?? 1) : 1]))],
  offers(t, { who }, list) {
    for (const at of livingFrom(t, who)) list.push(pour(who, at));
  },
  on: {
    pour(t, f, { at }) {
      if (t.facts !== null) tell(t, 'poured', { by: f.who, at });
      return done({ op: 'pouring', who: f.who, left: f.left - 1, given: [...f.given, at] });
    },
  },
};

export const gatlingRule: Rule<'gatling'> = (t, { who }) => {
  if (!diceCount(t, who)) return nothing;
  const symbols = countOf(t, 'gatling');
  const clear: Frame[] = powerOf(t, who).clearsArrows ? [{ op: 'clearArrows', who, left: symbols }] : [];
  if (symbols < powerOf(t, who).fires) return clear;
  tell(t, 'gatling', { who });
  const hits = losses(
    'gatling',
    who,
    others(t, who).map((at): [Seat, number] => [at, 1]),
  );
  if (isOn(t, 'gringo-before-gatling')) return [hits, { op: 'dropArrows', who }, ...clear];
  putAllBack(t, who);
  return [hits, ...clear];
};

export const dropArrowsRule: Rule<'dropArrows'> = (t, { who }) => {
  putAllBack(t, who);
  return nothing;
};

export const clearArrowsRule: Rule<'clearArrows'> = {
  who: (f) => f.who,
  open: (t, { who, left }) =>
    left > 0 && diceCount(t, who) && livingFrom(t, who).some((at) => returnOne(t, who, at) !== null),
  offers(t, { who }, list) {
    for (const at of livingFrom(t, who)) if (returnOne(t, who, at) !== null) list.push(abilityOn(who, at));
    list.push(pass(who));
  },
  on: {
    ability(t, { who, left }, { at }) {
      const frame = returnOne(t, who, at);
      return done(...(frame === null ? [] : [frame]), { op: 'clearArrows', who, left: left - 1 });
    },
    pass: () => done(),
  },
};

export const lastGainRule: Rule<'lastGain'> = (t, { who }) => {
  const points = powerOf(t, who).atTurnEnd?.(t) ?? 0;
  return points > 0 && isAlive(t, who) ? [gain([[who, points]])] : nothing;
};
