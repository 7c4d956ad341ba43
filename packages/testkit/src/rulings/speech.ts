// What the lines of a ruling mean in one game. Everything that both games do alike with it is in play.ts.

import type { AnswerBase, FactBase, Game, Pending, Seat } from '@posse/engine';
import { BadRuling } from './words.ts';

/** What somebody does in a line, or may do: `A plays BANG! on B`. */
export interface Deed {
  /** Whose deed it is. */
  readonly letter: string;
  /** As it stands after may: `play`. */
  readonly verb: string;
  /** What follows the verb, or nothing. */
  readonly text: string;
}

/** The verb among those that the game knows. */
export function verbOf<V extends string>(verbs: readonly V[], word: string, game: string): V {
  const verb = verbs.find((known) => known === word);
  if (verb === undefined) throw new BadRuling(`In ${game} nobody can ${word}: take ${verbs.join(', ')}.`);
  return verb;
}

/** What the lines of both games ask a position. */
export interface Position {
  readonly turn: Seat;
  readonly players: readonly { readonly alive: boolean; readonly life: number }[];
}

export interface Speech<S, F, A extends AnswerBase, C extends FactBase, T> {
  readonly game: Game<never, S, F, A, C, unknown>;
  /** Runs a position that was put together by hand to its first question. */
  settle(t: S): void;
  /** What the line attempts, one after the other. */
  read(deed: Deed, seats: number, pending: Pending<F, A> | null): readonly T[];
  /** Is this answer, to that question, what the line attempts? */
  isMeant(attempt: T, answer: A, t: S, why: F): boolean;
  /** How much an answer that is meant adds to what the line says. */
  unsaid(attempt: T, answer: A): number;
  /** Would a player call these two answers the same? */
  isAlike(a: A, b: A): boolean;
  /** The answer that is taken without a line, as there is no other; null if the question waits for a line. */
  onlyAnswer(pending: Pending<F, A>): A | null;
  /** Need no line mention this only answer, however strict the ruling is? */
  goesWithoutSaying(answer: A, why: F): boolean;
  /** Is the player on turn free to do what he likes, and asked nothing in particular? */
  isFree(why: F): boolean;
  /** Is there nothing to do in this line, though nobody has done it? */
  isIdle(attempt: T, pending: Pending<F, A> | null): boolean;
  /** What happened since the last line without the one thing that this line only spells out; null if there is none. */
  without(attempt: T, facts: readonly C[]): readonly C[] | null;
  /** Makes chance do what the line says, before the answer is given. */
  arrange(attempt: T, answer: A, t: S): void;
  /** Why the game does not allow it, or null if it has nothing to say. */
  whyNot(attempt: T, t: S): string | null;
  answerText(answer: A): string;
}
