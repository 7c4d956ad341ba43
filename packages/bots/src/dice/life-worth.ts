// The worth to me of anybody's life points, above all of the last one.

import { characterOf, type Frame } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { playerOf, type Situation } from './dice-situation.ts';

/** The cause of a loss of life. */
type Cause = 'shots' | 'gatling' | 'attack';

/** The worth of winning, in life points. */
const GAME = 12;
/** The extra worth of eliminating a player, who loses all later turns. */
const OUT = 2.5;
/** The factor by which a life point matters more the fewer there are. */
const DANGER = 2;
/** The cost of an arrow: a life point in the next attack, unless it goes back before. */
const ARROW = 0.8;
/** The cost with the Chief's arrow in the game, because the pile lasts longer. */
const ARROW_OF_TEN = 0.35;

export const arrowPoints = ({ view, thinksAhead }: Situation): number =>
  thinksAhead && view.setup.modules.includes(2) ? ARROW_OF_TEN : ARROW;

/** The worth to me of a life point lost by a player who has `life` of them. */
function pointOf(s: Situation, at: Seat, life: number): number {
  const foe = s.foe[at] as number;
  return life === 1 && s.thinksAhead ? lastOf(s, at, foe) : foe * (1 + DANGER / life);
}

function lastOf(s: Situation, at: Seat, foe: number): number {
  const { role, left } = s;
  if (at === s.sheriff) {
    const isMine = role === 'outlaw' || (role === 'renegade' && left.living === 2 && at !== s.me);
    return isMine ? GAME : -GAME;
  }
  if (at === s.me) return role === 'renegade' || left.living === 2 ? -GAME : foe * (1 + OUT);
  const isLastFoe = left.living === 2 || (isLaw(s) && left.outlaws + left.renegades === 1);
  return isLastFoe && foe > 0 ? GAME * Math.min(1, 2 * foe) : foe * (1 + OUT);
}

const isLaw = ({ role, sheriff }: Situation): boolean => sheriff !== null && (role === 'sheriff' || role === 'deputy');

/** The worth to me of a life point lost by a player, after `before` certain losses. */
export function lossWorth(s: Situation, at: Seat, before = 0): number {
  const life = playerOf(s.view, at).life - before;
  return life <= 0 ? 0 : pointOf(s, at, life);
}

/** The worth of one more hit of this cause, which the player's character may reduce. */
export function hit(s: Situation, at: Seat, cause: Cause, before = 0): number {
  if (!s.thinksAhead) return lossWorth(s, at, before);
  const { suffers, costsAnArrow, arrowForWound } = characterOf(playerOf(s.view, at).character).power;
  const lost = suffers?.(cause, before) ?? before;
  const worth = (suffers?.(cause, before + 1) ?? before + 1) > lost ? lossWorth(s, at, lost) : 0;
  if (costsAnArrow && before === 0 && cause !== 'attack') return worth + arrowPoints(s) * foeOfMine(s);
  return arrowForWound && cause !== 'attack' ? arrowPoints(s) * worth : worth;
}

const foeOfMine = (s: Situation): number => s.foe[s.me] as number;

/** The worth to me of a life point gained by a player, after `before` certain gains. */
export function gainWorth(s: Situation, at: Seat, before = 0): number {
  const { life, maxLife } = playerOf(s.view, at);
  const now = life + before;
  if (now >= maxLife) return 0;
  return -pointOf(s, at, s.thinksAhead ? now + 1 : now);
}

/** The worth of giving a player one of my beers. */
export function beer(s: Situation, at: Seat, before = 0): number {
  const first = gainWorth(s, at, before);
  if (at !== s.me || !s.thinksAhead || s.power.ownBeer === null || s.self.life > STRONG_BEER) return first;
  return first + gainWorth(s, at, before + 1);
}

/** The maximum number of life points at which a beer gives two to some characters. */
const STRONG_BEER = 4;

/** The number of hits that this player will already take. */
export function aimedAt(why: Frame, at: Seat): number {
  let sum = 0;
  if (why.op === 'aiming') for (const [who, count] of why.hits) if (who === at) sum += count;
  return sum;
}
