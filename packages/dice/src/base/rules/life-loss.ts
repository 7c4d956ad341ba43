// Losing life: shields, players who step in, the loss, eliminations, costs for the shooter.
// All players who lose life lose it at once.

import { done, type Fallen, nothing, type Seat, seat } from '@posse/engine';
import {
  type Ability,
  type AbilityOn,
  ability,
  abilityOn,
  type ChoosePick,
  choosePick,
  type Pass,
  pass,
} from '../../answers.ts';
import { powerAt } from '../../entry-registry.ts';
import { tell } from '../../facts.ts';
import type { Frame, Rule } from '../../frames.ts';
import type { Cause } from '../../power.ts';
import { isOn, playerAt, type State, type Token } from '../../state.ts';
import { takeable, takeFromPile, tokensInPile } from '../../table/arrow-tokens.ts';
import { isAlive, livingFrom, powerOf, setLife } from '../../table/seat-order.ts';
import { bury } from './elimination.ts';
import { react } from './reveal-moment.ts';
import { arrows } from './roll-effects.ts';

/** The points of each seat. A seat may occur more than once. */
export type Points = readonly (readonly [Seat, number])[];

interface Loss {
  readonly cause: Cause;
  /** The player who causes the loss; null if nobody does. */
  readonly by: Seat | null;
  readonly points: Points;
}

declare module '../../frames.ts' {
  interface Frames {
    losses: Loss;
    /** The question whether Bart Cassidy takes an arrow instead of a wound. */
    arrowForWound: Loss & { readonly who: Seat };
    /** Asks which arrow Bart Cassidy takes. */
    whichForWound: { readonly who: Seat };
    /** Asks Molly Stark in whose place she loses a point. */
    stepIn: Loss & { readonly who: Seat };
    suffer: Loss;
    /** The frame in which the shooter takes an arrow, because El Gringo was hurt. */
    costArrow: { readonly by: Seat };
  }
  interface Answers {
    arrowForWound: Ability | Pass;
    whichForWound: ChoosePick<Token>;
    stepIn: AbilityOn | Pass;
  }
}

export const losses = (cause: Cause, by: Seat | null, points: Points): Frame => ({ op: 'losses', cause, by, points });

/** The total that this seat loses. */
export function pointsOf(points: Points, who: Seat): number {
  let sum = 0;
  for (const loss of points) if (loss[0] === who) sum += loss[1];
  return sum;
}

const withPoints = (points: Points, who: Seat, count: number): Points => [
  ...points.filter(([seat]) => seat !== who),
  ...(count > 0 ? [[who, count] as const] : []),
];

/** The points that a player loses after their ability has reduced them. */
export const reducedPoints = (t: State, who: Seat, cause: Cause, count: number): number =>
  powerOf(t, who).suffers?.(cause, count) ?? count;

export const lossesRule: Rule<'losses'> = (t, { cause, by, points }) => {
  const left: [Seat, number][] = [];
  for (const who of livingFrom(t, t.turn)) {
    const suffered = reducedPoints(t, who, cause, pointsOf(points, who));
    if (suffered > 0) left.push([who, suffered]);
  }
  const loss: Loss = { cause, by, points: left };
  const bart = cause === 'shots' || cause === 'gatling' ? shieldedIn(t, left) : null;
  return [bart === null ? stepInFor(t, loss) : { op: 'arrowForWound', ...loss, who: bart }];
};

function shieldedIn(t: State, points: Points): Seat | null {
  for (const loss of points) if (powerOf(t, loss[0]).arrowForWound) return loss[0];
  return null;
}

/** Asks for an arrow instead of a wound. The last arrow of the pile can't be taken: that would bring the Indians. */
export const arrowForWoundRule: Rule<'arrowForWound'> = {
  who: (f) => f.who,
  open: (t, { who, points }) => pointsOf(points, who) > 0 && tokensInPile(t) > 1,
  closes: (t, { cause, by, points }) => [stepInFor(t, { cause, by, points })],
  offers(_t, { who }, list) {
    list.push(ability(who), pass(who));
  },
  on: {
    ability(t, f) {
      tell(t, 'ability', { who: f.who, of: playerAt(t, f.who).character });
      return done(
        { op: 'whichForWound', who: f.who },
        { ...f, points: withPoints(f.points, f.who, pointsOf(f.points, f.who) - 1) },
      );
    },
    pass: (t, { cause, by, points }) => done(stepInFor(t, { cause, by, points })),
  },
};

