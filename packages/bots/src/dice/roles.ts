// Special roles: is it worth showing mine now? Each can be used once, so it should pay.

import type { Answer, SPECIALS } from '@posse/dice';
import { type Seat, seat } from '@posse/engine';
import { AVERAGE_LUCK, facesOf, luckOfRoll } from './faces.ts';
import { blow, foe, type Glance, playerOf } from './glance.ts';

/** What a use should bring at least. */
const PAYS = 2.5;

type Score = (glance: Glance, answer: Answer) => number;

const ROLES: Readonly<Record<keyof typeof SPECIALS, Score>> = {
  /** Takes the star from a Sheriff who is worse off. */
  buono: (g) => {
    const sheriff = g.view.players.find(({ role }) => role === 'sheriff');
    return sheriff !== undefined && sheriff.life <= 4 && g.self.life >= sheriff.life + 2 ? 5 : -1;
  },
  dottore(g, { dice, face }) {
    const faces = facesOf(g.view);
    const turned = faces.map((old, place) => (place === dice[0] && face !== null ? face : old));
    return better(g, luckOfRoll(turned) - luckOfRoll(faces)) - PAYS;
  },
  baro: (g) => better(g, AVERAGE_LUCK - luckOfRoll(facesOf(g.view))) - PAYS,
  giudice: (g) => (g.why.op === 'react' && foe(g, g.why.who) > 0 ? 1 : -1),
  brutto: (g, { at, also }) => (held(g, also) - held(g, at)) * (foe(g, at) - foe(g, also)) - PAYS,
  cattivo(g, { at }) {
    const points = g.why.op === 'react' ? g.why.points.filter(([who]) => who === at) : [];
    return blow(g, at ?? g.me) * points.reduce((sum, [, count]) => sum + count, 0) - PAYS;
  },
  'mano-destra': (g) => (g.self.life > 2 ? 1 : -1),
  /** Without the Sheriff there is nothing left to win, unless only the two of us were left. */
  'mano-sinistra': (g, { at }) => (at === g.me ? 10 : foe(g, at) < 0 ? 5 : -1),
};

export const scoreReveal: Score = (g, answer) => ROLES[answer.pick ?? '']?.(g, answer) ?? -1;

/** A roll that is so much luckier for whoever is on turn. */
const better = (g: Glance, luck: number): number => -foe(g, g.view.turn) * luck;

function held({ view }: Glance, who: Seat | null): number {
  const { arrows, chief } = playerOf(view, who ?? seat(0));
  return arrows + (chief ? 2 : 0);
}
