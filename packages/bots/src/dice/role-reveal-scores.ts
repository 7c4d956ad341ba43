// Scores of revealing a special role, which can be used only once.

import type { Answer, SPECIALS } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { arrowOn, chiefOn } from './arrow-worth.ts';
import { foe, playerOf, type Situation } from './dice-situation.ts';
import { luckOf, luckOfRoll } from './ghost-scores.ts';
import { gainWorth, lossWorth } from './life-worth.ts';

/** The minimum worth of a use. */
const PAYS = 1.5;

type Score = (situation: Situation, answer: Answer) => number;

const ROLES: Readonly<Record<keyof typeof SPECIALS, Score>> = {
  /** Il Buono: takes the star from a Sheriff who is worse off. */
  buono: (s) => {
    const sheriff = s.sheriff === null ? undefined : s.view.players[s.sheriff];
    return sheriff !== undefined && sheriff.life <= 4 && s.self.life >= sheriff.life + 2 ? 5 : -1;
  },
  dottore(s, { dice, face }) {
    const [place] = dice;
    const old = s.view.dice[place ?? 0];
    return old === undefined || face === null ? -1 : better(s, luckOf(face) - luckOf(old.face)) - PAYS;
  },
  baro: (s) => better(s, -luckOfRoll(s.view.dice)) - PAYS,
  giudice: (s) => (s.why.op === 'react' && foe(s, s.why.who) > 0 ? 1 : -1),
  brutto: (s, { at, also }) => swapped(s, at ?? s.me, also ?? s.me) - PAYS,
  cattivo(s, { at }) {
    let spoilt = 0;
    if (s.why.op === 'react') for (const [who, count] of s.why.points) if (who === at) spoilt += count;
    let sum = 0;
    for (let before = 0; before < spoilt; before++) sum -= gainWorth(s, at ?? s.me, before);
    return sum - PAYS;
  },
  'mano-destra': (s) => (s.self.life > 2 ? 1 : -1),
  /** Mano Sinistra: without the Sheriff I can't win, unless only the two of us were left. */
  'mano-sinistra': (s, { at }) =>
    at === s.me ? 10 : -lossWorth(s, at ?? s.me, playerOf(s.view, at ?? s.me).life - 1) - PAYS,
};

export const scoreReveal: Score = (s, answer) => ROLES[answer.pick ?? '']?.(s, answer) ?? -1;

/** The worth to me of more luck for the player on turn. */
const better = (s: Situation, luck: number): number => -foe(s, s.view.turn) * luck;

/** The worth of exchanging all arrows of two players. */
function swapped(s: Situation, one: Seat, other: Seat): number {
  const [mine, his] = [playerOf(s.view, one), playerOf(s.view, other)];
  let sum = (his.arrows - mine.arrows) * (arrowOn(s, one) - arrowOn(s, other));
  if (mine.chief) sum += chiefOn(s, other) - chiefOn(s, one);
  if (his.chief) sum += chiefOn(s, one) - chiefOn(s, other);
  return sum;
}
