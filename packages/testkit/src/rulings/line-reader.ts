// What the lines of a ruling mean in one game. Everything that both games do alike with it is in play.ts.

import type { Game, Kinds, Pending } from '@posse/engine';
import { BadRuling } from './words.ts';

/** What somebody does in a line, or may do: `A plays BANG! on B`. */
export interface LineAction {
  /** Who does it. */
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

export interface LineReader<K extends Kinds, T> {
  readonly game: Game<K>;
  /** Runs a position that was put together by hand to its first question. */
  settle(t: K['state']): void;
  /** What the line attempts, one after the other. */
  read(lineAction: LineAction, seats: number, pending: Pending<K['frame'], K['answer']> | null): readonly T[];
  /** Is this answer, to that question, what the line attempts? */
  isMeant(attempt: T, answer: K['answer'], t: K['state'], why: K['frame']): boolean;
  /** How much an answer that is meant adds to what the line says. */
  unsaid(attempt: T, answer: K['answer']): number;
  /** Would a player call these two answers the same? */
  isAlike(a: K['answer'], b: K['answer']): boolean;
  /** The answer that is taken without a line, as there is no other; null if the question waits for a line. */
  onlyAnswer(pending: Pending<K['frame'], K['answer']>): K['answer'] | null;
  /** Need no line mention this only answer, however strict the ruling is? */
  goesWithoutSaying(answer: K['answer'], why: K['frame']): boolean;
  /** Is the player on turn free to do what he likes, and asked nothing in particular? */
  isFree(why: K['frame']): boolean;
  /** Is there nothing to do in this line, though nobody has done it? */
  isIdle(attempt: T, pending: Pending<K['frame'], K['answer']> | null): boolean;
  /** What happened since the last line without the one thing that this line only spells out; null if there is none. */
  without(attempt: T, facts: readonly K['fact'][]): readonly K['fact'][] | null;
  /** Makes chance do what the line says, before the answer is given. */
  arrange(attempt: T, answer: K['answer'], t: K['state']): void;
  /** Why the game does not allow it, or null if it has nothing to say. */
  whyNot(attempt: T, t: K['state']): string | null;
  answerText(answer: K['answer']): string;
}
