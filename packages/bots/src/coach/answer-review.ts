// Reviews an answer: is another one better, and by how much?

import type { Kinds, Seat } from '@posse/engine';
import { meanOf } from '../search/candidate-answers.ts';
import { emptyTrial, type Trial, type TriedQuestion } from './answer-trials.ts';

/** How much of the chance to win an answer gave away. The limits are those of chess sites. */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

const LIMITS: readonly (readonly [Mark, number])[] = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['inaccuracy', 0.05],
];

/** Null for a loss that is not worth a mark. */
export const markOf = (loss: number): Mark | null => LIMITS.find(([, limit]) => loss >= limit)?.[0] ?? null;

/** Something that happens more often after one answer than after the other. */
export interface Difference {
  /** The player who is eliminated. */
  readonly who: Seat;
  /** How often that happens soon after the better answer, from 0 to 1, */
  readonly best: number;
  /** and after the given one. */
  readonly given: number;
}

export interface Review<Answer> {
  readonly given: Answer;
  /** The best answer found: the given one, unless another is better beyond doubt. */
  readonly best: Answer;
  /** The chance to win after the best answer. */
  readonly chance: number;
  /** The chance to win that the given answer gave away; 0 if it is the best. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  readonly mark: Mark | null;
  readonly difference: Difference | null;
}

/** Worlds between comparisons. */
const BATCH = 8;
/** The minimum number of worlds before an answer is left out. */
const MIN_WORLDS = 16;
/** An answer is left out if it is behind the leader by this many standard errors. */
const BEHIND = 2.5;
/** A lead below this is not worth a second look. */
const TRIFLE = 0.03;
/** The second look takes at most this many times the worlds of the first. */
const MAX_LOOKS = 4;
/** A loss counts if it is larger than this many standard errors. */
const SURE = 2;
/** A difference below this is not told. */
const MIN_DIFFERENCE = 0.06;

/** Finds the best answer in some worlds, and measures its lead in fresh ones, because the first are biased by the choice. */
export function review<K extends Kinds, Situation>(
  question: TriedQuestion<K, Situation>,
  worlds: number,
): Review<K['answer']> {
  const leader = leaderOf(question, worlds);
  const { given } = question;
  const chance = meanOf(given.values);
  const asGiven = { given: given.answer, best: given.answer, chance, loss: 0, error: 0, mark: null, difference: null };
  if (leader === given || leadOf(given, leader).lead < TRIFLE) return asGiven;
  const [before, after] = confirmed(question, leader, worlds);
  const { lead, error } = leadOf(before, after);
  if (lead <= SURE * error) return { ...asGiven, chance: meanOf(before.values) };
  return {
    given: given.answer,
    best: leader.answer,
    chance: meanOf(after.values),
    loss: lead,
    error,
    mark: markOf(lead),
    difference: differenceBetween(after, before),
  };
}

/** The trial with the best mean. Trials that are clearly behind, or can't matter, see fewer worlds. */
function leaderOf<K extends Kinds, Situation>(
  question: TriedQuestion<K, Situation>,
  worlds: number,
): Trial<K['answer']> {
  const { given } = question;
  let field = question.trials;
  let leader = given;
  for (let seen = 0; seen < worlds && field.length > 1; seen += BATCH) {
    question.imagine(field, Math.min(BATCH, worlds - seen));
    leader = field.reduce((best, trial) => (meanOf(trial.values) > meanOf(best.values) ? trial : best));
    if (given.values.length < MIN_WORLDS) continue;
    const { lead, error } = leadOf(given, leader);
    if (lead + SURE * error < TRIFLE) return given;
    field = field.filter((trial) => trial === given || !isBehind(trial, leader));
  }
  return leader;
}

function isBehind(trial: Trial<unknown>, leader: Trial<unknown>): boolean {
  const { lead, error } = leadOf(trial, leader);
  return lead > BEHIND * error;
}

/** Fresh trials of the given answer and of the leader, in as many worlds as it takes to tell them apart. */
function confirmed<K extends Kinds, Situation>(
  question: TriedQuestion<K, Situation>,
  leader: Trial<K['answer']>,
  worlds: number,
): readonly [Trial<K['answer']>, Trial<K['answer']>] {
  const seats = leader.falls.length;
  const pair = [emptyTrial(question.given.answer, seats), emptyTrial(leader.answer, seats)] as const;
  for (let looks = 0; looks < MAX_LOOKS; looks++) {
    question.imagine(pair, worlds);
    const { lead, error } = leadOf(...pair);
    if (lead + error < TRIFLE || lead > (SURE + 1) * error) break;
  }
  return pair;
}

/** The mean lead of the second over the first across their worlds, and its standard error. */
export function leadOf(
  { values }: Pick<Trial<unknown>, 'values'>,
  other: Pick<Trial<unknown>, 'values'>,
): { readonly lead: number; readonly error: number } {
  const gaps = values.map((value, world) => (other.values[world] as number) - value);
  const lead = meanOf(gaps);
  return { lead, error: Math.sqrt(meanOf(gaps.map((gap) => (gap - lead) ** 2)) / Math.max(1, gaps.length - 1)) };
}

/** The elimination whose likelihood differs most between two answers. */
export function differenceBetween(best: Trial<unknown>, given: Trial<unknown>): Difference | null {
  const shareOf = ({ falls, values }: Trial<unknown>, who: number): number => (falls[who] as number) / values.length;
  const shares = best.falls.map((_, who) => ({
    who: who as Seat,
    best: shareOf(best, who),
    given: shareOf(given, who),
  }));
  const size = (one: Difference): number => Math.abs(one.best - one.given);
  const largest = shares.reduce((most, one) => (size(one) > size(most) ? one : most));
  return size(largest) < MIN_DIFFERENCE ? null : largest;
}
