// Advice on an open question, or a warning about an answer to it.

import { type Advice, type Adviser, cardAdviser, diceAdviser, type Warning } from '@posse/bots/coach';
import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { type AnswerBase, type Kinds, randomFrom } from '@posse/engine';
import type { OpenQuestion } from '../solo/solo-worker-messages.ts';

export interface AdviceQuestion extends OpenQuestion {
  /** The index of the answer that the player is about to give; null to be advised. */
  readonly given: number | null;
}

/** Answers as indices among the options, because they lose their identity on the way from a worker. */
export interface ShownAdvice extends Omit<Advice<AnswerBase>, 'best' | 'next'> {
  readonly best: number;
  readonly next: { readonly answer: number; readonly chance: number } | null;
}

export interface ShownWarning extends Omit<Warning<AnswerBase>, 'best' | 'given'> {
  readonly best: number;
}

export type AdviceReply = { readonly advice: ShownAdvice } | { readonly warning: ShownWarning };

/** The worlds on a fast machine, and the fewest on a slow one. */
const WORLDS = 100;
const MIN_WORLDS = 24;
/** The next question shall take at most about this long. */
const PATIENCE_MS = 1500;

export class QuestionAdviser {
  private readonly now: () => number;
  /** The number of worlds for the next question. */
  private worlds = WORLDS;

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  ask(question: AdviceQuestion): AdviceReply {
    const started = this.now();
    const reply =
      question.game === 'card'
        ? replyOf(cardAdviser, question.view as CardView, question, this.worlds)
        : replyOf(diceAdviser, question.view as DiceView, question, this.worlds);
    const took = Math.max(1, this.now() - started);
    this.worlds = Math.round(Math.min(WORLDS, Math.max(MIN_WORLDS, (this.worlds * PATIENCE_MS) / took)));
    return reply;
  }
}

function replyOf<K extends Kinds>(
  adviser: Adviser<K>,
  view: K['view'],
  { memory, given }: AdviceQuestion,
  worlds: number,
): AdviceReply {
  const random = randomFrom(`advice at ${view.step}`);
  const placeOf = (answer: K['answer']): number => view.options.indexOf(answer);
  if (given === null) {
    const { best, next, ...rest } = adviser.advise(view, memory, random, worlds);
    return {
      advice: { ...rest, best: placeOf(best), next: next && { answer: placeOf(next.answer), chance: next.chance } },
    };
  }
  const option = view.options[given];
  if (option === undefined) throw new Error(`There is no option ${given}.`);
  const { best, given: _, ...rest } = adviser.warn(view, memory, option, random, worlds);
  return { warning: { ...rest, best: placeOf(best) } };
}
