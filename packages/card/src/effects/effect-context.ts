// The meaning of players, amounts, conditions and filters while an effect runs.

import type { Seat } from '@posse/engine';
import { kindOf } from '../catalogue/catalogue.ts';
import { type CardKind, isMissed } from '../catalogue/entry-types.ts';
import type { Frame } from '../frames.ts';
import { type CardId, playerAt, type State } from '../state.ts';
import { targets } from '../table/card-targets.ts';
import { handSize } from '../table/hand-size.ts';
import { isHurt } from '../table/life-points.ts';
import { suitOf } from '../table/powers-in-force.ts';
import { countLiving, distance, isAlive, livingFrom, others, reachOf } from '../table/seat-order.ts';
import type { Amount, Condition, Counted, Filter, Group, Measure, PlayerState, Who } from './language-terms.ts';

export interface Cast {
  readonly t: State;
  readonly me: Seat;
  readonly target: Seat | null;
  readonly by: Seat | null;
  readonly each: Seat | null;
  /** The card that is aimed at. */
  readonly prey: CardId | 'hand' | null;
  /** The card that is played, or in play. */
  readonly card: CardId | null;
  /** True if that card is played, so that immune players are left out. */
  readonly isPlayed: boolean;
  /** The life points lost. */
  readonly points: number;
  /** The number that a hook changes. */
  readonly usual: number;
}

/** A compiled sentence or block. */
export type Run = (cast: Cast) => readonly Frame[];

/** The cast of a power. All casts have one shape, because that is fast. */
export const castFor = (
  t: State,
  me: Seat,
  card: CardId | null = null,
  usual = 0,
  points = 0,
  by: Seat | null = null,
): Cast => ({ t, me, target: null, by, each: null, prey: null, card, isPlayed: false, points, usual });

/** The cast of a card that is played. */
export const castOfPlay = (
  t: State,
  me: Seat,
  target: Seat | null,
  by: Seat | null,
  prey: CardId | 'hand' | null,
  card: CardId | null,
): Cast => ({ t, me, target, by, each: null, prey, card, isPlayed: true, points: 0, usual: 0 });

// --- players ---

/** The player that a word means; null if there is none, or if they are eliminated. */
export function whoIn(cast: Cast, who: Who): Seat | null {
  const found = namedBy(cast, who);
  return found !== null && isAlive(cast.t, found) ? found : null;
}

function namedBy({ t, me, target, by, each }: Cast, who: Who): Seat | null {
  switch (who) {
    case 'me':
      return me;
    case 'target':
      return target;
    case 'by':
      return by === me ? null : by;
    case 'each':
      return each;
    case 'left':
      return others(t, me)[0] ?? null;
    case 'right':
      return others(t, me).at(-1) ?? null;
  }
}

export function groupIn({ t, me, card, isPlayed }: Cast, group: Group): readonly Seat[] {
  if (group === 'all') return livingFrom(t, me);
  if (isPlayed && card !== null && group === 'others') return targets(t, me, card);
  const reached = isPlayed && card !== null ? targets(t, me, card) : others(t, me);
  if (group === 'others') return reached;
  const away = group === 'neighbours' ? 1 : reachOf(t, me);
  return reached.filter((at) => distance(t, me, at) <= away);
}

// --- numbers ---

export function amountIn(cast: Cast, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return measured(cast, amount);
  let sum = 0;
  for (const part of amount.sum) sum += typeof part === 'number' ? part : measured(cast, part);
  return Math.max(amount.least ?? 0, Math.min(amount.most ?? sum, sum));
}

function measured({ t, me, points, usual }: Cast, measure: Measure): number {
  switch (measure) {
    case 'points':
      return points;
    case 'usual':
      return usual;
    case 'living':
      return countLiving(t);
    case 'others':
      return others(t, me).length;
    default:
      return counted(t, me, measure);
  }
}

function counted(t: State, who: Seat, what: Counted): number {
  const { life, maxLife, inPlay } = playerAt(t, who);
  switch (what) {
    case 'hand':
      return handSize(t, who);
    case 'life':
      return life;
    case 'wounds':
      return maxLife - life;
    case 'in play':
      return inPlay.length;
  }
}

// --- conditions ---

/** Does the condition hold? One about nobody does not. */
export function isTrue(cast: Cast, condition: Condition): boolean {
  if ('not' in condition) return !isTrue(cast, condition.not);
  if ('all' in condition) return condition.all.every((one) => isTrue(cast, one));
  if ('any' in condition) return condition.any.some((one) => isTrue(cast, one));
  const who = whoIn(cast, condition.who ?? 'me');
  if (who === null) return false;
  if ('is' in condition) return isState(cast.t, who, condition.is);
  const { count, atLeast = 0, atMost = Number.POSITIVE_INFINITY } = condition;
  const number = counted(cast.t, who, count);
  return number >= atLeast && number <= atMost;
}

function isState(t: State, who: Seat, state: PlayerState): boolean {
  const { life, role, roleShown } = playerAt(t, who);
  switch (state) {
    case 'hurt':
      return isHurt(t, who);
    case 'on the last life point':
      return life === 1;
    case 'without hand cards':
      return handSize(t, who) === 0;
    case 'the Sheriff':
      return role === 'sheriff' && roleShown;
    case 'on turn':
      return t.turn === who && !t.idle;
    case 'lowest on life':
      return livingFrom(t, who).every((other) => playerAt(t, other).life >= life);
  }
}

// --- cards ---

/** Does a card of this kind fit? Suits need the card itself. */
export type Fits = (t: State, kind: CardKind, card: CardId | null) => boolean;

export function compileFilter(filter: Filter): Fits {
  const tests: Fits[] = [];
  const { kind: key, border, bang, missed, beer, weapon, suits } = filter;
  if (key !== undefined) tests.push((_t, kind) => kind.key === key);
  if (border !== undefined) tests.push((_t, kind) => kind.border === border);
  if (bang !== undefined) tests.push((_t, kind) => kind.bang === bang);
  if (missed !== undefined) tests.push((_t, kind) => isMissed(kind) === missed);
  if (beer !== undefined) tests.push((_t, kind) => kind.beer === beer);
  if (weapon !== undefined) tests.push((_t, kind) => kind.weapon === weapon);
  if (suits !== undefined) tests.push((t, _kind, card) => card !== null && suits.includes(suitOf(t, card)));
  const [first] = tests;
  if (first === undefined) return () => true;
  return tests.length === 1 ? first : (t, kind, card) => tests.every((test) => test(t, kind, card));
}

export function fitting(t: State, filter: Filter, cards: readonly CardId[]): readonly CardId[] {
  const fits = compileFilter(filter);
  return cards.filter((card) => fits(t, kindOf(t, card), card));
}
