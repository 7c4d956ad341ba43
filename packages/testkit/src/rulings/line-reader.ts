// The interface that reads the lines of one game.
// The parts that both games share are in ruling-game.ts.

import type { Game, Kinds, Pending } from '@posse/engine';
import { BadRuling } from './ruling-vocabulary.ts';

/** An action in a line, or a possible one: `A plays BANG! on B`. */
export interface LineAction {
  /** The player, by letter. */
  readonly letter: string;
  /** The verb in its plain form: `play`. */
  readonly verb: string;
  /** The text after the verb, or nothing. */
  readonly text: string;
}

/** The verb, if the game has it. */
export function verbOf<V extends string>(verbs: readonly V[], word: string, game: string): V {
  const verb = verbs.find((known) => known === word);
  if (verb === undefined) throw new BadRuling(`In ${game} nobody can ${word}: choose from ${verbs.join(', ')}.`);
  return verb;
}

export interface LineReader<K extends Kinds, T> {
  readonly game: Game<K>;
  /** Runs a position that was built by hand to its first question. */
  settle(t: K['state']): void;
  /** The attempts of the line, one after the other. */
  read(lineAction: LineAction, seats: number, pending: Pending<K['frame'], K['answer']> | null): readonly T[];
  /** Is this answer to that question the attempt of the line? */
  isMeant(attempt: T, answer: K['answer'], t: K['state'], why: K['frame']): boolean;
  /** The number of details that a matching answer adds to the line. */
  unsaid(attempt: T, answer: K['answer']): number;
  /** Would a player call these two answers the same? */
  isAlike(a: K['answer'], b: K['answer']): boolean;
  /** The only answer, which is given without a line; null if the question waits for a line. */
  onlyAnswer(pending: Pending<K['frame'], K['answer']>): K['answer'] | null;
  /** Need no line mention this only answer, however strict the ruling is? */
  goesWithoutSaying(answer: K['answer'], why: K['frame']): boolean;
  /** May the player on turn do as they like, without a particular question? */
  isFree(why: K['frame']): boolean;
  /** Does the line have nothing to do, though nobody has done it? */
  isIdle(attempt: T, pending: Pending<K['frame'], K['answer']> | null): boolean;
  /** The facts since the last line, without the one that this line only spells out; null if there is none. */
  without(attempt: T, facts: readonly K['fact'][]): readonly K['fact'][] | null;
  /** Prepares the random numbers that the line needs, before the answer is given. */
  arrange(attempt: T, answer: K['answer'], t: K['state']): void;
  /** The reason why the game does not allow the attempt; null if it gives none. */
  whyNot(attempt: T, t: K['state']): string | null;
  answerText(answer: K['answer']): string;
}
