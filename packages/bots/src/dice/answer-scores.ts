// Scores of all kinds of answers in the dice game.
// Passing, stopping, and rolling the dice as they are score 0.

import type { Answer, AnswerKind, Frame } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { NEVER } from '../rules-of-thumb.ts';
import { arrowCost, arrowOn, chiefOn, heldBy } from './arrow-worth.ts';
import { playerOf, type Situation } from './dice-situation.ts';
import { diceWorthOf } from './dice-worth.ts';
import { haunted, wished } from './ghost-scores.ts';
import { aimedAt, beer, gainWorth, hit, lossWorth } from './life-worth.ts';
import { rerolled } from './reroll-worth.ts';
import { scoreReveal } from './role-reveal-scores.ts';

type Score = (situation: Situation, answer: Answer) => number;

/** The score of an answer that is taken only if there is no other. */
const AT_WORST = -50;

const SCORES: Readonly<Record<AnswerKind, Score>> = {
  take: (s, { pick }) => (pick === 'loudmouth' || pick === 'coward' ? swap(s, pick) : -1),
  roll: () => 0,
  reroll: (s, { dice }) => (s.me === s.view.ghost ? haunted(s, dice) : rerolled(s, dice)),
  stop: () => 0,
  shoot: (s, { at, face }) => (at === null ? 0 : shot(s, at, face)),
  pour: (s, { at }) => (at === null ? 0 : beer(s, at, pouredFor(s, at))),
  ability: (s, answer) => ABILITIES[s.why.op]?.(s, answer) ?? 0,
  reveal: scoreReveal,
  choose: (s, answer) => CHOICES[s.why.op]?.(s, answer) ?? 0,
  assign: (s, { at, face, twice }) => (face === null ? 0 : wished(s, at, face, twice)),
  pass: () => 0,
  never: () => NEVER,
};

export const scoreOf = (situation: Situation, answer: Answer): number => SCORES[answer.kind](situation, answer);

/** The score of taking a saloon die instead of an ordinary one, or in addition. Bots without foresight never do. */
function swap(s: Situation, pick: 'loudmouth' | 'coward'): number {
  if (!s.thinksAhead) return -1;
  const { hope, gun } = diceWorthOf(s);
  const guns = pick === 'loudmouth' ? 0.1 * gun : -0.05 * gun;
  return hope[pick] + guns - (s.power.sixth === pick ? 0 : hope.base);
}

// --- shots and beers ---

/** The score of a shot. If enough shots are left to finish off the target, each of them gets a part of that worth. */
function shot(s: Situation, at: Seat, face: Answer['face']): number {
  const before = aimedAt(s.why, at);
  const one = hit(s, at, 'shots', before);
  if (!s.thinksAhead || s.why.op !== 'aiming') return one;
  const life = playerOf(s.view, at).life - before;
  const isAny = s.left.living <= 3 || s.power.swapsSights;
  let left = 0;
  for (const sight of s.why.left) if (isAny || sight === face) left++;
  if (life < 2 || life > left) return one;
  let sum = one;
  for (let more = 1; more < life; more++) sum += hit(s, at, 'shots', before + more);
  return sum / life;
}

function pouredFor({ why }: Situation, at: Seat): number {
  let count = 0;
  if (why.op === 'pouring') for (const who of why.given) if (who === at) count++;
  return count;
}

/**
 * The score of doubling a hit of Slab the Killer for a beer: on the best target, who must have two life points to lose.
 */
function twiceAsHard(s: Situation): number {
  let best = 0;
  for (const { kind, at } of s.options)
    if (kind === 'shoot' && at !== null) best = Math.max(best, hit(s, at, 'shots', aimedAt(s.why, at) + 1));
  let drink = 0;
  for (const at of [s.me, ...s.others]) drink = Math.max(drink, gainWorth(s, at));
  return best > drink ? 2 * best + 10 : AT_WORST;
}

// --- abilities ---

const ABILITIES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  start: (s, { at }) => gainWorth(s, at ?? s.me),
  aiming: twiceAsHard,
  whichArrow: (s, { at }) => chiefOn(s, s.me) - chiefOn(s, at ?? s.me),
  handOn: (s, { at }) => arrowCost(s) / 2 + arrowOn(s, at ?? s.me),
  arrowForWound: (s) => (s.why.op === 'arrowForWound' ? arrowOn(s, s.me) - lostPoint(s, s.why.points) : 0),
  stepIn: (s, { at }) => (at === null ? 0 : steppedIn(s, at)),
  clearArrows: (s, { at }) => -arrowOn(s, at ?? s.me) * (1 + heldBy(s, at ?? s.me) / 10),
  returnOwn: () => 1,
};

/** The worth of the last of the life points that I am about to lose. */
function lostPoint(s: Situation, points: readonly (readonly [Seat, number])[]): number {
  let mine = 0;
  for (const [who, count] of points) if (who === s.me) mine += count;
  return lossWorth(s, s.me, mine - 1);
}

/** The score of taking the hit for a friend who would be eliminated, never with the last life point. */
function steppedIn(s: Situation, at: Seat): number {
  const lost = s.why.op === 'stepIn' ? (s.why.points.find(([who]) => who === at)?.[1] ?? 0) : 0;
  const isLast = playerOf(s.view, at).life <= lost;
  return isLast && s.self.life > 2 ? lossWorth(s, s.me) - lossWorth(s, at, lost - 1) : -1;
}

// --- choices ---

const CHOICES: Readonly<Partial<Record<Frame['op'], Score>>> = {
  whichArrow: whichToken,
  whichForWound: whichToken,
  breakArrow: (s, { at }) => -arrowOn(s, at ?? s.me) * (1 + heldBy(s, at ?? s.me) / 10),
  returnToken: (s, { pick }) => (pick === 'chief' ? returned(s) : 0),
  rescued: (_g, { pick }) => (pick === 'yes' ? 1 : 0),
};

/** The gain of taking the Chief's arrow instead of another one. */
function whichToken(s: Situation, { pick }: Answer): number {
  return pick === 'chief' ? chiefOn(s, s.me) - arrowOn(s, s.me) : 0;
}

/** The gain of returning the Chief's arrow instead of another one. */
const returned = (s: Situation): number =>
  s.why.op === 'returnToken' ? arrowOn(s, s.why.at) - chiefOn(s, s.why.at) : 0;
