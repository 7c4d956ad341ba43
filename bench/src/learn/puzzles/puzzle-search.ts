// Looks for puzzles in bot games: positions in which one answer is clearly best.

import { type Bot, botNamed, type GameWithBots, playGame, TableMemory } from '@posse/bots';
import { leadOf, type StoredPuzzle, storedWords, type Trial, TriedQuestion } from '@posse/bots/coach';
import type { Imagination } from '@posse/bots/search';
import { type Kinds, randomFrom, type Seat } from '@posse/engine';

/** A puzzle has an answer that is better than all others by this much, and by this many standard errors. */
const MIN_LEAD = 0.1;
const MIN_ERRORS = 4;
/** The worlds in which the best answers of a puzzle are measured, and how many of them at a time. */
const WORLDS = 3000;
const BATCH = 250;
/** After so many worlds, answers that are too bad by this many standard errors see no more. */
const PLENTY = 500;
const HOPELESS = 6;
/** Cheap looks before that: the worlds, the least lead to go on, and how many answers the next look has. */
const LOOKS: readonly (readonly [worlds: number, lead: number, kept: number])[] = [
  [8, 0.07, 4],
  [24, 0.09, 3],
  [80, 0.1, 2],
];
/** Fewer answers are no choice, more are tedious to read. */
const MIN_ANSWERS = 3;
const MAX_ANSWERS = 9;
/** Longer courses would take too much room. */
const MAX_COURSE = 60;
/** Puzzles of one game are about different seats, and at most this many. */
const MAX_PUZZLES = 2;
const SEATS = [4, 5, 6, 7];

export interface FoundPuzzle extends StoredPuzzle {
  /** Would a gunslinger, who answers by rules of thumb alone, find the best answer? */
  readonly isEasy: boolean;
}

/** The puzzles of the game with this number. */
export function puzzlesOf<K extends Kinds, Situation>(
  { id, game, clues, bots }: GameWithBots<K>,
  imagination: Imagination<K, Situation>,
  number: number,
): readonly FoundPuzzle[] {
  const wishes = game.withPool({ seats: SEATS[number % SEATS.length] as number, preset: 'standard' } as K['wishes']);
  const seed = `puzzle ${number}`;
  const deputy = levelIn(bots, 'deputy');
  const gunslinger = levelIn(bots, 'gunslinger');
  const { answers } = playGame(clues, wishes, seed, () => deputy);
  const state = game.deal(wishes, seed);
  const memory = new TableMemory(clues, wishes.seats);
  const found: FoundPuzzle[] = [];
  const course: string[] = [];
  for (const [step, given] of answers.entries()) {
    const asked = game.pending(state);
    if (asked === null || course.length > MAX_COURSE || found.length === MAX_PUZZLES) break;
    const seat = asked.asked;
    const isFresh = found.every((one) => one.seat !== seat);
    if (isFresh && asked.options.length >= MIN_ANSWERS) {
      const view = game.view(state, seat);
      const known = memory.of(seat);
      const ask = (part: string) =>
        new TriedQuestion(imagination, view, known, given, randomFrom(`${seed} ${step} ${part}`), 'all');
      const worths = worthsIn(ask, view.options);
      if (worths !== null) {
        const naive = storedWords(gunslinger.answer(view, known, randomFrom(`${seed} ${step} naive`)));
        const isEasy = worths[0]?.answers.includes(naive) === true;
        found.push({ game: id, setup: wishes, seed, seat, course: [...course], worths, isEasy });
      }
    }
    if (asked.options.length > 1) course.push(storedWords(given));
    memory.sees(state, asked, given);
    memory.hears(game.apply(state, given));
  }
  return found;
}

function levelIn<K extends Kinds>(
  bots: readonly Bot<K['view'], K['answer']>[],
  level: string,
): Bot<K['view'], K['answer']> {
  const bot = botNamed(bots, level);
  if (bot === null) throw new Error(`There is no bot "${level}".`);
  return bot;
}

