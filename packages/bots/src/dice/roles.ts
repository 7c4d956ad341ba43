// Special roles: is it worth showing mine now? Each can be used once, so it should pay.

import type { Answer, SPECIALS } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { arrowOn, chiefOn } from './arrows.ts';
import { luckOf, luckOfRoll } from './ghost.ts';
import { foe, type Glance, playerOf } from './glance.ts';
import { blow, sip } from './stakes.ts';

/** What a use should bring at least. */
const PAYS = 1.5;

type Score = (glance: Glance, answer: Answer) => number;

const ROLES: Readonly<Record<keyof typeof SPECIALS, Score>> = {
  /** Takes the star from a Sheriff who is worse off. */
  buono: (g) => {
    const sheriff = g.sheriff === null ? undefined : g.view.players[g.sheriff];
    return sheriff !== undefined && sheriff.life <= 4 && g.self.life >= sheriff.life + 2 ? 5 : -1;
  },
  dottore(g, { dice, face }) {
    const [place] = dice;
    const old = g.view.dice[place ?? 0];
    return old === undefined || face === null ? -1 : better(g, luckOf(face) - luckOf(old.face)) - PAYS;
  },
  baro: (g) => better(g, -luckOfRoll(g.view.dice)) - PAYS,
  giudice: (g) => (g.why.op === 'react' && foe(g, g.why.who) > 0 ? 1 : -1),
  brutto: (g, { at, also }) => swapped(g, at ?? g.me, also ?? g.me) - PAYS,
  cattivo(g, { at }) {
    let spoilt = 0;
    if (g.why.op === 'react') for (const [who, count] of g.why.points) if (who === at) spoilt += count;
    let sum = 0;
    for (let before = 0; before < spoilt; before++) sum -= sip(g, at ?? g.me, before);
    return sum - PAYS;
  },
  'mano-destra': (g) => (g.self.life > 2 ? 1 : -1),
  /** Without the Sheriff there is nothing left to win, unless only the two of us were left. */
  'mano-sinistra': (g, { at }) =>
    at === g.me ? 10 : -blow(g, at ?? g.me, playerOf(g.view, at ?? g.me).life - 1) - PAYS,
};

export const scoreReveal: Score = (g, answer) => ROLES[answer.pick ?? '']?.(g, answer) ?? -1;

/** A roll that is so much luckier for whoever is on turn. */
const better = (g: Glance, luck: number): number => -foe(g, g.view.turn) * luck;

/** Two exchange all their arrows. */
function swapped(g: Glance, one: Seat, other: Seat): number {
  const [mine, his] = [playerOf(g.view, one), playerOf(g.view, other)];
  let sum = (his.arrows - mine.arrows) * (arrowOn(g, one) - arrowOn(g, other));
  if (mine.chief) sum += chiefOn(g, other) - chiefOn(g, one);
  if (his.chief) sum += chiefOn(g, one) - chiefOn(g, other);
  return sum;
}
