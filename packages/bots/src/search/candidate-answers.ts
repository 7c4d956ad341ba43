// The candidate answers of a search, and which are still worth imagining.

import type { Kinds } from '@posse/engine';
import type { Imagination } from './imagination-interface.ts';

export interface Candidate<Answer> {
  readonly answer: Answer;
  /** The answer's value in each imagined world. All candidates that are still in share the same worlds. */
  readonly values: number[];
}

/** The minimum number of worlds before candidates are compared. */
const ENOUGH = 8;
/** A challenger is dropped if it is behind by this many standard errors. */
const BEHIND = 0.7;
/** The number of standard errors by which a challenger must lead before the favourite yields. */
const AHEAD = 1;
/** The minimum lead of a challenger for that, because the judge may err. */
const MARGIN = 0.004;
/** The minimum number of worlds before a search may stop early. */
const PLENTY = 16;
/** The number of standard errors by which a challenger must lead over every other for an early stop. */
const FAR_AHEAD = 3;

/** The likeliest options by the policy; options that differ only in which of two equal cards is meant count once. */
export function candidates<K extends Kinds, Situation>(
  { learned, width }: Imagination<K, Situation>,
  situation: Situation,
  options: readonly K['answer'][],
): Candidate<K['answer']>[] {
  const { places, logits } = learned.policy().consider(situation, options, null);
  const likeliest = logits.map((logit, index) => ({ logit, answer: options[places[index] as number] as K['answer'] }));
  likeliest.sort((one, other) => other.logit - one.logit);
  return likeliest.slice(0, width).map(({ answer }) => ({ answer, values: [] }));
}

export const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean lead of the second over the first across worlds, and its standard error. */
function leadOf(one: Candidate<unknown>, other: Candidate<unknown>): { readonly lead: number; readonly error: number } {
  const gaps = other.values.map((value, world) => value - (one.values[world] as number));
  const lead = meanOf(gaps);
  const error = Math.sqrt(meanOf(gaps.map((gap) => (gap - lead) ** 2)) / Math.max(1, gaps.length));
  return { lead, error };
}

/** The favourite, which comes first, and the challengers that are not clearly worse. */
export function stillIn<Answer>(field: readonly Candidate<Answer>[]): Candidate<Answer>[] {
  const [favourite] = field;
  if (favourite === undefined || favourite.values.length < ENOUGH) return [...field];
  return field.filter((candidate) => {
    if (candidate === favourite) return true;
    const { lead, error } = leadOf(favourite, candidate);
    return lead > -BEHIND * error;
  });
}

/** Is a challenger so far ahead that more worlds would not change it? The favourite wins only when no other is left. */
export function isDecided<Answer>(field: readonly Candidate<Answer>[]): boolean {
  const [favourite] = field;
  if (favourite === undefined || favourite.values.length < PLENTY) return false;
  const winner = winnerOf(field);
  if (winner === favourite) return false;
  return field.every((candidate) => {
    if (candidate === winner) return true;
    const { lead, error } = leadOf(candidate, winner);
    return lead > FAR_AHEAD * error + (candidate === favourite ? MARGIN : 0);
  });
}

/** The challenger that is furthest ahead, if that is statistically significant; else the favourite. */
export function winnerOf<Answer>(field: readonly Candidate<Answer>[]): Candidate<Answer> {
  const favourite = field[0] as Candidate<Answer>;
  if (favourite.values.length < ENOUGH) return favourite;
  let winner = favourite;
  for (const candidate of field) {
    if (meanOf(candidate.values) <= meanOf(winner.values)) continue;
    const { lead, error } = leadOf(favourite, candidate);
    if (lead > AHEAD * error + MARGIN) winner = candidate;
  }
  return winner;
}
