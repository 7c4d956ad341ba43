// A bot that can be seated: built in, from a file, or an external program.

import type { Bot, Memory } from '@posse/bots';
import type { Kinds, Random, Role, Seat } from '@posse/engine';

export interface LoadedBot<K extends Kinds> {
  /** The bot's name on the command line. */
  readonly id: string;
  /** The bot object; null for an external program. */
  readonly bot: Bot<K['view'], K['answer']> | null;
  sit(place: SeatAssignment<K>): SeatedBot<K>;
  /** Frees the bot's resources. */
  leave(): void;
}

/** The seat of a bot in one game. */
export interface SeatAssignment<K extends Kinds> {
  /** The number of the game in this process. Unlike a seed, it reveals nothing about the cards. */
  readonly number: number;
  readonly seat: Seat;
  readonly setup: K['wishes'];
  /** A seed from 0 up to 2³¹, fixed by game and seat, for a bot with a random generator of its own. */
  readonly randomSeed: () => number;
}

/** A bot in one seat of one game. */
export interface SeatedBot<K extends Kinds> {
  /** Answers, synchronously or later. */
  answer(view: K['view'], memory: Memory, random: Random): K['answer'] | Promise<K['answer']>;
  fromOptions?(options: readonly K['answer'][], random: Random): K['answer'];
  readonly countsCards?: true;
  /** The bot's explanation of its last answer; null if it gave none. */
  said?(): string | null;
  over?(winners: readonly Seat[], roles: readonly Role[]): void;
}

export const builtInBot = <K extends Kinds>(bot: Bot<K['view'], K['answer']>): LoadedBot<K> => ({
  id: bot.id,
  bot,
  sit: () => bot,
  leave: () => undefined,
});