const choicesFor = (t: State): Token[] =>
  takeable(t).filter((token) => token === 'arrow' || !isOn(t, 'untouchable-chief'));

export const whichForWoundRule: Rule<'whichForWound'> = {
  who: (f) => f.who,
  open: (t) => choicesFor(t).length > 1,
  closes(t, { who }) {
    const [only] = choicesFor(t);
    if (only !== undefined) takeFromPile(t, who, only);
    return nothing;
  },
  offers(t, { who }, list) {
    for (const token of choicesFor(t)) list.push(choosePick(who, token));
  },
  on: {
    choose(t, { who }, { pick }) {
      takeFromPile(t, who, pick);
      return done();
    },
  },
};

function stepInFor(t: State, loss: Loss): Frame {
  const { cause, by, points } = loss;
  for (let place = 0; place < t.players.length; place++) {
    const who = seat(place);
    if (isAlive(t, who) && powerOf(t, who).stepsIn) return { op: 'stepIn', cause, by, points, who };
  }
  return { op: 'suffer', cause, by, points };
}

/** Asks Molly Stark to step in. She can't lose more points than she has, her own loss included. */
export const stepInRule: Rule<'stepIn'> = {
  who: (f) => f.who,
  open: (t, { who, points }) =>
    playerAt(t, who).life > pointsOf(points, who) && points.some(([seat, count]) => seat !== who && count > 0),
  closes: (_t, { cause, by, points }) => [{ op: 'suffer', cause, by, points }],
  offers(t, { who, points }, list) {
    const room = playerAt(t, who).life - pointsOf(points, who);
    for (const [at, count] of points)
      if (at !== who && count > 0 && (!isOn(t, 'molly-takes-all') || room >= count)) list.push(abilityOn(who, at));
    list.push(pass(who));
  },
  on: {
    ability(t, f, { at }) {
      tell(t, 'ability', { who: f.who, of: playerAt(t, f.who).character });
      const taken = isOn(t, 'molly-takes-all') ? pointsOf(f.points, at) : 1;
      const spared = withPoints(f.points, at, pointsOf(f.points, at) - taken);
      return done({ ...f, points: withPoints(spared, f.who, pointsOf(spared, f.who) + taken) });
    },
    pass: (_t, { cause, by, points }) => done({ op: 'suffer', cause, by, points }),
  },
};

export const sufferRule: Rule<'suffer'> = (t, { cause, by, points }) => {
  const frames: Frame[] = [];
  const fallen: Fallen[] = [];
  const lost: [Seat, number][] = [];
  let owing = false;
  for (const [who, count] of points) {
    if (t.facts !== null) tell(t, 'hurt', { who, points: count, by, cause });
    const { life } = playerAt(t, who);
    setLife(t, who, Math.max(0, life - count));
    owing ||= powerOf(t, who).costsAnArrow && who !== by;
    if (count >= life) {
      fallen.push({ who, by: who === by ? null : by });
      lost.push([who, life]);
    } else if (powerOf(t, who).returnsArrows) frames.push({ op: 'returnOwn', who, left: count });
  }
  if (fallen.length > 0) frames.push(...react(t, 'dying', t.turn, [bury(fallen)], fallen, lost));
  if (owing && by !== null) frames.push({ op: 'costArrow', by });
  return frames;
};

/**
 * Gives the shooter an arrow. It runs after rescues by La mano sinistra, because El Gringo must still be in play
 * (DR-086, DR-188).
 */
export const costArrowRule: Rule<'costArrow'> = (t, { by }) => {
  const isFree =
    isOn(t, 'no-arrow-for-the-dead') &&
    !t.players.some(({ alive, ability: power }) => alive && powerAt(power).costsAnArrow);
  return isAlive(t, by) && !isFree ? [arrows(by, 1, true)] : nothing;
};
