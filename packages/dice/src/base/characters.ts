// The 16 characters of the dice game.

import { power } from '../power.ts';
import { playerAt } from '../state.ts';
import { countOf } from '../table/rolled-dice.ts';

export const characters = {
  /** May take an arrow instead of a wound from shots or the Gatling. */
  'bart-cassidy': { bullets: 8, power: power({ arrowForWound: true }) },
  'black-jack': { bullets: 8, power: power({ rerollsDynamite: true }) },
  'calamity-janet': { bullets: 8, power: power({ swapsSights: true }) },
  'el-gringo': { bullets: 7, power: power({ costsAnArrow: true }) },
  /** With four life points or fewer, gains two points for each own beer. */
  'jesse-jones': { bullets: 9, power: power({ ownBeer: (t, me) => (playerAt(t, me).life <= 4 ? 2 : 1) }) },
  /** Loses at most one point in an attack. */
  jourdonnais: {
    bullets: 7,
    power: power({ suffers: (cause, points) => (cause === 'attack' ? Math.min(1, points) : points) }),
  },
  'kit-carlson': { bullets: 7, power: power({ clearsArrows: true }) },
  'lucky-duke': { bullets: 8, power: power({ rolls: 4 }) },
  'paul-regret': { bullets: 9, power: power({ suffers: (cause, points) => (cause === 'gatling' ? 0 : points) }) },
  'pedro-ramirez': { bullets: 8, power: power({ returnsArrows: true }) },
  'rose-doolan': { bullets: 9, power: power({ aimsFurther: true }) },
  'sid-ketchum': { bullets: 8, power: power({ gives: true }) },
  'slab-the-killer': { bullets: 8, power: power({ doublesShots: true }) },
  /** Gains two life points if her last dice show neither 1 nor 2. */
  'suzy-lafayette': {
    bullets: 8,
    power: power({ atTurnEnd: (t) => (countOf(t, '1') + countOf(t, '2') === 0 ? 2 : 0) }),
  },
  'vulture-sam': { bullets: 9, power: power({ mourns: 2 }) },
  'willy-the-kid': { bullets: 8, power: power({ fires: 2 }) },
};
