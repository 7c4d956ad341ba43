// Analyses a game in small steps, in as many worlds as time allows.

import { analyseCardGame, analyseDiceGame, type GameAnalysis } from '@posse/bots/coach';
import { cardGame } from '@posse/card';
import { diceGame } from '@posse/dice';
import type { AnswerBase, Seat } from '@posse/engine';
import type { Replay } from '@posse/protocol';

export type ShownAnalysis = GameAnalysis<AnswerBase>;

export interface CoachQuestion {
  readonly replay: Replay;
  readonly seat: Seat;
  /** The worlds for each answer. Left out, they depend on the speed of this machine. */
  readonly worlds?: number | undefined;
}

/** The share of the game that is done, and the analysis at its end. */
export interface CoachReply {
  readonly done: number;
  readonly analysis: ShownAnalysis | null;
}

/** The worlds for each answer on a fast machine, and the fewest on a slow one. */
const WORLDS = 100;
const MIN_WORLDS = 24;
/** A whole analysis shall take at most about this long. */
const PATIENCE_MS = 10_000;
/** Every so often the page hears how far the analysis is. */
const SLICE_MS = 150;
/** The time after which the speed of this machine is known. */
const TRIAL_MS = 1000;

/** Goes on with an analysis each time it is asked; another question begins another analysis. */
export class StepwiseAnalysis {
  private readonly now: () => number;
  private key = '';
  private steps: Generator<number, ShownAnalysis> | null = null;
  private reply: CoachReply = { done: 0, analysis: null };
  private worlds = WORLDS;
  private spent = 0;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  /** Works for a moment. */
  ask(question: CoachQuestion): CoachReply {
    const key = `${question.seat} ${question.replay.seed} ${question.replay.startedAt} ${question.replay.answers.length}`;
    if (key !== this.key) {
      this.key = key;
      this.begin(question, question.worlds ?? WORLDS);
    }
    if (this.reply.analysis !== null || this.steps === null) return this.reply;
    const started = this.now();
    do this.step(this.steps);
    while (this.reply.analysis === null && this.now() - started < SLICE_MS);
    this.spent += this.now() - started;
    this.adapt(question);
    return this.reply;
  }

  private step(steps: Generator<number, ShownAnalysis>): void {
    const next = steps.next();
    this.reply = next.done === true ? { done: 1, analysis: next.value } : { done: next.value, analysis: null };
  }

  /** Begins again with fewer worlds if this machine would take too long. */
  private adapt(question: CoachQuestion): void {
    const { done, analysis } = this.reply;
    if (question.worlds !== undefined || analysis !== null || this.spent < TRIAL_MS || this.worlds === MIN_WORLDS)
      return;
    const expected = this.spent / Math.max(done, 0.01);
    if (expected > 2 * PATIENCE_MS)
      this.begin(question, Math.max(MIN_WORLDS, Math.floor((this.worlds * PATIENCE_MS) / expected)));
  }

  private begin({ replay, seat }: CoachQuestion, worlds: number): void {
    this.worlds = worlds;
    this.spent = 0;
    this.reply = { done: 0, analysis: null };
    this.steps = analysisOf(replay, seat, worlds);
  }
}

function analysisOf({ game, setup, seed, answers }: Replay, seat: Seat, worlds: number) {
  // The engine checks every answer that it applies.
  const played = answers as unknown as never;
  return game === 'card'
    ? analyseCardGame({ setup: cardGame.storedWishes(setup), seed, answers: played }, seat, worlds)
    : analyseDiceGame({ setup: diceGame.storedWishes(setup), seed, answers: played }, seat, worlds);
}
