// One game of self-play, and what its learners should have done instead.

import { Beliefs, chanceOf, chances, type Imagination, type Policy, SHREWD } from '@posse/bots/search';
import { below, type Kinds, type Random, type Seat } from '@posse/engine';
import type { LevelPlayer } from '../level-player.ts';
import type { Gradient } from './policy-gradient.ts';

/** Anybody in the league. */
export interface LeaguePlayer<K extends Kinds> {
  readonly id: string;
  /** Null for the learner, who draws its answers by their likelihood and learns from the outcome. */
  readonly answer: LevelPlayer<K> | null;
}

/** The chance of each seat to win: at the begin of a turn, or when a learner answered. */
interface Turn {
  readonly values: readonly number[];
}
interface Choice {
  readonly seat: Seat;
  readonly value: number;
  readonly traits: readonly (readonly number[])[];
  readonly odds: readonly number[];
  readonly chosen: number;
}

/** How much of the outcome reaches back over a turn; the rest is the judge's estimate. */
const REACHES_BACK = 0.7;
/** The likelihood above which an answer is as good as certain, and teaches nothing. */
const CERTAIN = 0.995;
const TRIFLE = 1e-4;
/** Answers that are less likely than this are not looked at before they are drawn. */
const UNLIKELY = 0.005;
/** How much it counts that an answer is never right, compared with a game won. */
const SHAME = 0.15;
const LONGEST = 3000;
const FINE = 2 ** 20;

/** Plays a game, and adds what it teaches to the gradient. Returns the end of the game; null if it never ends. */
export function teach<K extends Kinds, Situation>(
  { rulesOfThumb, features, weights }: Imagination<K, Situation>,
  policy: Policy<Situation, K['answer']>,
  wishes: K['wishes'],
  seed: string,
  seated: (seats: number) => readonly LeaguePlayer<K>[],
  random: Random,
  gradient: Gradient,
): { readonly state: K['state']; readonly players: readonly LeaguePlayer<K>[] } | null {
  const { clues, imagine, isNever } = rulesOfThumb;
  const { game } = clues;
  const t = game.deal(wishes, seed);
  const seats = t.players.length;
  const players = seated(seats);
  const sheriff = t.players.findIndex(({ role }) => role === 'sheriff');
  const beliefs = Beliefs.at(seats, sheriff < 0 ? null : sheriff, clues.urges);
  const steps: (Turn | Choice)[] = [];
  const judged = (): number[] => {
    const sides = chances(features, weights, t, beliefs);
    return t.players.map((_, place) => (sides === null ? 1 / seats : chanceOf(t, place as Seat, sides)));
  };
  let turn: Seat | null = null;
  let answers = 0;
  for (let asked = game.pending(t); asked !== null; asked = game.pending(t)) {
    if (++answers > LONGEST) return null;
    if (t.turn !== turn) {
      turn = t.turn;
      steps.push({ values: judged() });
    }
    const player = players[asked.asked] as LeaguePlayer<K>;
    let answer = asked.options[0] as K['answer'];
    if (asked.options.length > 1) {
      if (player.answer === null) {
        const traits: number[][] = [];
        const situation = imagine(t, asked, beliefs, SHREWD);
        const { places, logits } = policy.consider(situation, asked.options, traits);
        let odds = likelihoods(logits);
        const isSane = (at: number): boolean => !isNever(situation, asked.options[places[at] as number] as K['answer']);
        if (shun(odds, logits, isSane, traits, gradient)) odds = likelihoods(logits);
        let chosen = drawn(odds, below(random, FINE) / FINE);
        // An unlikely answer that is never right is drawn again.
        for (let left = places.length - 1; left > 0 && !isSane(chosen); left--) {
          logits[chosen] = Number.NEGATIVE_INFINITY;
          odds = likelihoods(logits);
          chosen = drawn(odds, below(random, FINE) / FINE);
        }
        if ((odds[chosen] as number) < CERTAIN) {
          const value = judged()[asked.asked] as number;
          steps.push({ seat: asked.asked, value, traits, odds, chosen });
        }
        answer = asked.options[places[chosen] as number] as K['answer'];
      } else answer = player.answer(t, asked, beliefs, random);
    }
    const deed = clues.deedOf(t, asked, answer);
    if (deed !== null) beliefs.hear(deed);
    game.advance(t, answer);
  }
  learn(
    steps,
    t.players.map((_, place) => (t.winners?.includes(place as Seat) ? 1 : 0)),
    gradient,
  );
  return { state: t, players };
}

/**
 * Makes answers that are never right less likely, and bars them. The mask keeps them from being played, so their
 * outcomes teach nothing; without this, weights that are shared with good answers would lift them.
 */
function shun(
  odds: readonly number[],
  logits: number[],
  isSane: (at: number) => boolean,
  traits: readonly (readonly number[])[],
  gradient: Gradient,
): boolean {
  const never = odds.map((chance, at) => chance > UNLIKELY && !isSane(at));
  const wrong = odds.reduce((sum, chance, at) => (never[at] === true ? sum + chance : sum), 0);
  if (wrong === 0 || never.every((isWrong) => isWrong)) return false;
  for (let at = 0; at < odds.length; at++) {
    const chance = odds[at] as number;
    // The slope of the logarithm of the chance that the answer is sane.
    const wanted = never[at] === true ? 0 : chance / (1 - wrong);
    const slope = SHAME * (wanted - chance);
    if (Math.abs(slope) > TRIFLE) gradient.add(traits[at] as readonly number[], slope);
    if (never[at] === true) logits[at] = Number.NEGATIVE_INFINITY;
  }
  return true;
}

/** Goes back from the outcome, and credits each choice with what came out beyond the judge's estimate. */
function learn(steps: readonly (Turn | Choice)[], outcome: number[], gradient: Gradient): void {
  for (const step of [...steps].reverse()) {
    if ('values' in step) {
      for (let place = 0; place < outcome.length; place++)
        outcome[place] =
          (1 - REACHES_BACK) * (step.values[place] as number) + REACHES_BACK * (outcome[place] as number);
      continue;
    }
    const { seat, value, traits, odds, chosen } = step;
    const advantage = (outcome[seat] as number) - value;
    for (let place = 0; place < odds.length; place++) {
      const slope = advantage * ((place === chosen ? 1 : 0) - (odds[place] as number));
      if (Math.abs(slope) > TRIFLE) gradient.add(traits[place] as readonly number[], slope);
    }
  }
}

function likelihoods(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

/** The place that a number between 0 and 1 draws from these odds. */
function drawn(odds: readonly number[], chance: number): number {
  let left = chance;
  for (let place = 0; place < odds.length; place++) {
    left -= odds[place] as number;
    if (left < 0) return place;
  }
  return odds.length - 1;
}