/** The worth of each answer, the best first; null if no answer is the best by far. */
function worthsIn<K extends Kinds, Situation>(
  ask: (part: string) => TriedQuestion<K, Situation>,
  options: readonly K['answer'][],
): StoredPuzzle['worths'] | null {
  const first = ask('look');
  if (first.trials.length < MIN_ANSWERS || first.trials.length > MAX_ANSWERS) return null;
  let looked = first.trials;
  for (const [worlds, lead, kept] of LOOKS) {
    first.imagine(looked, worlds);
    if (narrowest(looked).lead < lead) return null;
    looked = inOrder(looked).slice(0, kept);
  }
  const question = ask('measure');
  let field = question.trials;
  for (let worlds = 0; worlds < WORLDS; worlds += BATCH) {
    question.imagine(field, BATCH);
    const { lead, error } = narrowest(field);
    if (lead + 2 * error < MIN_LEAD) return null;
    if (worlds >= PLENTY) field = stillIn(field);
  }
  const { lead, error } = narrowest(field);
  if (lead < MIN_LEAD || lead < MIN_ERRORS * error) return null;
  const [best, ...others] = inOrder(question.trials) as [Trial<K['answer']>, ...Trial<K['answer']>[]];
  // Nobody learns from an answer that bots leave out.
  if (question.isNever(best.answer)) return null;
  const chance = meanOf(best.values);
  return [best, ...others]
    .map((trial) => ({ trial, ...leadOf(trial, best) }))
    .toSorted((one, other) => one.lead - other.lead)
    .map((one) => ({
      answers: options.filter((option) => question.isAlike(option, one.trial.answer)).map(storedWords),
      chance: thousandths(chance - one.lead),
      error: thousandths(one.error),
      fall: one.trial === best ? null : fallOf(best, one.trial),
    }));
}

/** The best answer, the one that comes closest, and all that are not hopeless. */
function stillIn<Answer>(field: readonly Trial<Answer>[]): readonly Trial<Answer>[] {
  const [best, second, ...others] = inOrder(field) as [Trial<Answer>, Trial<Answer>, ...Trial<Answer>[]];
  return [
    best,
    second,
    ...others.filter((trial) => {
      const { lead, error } = leadOf(trial, best);
      return lead < MIN_LEAD + HOPELESS * error;
    }),
  ];
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
const thousandths = (share: number): number => Math.round(1000 * share);

const inOrder = <Answer>(trials: readonly Trial<Answer>[]): readonly Trial<Answer>[] =>
  trials.toSorted((one, other) => meanOf(other.values) - meanOf(one.values));

/** The lead of the best answer over the one that comes closest to it, in errors if leads are alike. */
function narrowest(trials: readonly Trial<unknown>[]): { readonly lead: number; readonly error: number } {
  const [best, ...others] = inOrder(trials) as [Trial<unknown>, ...Trial<unknown>[]];
  const leads = others.map((other) => leadOf(other, best));
  const lead = Math.min(...leads.map((one) => one.lead));
  return { lead, error: Math.max(...leads.map((one) => one.error)) };
}

/** A smaller difference is not told, in per cent. */
const MIN_DIFFERENCE = 6;

function fallOf(best: Trial<unknown>, given: Trial<unknown>): readonly [Seat, number, number] | null {
  const percent = ({ falls, values }: Trial<unknown>, who: number): number =>
    Math.round((100 * (falls[who] ?? 0)) / values.length);
  const all = best.falls.map((_, who) => [who as Seat, percent(best, who), percent(given, who)] as const);
  const size = ([, one, other]: readonly [Seat, number, number]): number => Math.abs(one - other);
  const largest = all.reduce((most, one) => (size(one) > size(most) ? one : most));
  return size(largest) < MIN_DIFFERENCE ? null : largest;
}
