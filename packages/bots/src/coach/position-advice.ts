// Advises a player on an open question, from what the player sees and remembers.

import { type Kinds, type Random, type Role, type Seat, samePlain } from '@posse/engine';
import type { Reason } from '../answer-reason.ts';
import { ROLE_LIST } from '../role-beliefs.ts';
import { meanOf } from '../search/candidate-answers.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import type { Memory } from '../seat-memory.ts';
import { type Difference, differenceBetween, type Review, review } from './answer-review.ts';
import { TriedQuestion, targetOf } from './answer-trials.ts';

/** The likeliest role of a player whose role is hidden. */
export interface Suspicion {
  readonly who: Seat;
  readonly role: Role;
  /** From 0 to 1. */
  readonly odds: number;
}

export interface Advice<Answer> {
  readonly best: Answer;
  /** The chance to win after it, from 0 to 1. */
  readonly chance: number;
  readonly reason: Reason;
  /** The likely role of the player whom it is about; null if it is about nobody, or the role is known. */
  readonly suspicion: Suspicion | null;
  /** The next best answer with its chance; null if there is no other worth considering. */
  readonly next: { readonly answer: Answer; readonly chance: number } | null;
  /** An elimination that is likelier after one of the two. */
  readonly difference: Difference | null;
}

/** A review of an answer before it is given. */
export interface Warning<Answer> extends Review<Answer> {
  /** The likely role of the player at whom the given answer is aimed. */
  readonly suspicion: Suspicion | null;
}

/** The minimum number of worlds in which an answer was tried to be named as the next best. */
const MIN_WORLDS = 16;
/** A role is told if it is at least this likely. */
const MIN_ODDS = 0.5;

/** The best answer to the open question, in so many imagined worlds. */
export function advise<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  view: K['view'],
  memory: Memory,
  random: Random,
  worlds: number,
): Advice<K['answer']> {
  const question = new TriedQuestion(imagination, view, memory, null, random);
  const found = review(question, worlds);
  const trial = question.trials.find(({ answer }) => answer === found.best) ?? question.given;
  // A question with only one sensible answer was not imagined for the review.
  if (trial.values.length === 0) question.imagine([trial], worlds);
  const chance = found.loss === 0 ? meanOf(trial.values) : found.chance;
  const [next = null] = question.trials
    .filter((other) => other !== trial && other.values.length >= MIN_WORLDS)
    .toSorted((one, other) => meanOf(other.values) - meanOf(one.values));
  const reason = question.reasonFor(trial.answer);
  return {
    best: trial.answer,
    chance,
    reason,
    suspicion: suspicionOf(question, view, reason.at ?? targetOf(trial.answer)),
    next: next && { answer: next.answer, chance: Math.min(chance, meanOf(next.values)) },
    difference: next && differenceBetween(trial, next),
  };
}

/** The review of an answer before it is given. */
export function warn<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  view: K['view'],
  memory: Memory,
  given: K['answer'],
  random: Random,
  worlds: number,
): Warning<K['answer']> {
  const option = view.options.find((one) => samePlain(one, given)) ?? given;
  const question = new TriedQuestion(imagination, view, memory, option, random);
  return { ...review(question, worlds), suspicion: suspicionOf(question, view, targetOf(option)) };
}

function suspicionOf<K extends Kinds, Situation>(
  question: TriedQuestion<K, Situation>,
  { players, viewer }: K['view'],
  who: Seat | null,
): Suspicion | null {
  if (who === null || who === viewer || players[who]?.role !== null) return null;
  const odds = question.oddsOf(who, players);
  const place = odds.indexOf(Math.max(...odds));
  const [role, share = 0] = [ROLE_LIST[place], odds[place]];
  return role === undefined || share < MIN_ODDS ? null : { who, role, odds: share };
}
