// How good an answer is, one line for each kind of answer. To pass, to stop and to roll as things are is worth 0.

import { type Answer, type AnswerKind, characterOf, type Die, type Frame } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { arrowCost, hope, isSheltered, lies, luckOf } from './faces.ts';
import { blow, foe, type Glance, playerOf, sip } from './glance.ts';
import { scoreReveal } from './roles.ts';

type Score = (glance: Glance, answer: Answer) => number;

const NEVER = -99;

const SCORES: Readonly<Record<AnswerKind, Score>> = {
  take: (g, { pick }) => (pick === 'loudmouth' || pick === 'coward' ? swap(g, pick) : -1),
  roll: () => 0,
  reroll: (g, { dice }) => dice.reduce((sum, place) => sum + again(g, g.view.dice[place] as Die), 0),
  stop: () => 0,
  shoot: (g, { at }) => (at === null ? 0 : blow(g, at, aimedAt(g, at))),
  pour: (g, { at }) => (at === null ? 0 : sip(g, at, pouredFor(g, at))),
  ability: (g, answer) => ABILITIES[g.why.op]?.(g, answer) ?? 0,
  reveal: scoreReveal,
  choose: (g, answer) => CHOICES[g.why.op]?.(g, answer) ?? 0,
  assign: (g, { at, face, twice }) => (face === null ? 0 : -foe(g, at) * luckOf(face) * (twice ? 2 : 1)),
  pass: () => 0,
  never: () => NEVER,
};

export const scoreOf = (glance: Glance, answer: Answer): number => SCORES[answer.kind](glance, answer);

// --- dice ---

/** Another throw may be followed by others, so it is worth a little more than its average. */
const again = (g: Glance, { kind, face }: Die): number => hope(g, kind) - lies(g, face) + 0.1;

const swap = (g: Glance, pick: 'loudmouth' | 'coward'): number =>
  hope(g, pick) - (characterOf(g.self.character).power.sixth === pick ? 0 : hope(g, 'base'));

// --- shots and beers ---

const aimedAt = ({ why }: Glance, at: Seat): number =>
  why.op === 'aiming' ? why.hits.reduce((sum, [who, count]) => sum + (who === at ? count : 0), 0) : 0;

const pouredFor = ({ why }: Glance, at: Seat): number =>
  why.op === 'pouring' ? why.given.filter((who) => who === at).length : 0;

/** Slab's second hit for a beer: on the best target, who must be able to take both. */
function twiceAsHard(g: Glance): number {
  const shots = g.view.options.flatMap(({ kind, at }) => (kind === 'shoot' && at !== null ? [at] : []));
  const best = Math.max(...shots.map((at) => blow(g, at, aimedAt(g, at) + 1)));
  return best > Math.max(0, sip(g, g.me)) ? 2 * best + 10 : NEVER;
}

// --- abilities ---

const ABILITIES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  start: (g, { at }) => sip(g, at ?? g.me),
  aiming: twiceAsHard,
  whichArrow: (g, { at }) => chief(g) + foe(g, at),
  handOn: (g, { at }) => arrowCost(g) / 2 + foe(g, at),
  arrowForWound: (g) => -blow(g, g.me) - arrowCost(g),
  stepIn: (g, { at }) => (at === null ? 0 : steppedIn(g, at)),
  clearArrows: (g, { at }) => -foe(g, at) * (1 + heldBy(g, at ?? g.me) / 10),
  returnOwn: () => 1,
};

/** Only for a friend who would be out, and never with the last point. */
function steppedIn(g: Glance, at: Seat): number {
  const lost = g.why.op === 'stepIn' ? (g.why.points.find(([who]) => who === at)?.[1] ?? 0) : 0;
  const isLast = playerOf(g.view, at).life <= lost;
  return isLast && g.self.life > 2 ? -3 * foe(g, at) + blow(g, g.me) : -1;
}

// --- choices ---

const CHOICES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  whichArrow: whichToken,
  whichForWound: whichToken,
  breakArrow: (g, { at }) => -foe(g, at) * (1 + heldBy(g, at ?? g.me)),
  returnToken: (g, { pick }) => (pick === 'chief' ? returned(g) : 0),
  rescued: (_g, { pick }) => (pick === 'yes' ? 1 : 0),
};

function whichToken(g: Glance, { pick }: Answer): number {
  return pick === 'chief' ? chief(g) : 0;
}

/** The Chief's arrow is a shelter to whoever has the most, else twice the danger. */
const chief = (g: Glance): number => (isSheltered(g, g.self.arrows) ? 1 : -1);

/** Mine goes back unless it shelters me, another's only if he is a friend. */
function returned(g: Glance): number {
  if (g.why.op !== 'returnToken') return 0;
  return g.why.at === g.me ? -chief(g) : -foe(g, g.why.at);
}

const heldBy = (g: Glance, at: Seat): number => playerOf(g.view, at).arrows;
