// How far I can shoot, and what a weapon would change about it.

import { type CardKind, fixed, kindOf, ownerOf } from '@posse/card';
import { type Glance, playerOf, type Sitter } from './glance.ts';
import { bangsIn, foe } from './harm.ts';

/** How far everybody is from me: the shorter way round the living, and what horses, scopes and abilities make of it. */
function distances(g: Glance): readonly number[] {
  if (g.away !== null) return g.away;
  const { view, others, self } = g;
  const nearer = sightOf(g, self, 'nearer');
  const away: number[] = [];
  for (let step = 0; step < others.length; step++) {
    const who = others[step] as number;
    const steps = areNeighbours(g) ? 1 : Math.min(step + 1, others.length - step);
    away[who] = Math.max(1, steps - nearer + sightOf(g, view.players[who] as Sitter, 'farther'));
  }
  g.away = away;
  return away;
}

const areNeighbours = (g: Glance): boolean =>
  g.view.event !== null && g.catalogue.events[g.view.event]?.power.neighbours === true;

function sightOf(g: Glance, { abilities, inPlay }: Sitter, what: 'nearer' | 'farther'): number {
  let sum = 0;
  for (const id of abilities) sum += fixed(ownerOf(g, id).power[what], 0);
  for (const card of inPlay) sum += fixed(kindOf(g, card).power[what], 0);
  return sum;
}

/** The bare hands hold a Colt. */
const COLT_REACH = 1;

/** What it is worth to carry a weapon of such a reach, with which a turn has one BANG!, or any number. */
function arms(g: Glance, reach: number, isFast: boolean): number {
  const away = distances(g);
  let best = 0;
  let sum = 0;
  for (const who of g.others) {
    const harm = foe(g, who);
    if (harm <= 0 || (away[who] as number) > reach) continue;
    sum += harm;
    if (harm > best) best = harm;
  }
  return 3 * best + sum + 0.2 * reach + (isFast ? best * Math.max(0.5, bangsIn(g) - 1) : 0);
}

/** How much better armed I would be with this weapon than I am; below 0, worse. */
export function gunWorth(g: Glance, { power }: CardKind): number {
  let reach = COLT_REACH;
  let isFast = false;
  for (const card of playerOf(g.view, g.me).inPlay) {
    const kind = kindOf(g, card);
    if (!kind.weapon) continue;
    reach = fixed(kind.power.reach, COLT_REACH);
    isFast = fixed(kind.power.bangs, 1) > 1;
  }
  const isWilly = g.self.abilities.some((id) => fixed(ownerOf(g, id).power.bangs, 1) > 1);
  return (
    arms(g, fixed(power.reach, COLT_REACH), fixed(power.bangs, 1) > 1 && !isWilly) - arms(g, reach, isFast && !isWilly)
  );
}
