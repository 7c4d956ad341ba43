// Who can be seated at a table: one of our bots, a bot from a file, or a program that is asked line by line.

import type { Bot, Memory } from '@posse/bots';
import type { Kinds, Random, Role, Seat } from '@posse/engine';

export interface Guest<K extends Kinds> {
  /** As it was named on the command line. */
  readonly id: string;
  /** One of our own, if it is one. */
  readonly bot: Bot<K['view'], K['answer']> | null;
  sit(place: Place<K>): SeatedGuest<K>;
  /** It is not needed any more. */
  leave(): void;
}

/** A chair at one table. */
export interface Place<K extends Kinds> {
  /** Which game it is, in the order in which they are played here. Tells nothing about the cards, as a seed would. */
  readonly number: number;
  readonly seat: Seat;
  readonly setup: K['wishes'];
  /** A number from 0 up to 2³¹, decided by game and seat: for whoever brings a chance of his own. */
  readonly luck: () => number;
}

/** A guest in one seat of one game. */
export interface SeatedGuest<K extends Kinds> {
  /** At once, or when it is ready. */
  answer(view: K['view'], memory: Memory, random: Random): K['answer'] | Promise<K['answer']>;
  fromOptions?(options: readonly K['answer'][], random: Random): K['answer'];
  readonly countsCards?: true;
  /** What it said about its last answer, if it says such things. */
  said?(): string | null;
  over?(winners: readonly Seat[], roles: readonly Role[]): void;
}

export const ownGuest = <K extends Kinds>(bot: Bot<K['view'], K['answer']>): Guest<K> => ({
  id: bot.id,
  bot,
  sit: () => bot,
  leave: () => undefined,
});
