// The players, amounts and conditions of effects, as everybody sees them at the table.

import type { CardId, EffectAmount, EffectCondition } from '@posse/card';
import { othersOf, type Seat } from '@posse/engine';
import { playerOf, type Situation } from './card-situation.ts';
import { distances, reachIn } from './own-range.ts';

/** The players that the words of an effect mean. */
export interface EffectCast {
  readonly me: Seat;
  readonly target: Seat | null;
  readonly by: Seat | null;
  readonly each: Seat | null;
  readonly prey: CardId | 'hand' | null;
  /** The number without a hook. */
  readonly usual?: number;
}

const othersFor = (s: Situation, me: Seat): readonly Seat[] => (me === s.me ? s.others : othersOf(s.view.players, me));

/** Null for nobody, or an eliminated player. */
export function seatOf(s: Situation, cast: EffectCast, who: string): Seat | null {
  const found = namedBy(s, cast, who);
  return found !== null && playerOf(s.view, found).alive ? found : null;
}

function namedBy(s: Situation, { me, target, by, each }: EffectCast, who: string): Seat | null {
  switch (who) {
    case 'target':
      return target;
    case 'by':
      return by;
    case 'each':
      return each;
    case 'left':
      return othersFor(s, me)[0] ?? null;
    case 'right':
      return othersFor(s, me).at(-1) ?? null;
    default:
      return me;
  }
}

const GROUPS: readonly string[] = ['others', 'all', 'neighbours', 'in reach'];

export function groupOf(s: Situation, { me }: EffectCast, group: string): readonly Seat[] {
  const others = othersFor(s, me);
  switch (group) {
    case 'all':
      return [me, ...others];
    case 'others':
      return others;
    case 'in reach':
      return me === s.me ? others.filter((who) => (distances(s)[who] ?? 0) <= reachIn(s)) : beside(others);
    default:
      return beside(others);
  }
}

/** The next player on either side. */
const beside = (others: readonly Seat[]): readonly Seat[] =>
  others.filter((_, place) => place === 0 || place === others.length - 1);

export function playersOf(s: Situation, cast: EffectCast, players: string): readonly Seat[] {
  if (GROUPS.includes(players)) return groupOf(s, cast, players);
  const who = seatOf(s, cast, players);
  return who === null ? [] : [who];
}

// --- numbers and conditions ---

export function amountOf(s: Situation, cast: EffectCast, amount: EffectAmount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return measured(s, cast, amount);
  const sum = amount.sum.reduce<number>(
    (total, part) => total + (typeof part === 'number' ? part : measured(s, cast, part)),
    0,
  );
  return Math.max(amount.least ?? 0, Math.min(amount.most ?? sum, sum));
}

function measured(s: Situation, { me, usual = 0 }: EffectCast, measure: string): number {
  switch (measure) {
    case 'usual':
      return usual;
    // A wound mostly costs one.
    case 'points':
      return 1;
    case 'living':
      return s.others.length + 1;
    case 'others':
      return s.others.length;
    default:
      return counted(s, me, measure);
  }
}

function counted(s: Situation, who: Seat, what: string): number {
  const { life, maxLife, hand, inPlay } = playerOf(s.view, who);
  return what === 'life' ? life : what === 'wounds' ? maxLife - life : what === 'hand' ? hand.length : inPlay.length;
}

export function holds(s: Situation, cast: EffectCast, condition: EffectCondition): boolean {
  if ('not' in condition) return !holds(s, cast, condition.not);
  if ('all' in condition) return condition.all.every((one) => holds(s, cast, one));
  if ('any' in condition) return condition.any.some((one) => holds(s, cast, one));
  const who = seatOf(s, cast, condition.who ?? 'me');
  if (who === null) return false;
  if ('is' in condition) return isState(s, who, condition.is);
  const number = counted(s, who, condition.count);
  return number >= (condition.atLeast ?? 0) && number <= (condition.atMost ?? Number.POSITIVE_INFINITY);
}

function isState(s: Situation, who: Seat, state: string): boolean {
  const { life, maxLife, hand } = playerOf(s.view, who);
  switch (state) {
    case 'hurt':
      return life < maxLife;
    case 'on the last life point':
      return life === 1;
    case 'without hand cards':
      return hand.length === 0;
    case 'the Sheriff':
      return s.known[who] === 'sheriff';
    case 'on turn':
      return s.view.turn === who;
    default:
      return [s.me, ...s.others].every((other) => playerOf(s.view, other).life >= life);
  }
}
