// Analyses a finished game: the course of everybody's chances, and the answers of one seat.

import { type AnswerBase, fork, type Kinds, type Random, randomFrom, type Seat, samePlain } from '@posse/engine';
import { beliefsFrom } from '../belief-cache.ts';
import { SHREWD } from '../play-style.ts';
import type { Imagination } from '../search/imagination-interface.ts';
import { worldsFrom } from '../search/imagined-worlds.ts';
import { chanceOf, chances } from '../search/judge-network.ts';
import type { Memory } from '../seat-memory.ts';
import { TableMemory } from '../table-memory.ts';
import { type Review, review } from './answer-review.ts';
import { TriedQuestion, targetOf } from './answer-trials.ts';

/** A finished game, as far as the analysis looks at it. */
export interface PlayedGame<K extends Kinds> {
  readonly setup: K['wishes'];
  readonly seed: string;
  readonly answers: readonly K['answer'][];
}

/** A moment at which nothing is half settled. */
export interface CurvePoint {
  /** The number of answers before it. */
  readonly step: number;
  /** The chance of each side, in the order of `SIDES`, when all cards are known. */
  readonly sides: readonly number[];
  /** The chance of the analysed seat when all cards are known, */
  readonly chance: number;
  /** and as far as its player could know. */
  readonly known: number;
}

/** The subject of a question: a reaction in another player's turn, a target, or the player's own cards and dice. */
export type Topic = 'reactions' | 'targets' | 'own';

export interface ReviewedAnswer<Answer> extends Review<Answer> {
  readonly step: number;
  readonly topic: Topic;
}

/** A change between two points of the curve. */
export interface Swing {
  /** The number of answers before it, */
  readonly step: number;
  /** and after it. */
  readonly until: number;
  /** How much the chance of the analysed seat changed. */
  readonly change: number;
  /** The part that the player's own answers gave away, 0 or negative. */
  readonly choice: number;
  /** The rest: luck, and the others. */
  readonly luck: number;
}

export interface GameAnalysis<Answer> {
  readonly seat: Seat;
  readonly curve: readonly CurvePoint[];
  /** Answers of this seat to questions with a choice. */
  readonly answers: readonly ReviewedAnswer<Answer>[];
  /** The largest swings, in the order of the game. */
  readonly turningPoints: readonly Swing[];
}

/** The questions at which nothing is half settled: phase 2, and the question before the first roll. */
const CALM = new Set(['phase2', 'start']);
/** The number of worlds in which a position is judged as a player knew it. */
const KNOWN_WORLDS = 48;
const MAX_TURNING_POINTS = 5;
/** A smaller change is no turning point. */
const MIN_SWING = 0.06;

/** Yields the share of the game that is done. */
export function* analyse<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  { setup, seed, answers }: PlayedGame<K>,
  seat: Seat,
  worlds: number,
): Generator<number, GameAnalysis<K['answer']>> {
  const { clues } = imagination.rulesOfThumb;
  const { game } = clues;
  const state = game.deal(setup, seed);
  const tableMemory = new TableMemory(clues, state.players.length);
  const random = randomFrom(`coach of ${seat}: ${seed}`);
  const reviewed: ReviewedAnswer<K['answer']>[] = [];
  const curve: CurvePoint[] = [];
  const point = (step: number): void => {
    const found = judged(imagination, state, tableMemory.of(seat), seat, random);
    if (found !== null) curve.push({ step, ...found });
  };
  for (const [step, given] of answers.entries()) {
    const asked = game.pending(state);
    if (asked === null) break;
    if (CALM.has(asked.why.op)) point(step);
    if (given.seat === seat && asked.asked === seat && asked.options.length > 1) {
      const view = game.view(state, seat);
      const option = view.options.find((one) => samePlain(one, given)) ?? given;
      const question = new TriedQuestion(imagination, view, tableMemory.of(seat), option, fork(random));
      const found = review(question, worlds);
      reviewed.push({ step, topic: state.turn === seat ? topicOf(seat, found) : 'reactions', ...found });
    }
    tableMemory.sees(state, asked, given);
    tableMemory.hears(game.apply(state, given));
    yield (step + 1) / answers.length;
  }
  const winners = game.result(state);
  if (winners !== null) curve.push(outcome(state, seat, winners, answers.length));
  return { seat, curve, answers: reviewed, turningPoints: largest(swings(curve, reviewed)) };
}

/** An answer in the player's own turn is about targets if it, or the better one, is aimed at somebody else. */
const topicOf = (seat: Seat, { given, best }: Review<AnswerBase>): Topic =>
  [given, best].some((answer) => (targetOf(answer) ?? seat) !== seat) ? 'targets' : 'own';

/** Null where the judge can't tell. */
function judged<K extends Kinds, Situation>(
  imagination: Imagination<K, Situation>,
  state: K['state'],
  memory: Memory,
  seat: Seat,
  random: Random,
): Omit<CurvePoint, 'step'> | null {
  const { features, weights, rulesOfThumb } = imagination;
  const { clues } = rulesOfThumb;
  const common = beliefsFrom(clues, state.players, memory.deeds, SHREWD);
  const sides = chances(features, weights, state, common);
  if (sides === null) return null;
  const view = clues.game.view(state, seat);
  const own = beliefsFrom(clues, view.players, memory.deeds, { ...SHREWD, reads: true });
  const newWorld = worldsFrom(imagination, view, memory, own);
  let known = 0;
  for (let world = 0; world < KNOWN_WORLDS; world++) {
    const imagined = newWorld(random);
    known += chanceOf(imagined, seat, chances(features, weights, imagined, common) ?? sides) / KNOWN_WORLDS;
  }
  return { sides, chance: chanceOf(state, seat, sides), known };
}

/** The last point of the curve: somebody has won. */
function outcome<K extends Kinds>(
  { players }: K['state'],
  seat: Seat,
  winners: readonly Seat[],
  step: number,
): CurvePoint {
  const roles = winners.map((winner) => players[winner]?.role);
  const sides = [
    roles.includes('sheriff') || roles.includes('deputy'),
    roles.includes('outlaw'),
    roles.includes('renegade'),
  ].map(Number);
  const chance = winners.includes(seat) ? 1 : 0;
  return { step, sides, chance, known: chance };
}

/** Every change of the curve, split into what the player chose and the rest. */
function swings(curve: readonly CurvePoint[], reviewed: readonly ReviewedAnswer<unknown>[]): Swing[] {
  return curve.slice(1).map((after, place) => {
    const before = curve[place] as CurvePoint;
    const change = after.chance - before.chance;
    let choice = 0;
    for (const { step, loss } of reviewed) if (step >= before.step && step < after.step) choice -= loss;
    return { step: before.step, until: after.step, change, choice, luck: change - choice };
  });
}

const largest = (all: readonly Swing[]): Swing[] =>
  all
    .filter(({ change, choice }) => Math.max(Math.abs(change), -choice) >= MIN_SWING)
    .toSorted((one, other) => size(other) - size(one))
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((one, other) => one.step - other.step);

const size = ({ change, choice }: Swing): number => Math.max(Math.abs(change), -choice);
