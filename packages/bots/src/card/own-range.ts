// My range: distances to the others, and how a weapon would change the range.

import { type CardKind, fixed, kindOf, ownerOf } from '@posse/card';
import { type OpenPlayer, playerOf, type Situation } from './card-situation.ts';
import { bangsIn, foe } from './harm-scores.ts';

/** Everybody's distance from me: the shorter way round the living, changed by horses, scopes and abilities. */
export function distances(s: Situation): readonly number[] {
  if (s.away !== null) return s.away;
  const { view, others, self } = s;
  const nearer = sightOf(s, self, 'nearer');
  const away: number[] = [];
  for (let step = 0; step < others.length; step++) {
    const who = others[step] as number;
    const steps = areNeighbours(s) ? 1 : Math.min(step + 1, others.length - step);
    away[who] = Math.max(1, steps - nearer + sightOf(s, view.players[who] as OpenPlayer, 'farther'));
  }
  s.away = away;
  return away;
}

const areNeighbours = (s: Situation): boolean =>
  s.view.event !== null && s.catalogue.events[s.view.event]?.power.neighbours === true;

function sightOf(s: Situation, { abilities, inPlay }: OpenPlayer, what: 'nearer' | 'farther'): number {
  let sum = 0;
  for (const id of abilities) sum += fixed(ownerOf(s, id).power[what], 0);
  for (const card of inPlay) sum += fixed(kindOf(s, card).power[what], 0);
  return sum;
}

/** The range without a weapon card. */
const COLT_REACH = 1;

/** My range with the weapon that I have. */
export const reachIn = (s: Situation): number =>
  Math.max(COLT_REACH, ...s.self.inPlay.map((card) => fixed(kindOf(s, card).power.reach, COLT_REACH)));

/** The worth of a weapon with this range, and one BANG! per turn or any number. */
function arms(s: Situation, reach: number, isFast: boolean): number {
  const away = distances(s);
  let best = 0;
  let sum = 0;
  for (const who of s.others) {
    const harm = foe(s, who);
    if (harm <= 0 || (away[who] as number) > reach) continue;
    sum += harm;
    if (harm > best) best = harm;
  }
  return 3 * best + sum + 0.2 * reach + (isFast ? best * Math.max(0.5, bangsIn(s) - 1) : 0);
}

/** How much better armed I would be with this weapon; negative if worse. */
export function gunWorth(s: Situation, { power }: CardKind): number {
  let reach = COLT_REACH;
  let isFast = false;
  for (const card of playerOf(s.view, s.me).inPlay) {
    const kind = kindOf(s, card);
    if (!kind.weapon) continue;
    reach = fixed(kind.power.reach, COLT_REACH);
    isFast = fixed(kind.power.bangs, 1) > 1;
  }
  const isWilly = s.self.abilities.some((id) => fixed(ownerOf(s, id).power.bangs, 1) > 1);
  return (
    arms(s, fixed(power.reach, COLT_REACH), fixed(power.bangs, 1) > 1 && !isWilly) - arms(s, reach, isFast && !isWilly)
  );
}
