// How good an answer is, one line for each kind of answer. To pass, to stop and to roll as things are is worth 0.

import type { Answer, AnswerKind, Frame } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { NEVER } from '../thumbs.ts';
import { arrowCost, arrowOn, chiefOn, heldBy } from './arrows.ts';
import { haunted, wished } from './ghost.ts';
import { type Glance, playerOf } from './glance.ts';
import { handOf } from './hand.ts';
import { scoreReveal } from './roles.ts';
import { aimedAt, beer, blow, hit, sip } from './stakes.ts';
import { rerolled } from './throws.ts';

type Score = (glance: Glance, answer: Answer) => number;

/** Only where nothing else is left. */
const AT_WORST = -50;

const SCORES: Readonly<Record<AnswerKind, Score>> = {
  take: (g, { pick }) => (pick === 'loudmouth' || pick === 'coward' ? swap(g, pick) : -1),
  roll: () => 0,
  reroll: (g, { dice }) => (g.me === g.view.ghost ? haunted(g, dice) : rerolled(g, dice)),
  stop: () => 0,
  shoot: (g, { at, face }) => (at === null ? 0 : shot(g, at, face)),
  pour: (g, { at }) => (at === null ? 0 : beer(g, at, pouredFor(g, at))),
  ability: (g, answer) => ABILITIES[g.why.op]?.(g, answer) ?? 0,
  reveal: scoreReveal,
  choose: (g, answer) => CHOICES[g.why.op]?.(g, answer) ?? 0,
  assign: (g, { at, face, twice }) => (face === null ? 0 : wished(g, at, face, twice)),
  pass: () => 0,
  never: () => NEVER,
};

export const scoreOf = (glance: Glance, answer: Answer): number => SCORES[answer.kind](glance, answer);

/** A saloon die instead of an ordinary one; or beside them, for some. Whoever does not think ahead leaves them alone. */
function swap(g: Glance, pick: 'loudmouth' | 'coward'): number {
  if (!g.thinksAhead) return -1;
  const { hope, gun } = handOf(g);
  const guns = pick === 'loudmouth' ? 0.1 * gun : -0.05 * gun;
  return hope[pick] + guns - (g.power.sixth === pick ? 0 : hope.base);
}

// --- shots and beers ---

/** With shots enough left to finish him, each of them has its part in that. */
function shot(g: Glance, at: Seat, face: Answer['face']): number {
  const before = aimedAt(g.why, at);
  const one = hit(g, at, 'shots', before);
  if (!g.thinksAhead || g.why.op !== 'aiming') return one;
  const life = playerOf(g.view, at).life - before;
  const isAny = g.left.living <= 3 || g.power.swapsSights;
  let left = 0;
  for (const sight of g.why.left) if (isAny || sight === face) left++;
  if (life < 2 || life > left) return one;
  let sum = one;
  for (let more = 1; more < life; more++) sum += hit(g, at, 'shots', before + more);
  return sum / life;
}

function pouredFor({ why }: Glance, at: Seat): number {
  let count = 0;
  if (why.op === 'pouring') for (const who of why.given) if (who === at) count++;
  return count;
}

/** Slab's second hit for a beer: on the best target, who must be able to take both. */
function twiceAsHard(g: Glance): number {
  let best = 0;
  for (const { kind, at } of g.options)
    if (kind === 'shoot' && at !== null) best = Math.max(best, hit(g, at, 'shots', aimedAt(g.why, at) + 1));
  let drink = 0;
  for (const at of [g.me, ...g.others]) drink = Math.max(drink, sip(g, at));
  return best > drink ? 2 * best + 10 : AT_WORST;
}

// --- abilities ---

const ABILITIES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  start: (g, { at }) => sip(g, at ?? g.me),
  aiming: twiceAsHard,
  whichArrow: (g, { at }) => chiefOn(g, g.me) - chiefOn(g, at ?? g.me),
  handOn: (g, { at }) => arrowCost(g) / 2 + arrowOn(g, at ?? g.me),
  arrowForWound: (g) => (g.why.op === 'arrowForWound' ? arrowOn(g, g.me) - lostPoint(g, g.why.points) : 0),
  stepIn: (g, { at }) => (at === null ? 0 : steppedIn(g, at)),
  clearArrows: (g, { at }) => -arrowOn(g, at ?? g.me) * (1 + heldBy(g, at ?? g.me) / 10),
  returnOwn: () => 1,
};

/** The last of the points that I am about to lose. */
function lostPoint(g: Glance, points: readonly (readonly [Seat, number])[]): number {
  let mine = 0;
  for (const [who, count] of points) if (who === g.me) mine += count;
  return blow(g, g.me, mine - 1);
}

/** Only for a friend who would be out, and never with the last point. */
function steppedIn(g: Glance, at: Seat): number {
  const lost = g.why.op === 'stepIn' ? (g.why.points.find(([who]) => who === at)?.[1] ?? 0) : 0;
  const isLast = playerOf(g.view, at).life <= lost;
  return isLast && g.self.life > 2 ? blow(g, g.me) - blow(g, at, lost - 1) : -1;
}

// --- choices ---

const CHOICES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  whichArrow: whichToken,
  whichForWound: whichToken,
  breakArrow: (g, { at }) => -arrowOn(g, at ?? g.me) * (1 + heldBy(g, at ?? g.me) / 10),
  returnToken: (g, { pick }) => (pick === 'chief' ? returned(g) : 0),
  rescued: (_g, { pick }) => (pick === 'yes' ? 1 : 0),
};

/** The Chief's arrow, compared with another one. */
function whichToken(g: Glance, { pick }: Answer): number {
  return pick === 'chief' ? chiefOn(g, g.me) - arrowOn(g, g.me) : 0;
}

/** A Chief's arrow that goes back, compared with another one. */
const returned = (g: Glance): number => (g.why.op === 'returnToken' ? arrowOn(g, g.why.at) - chiefOn(g, g.why.at) : 0);
