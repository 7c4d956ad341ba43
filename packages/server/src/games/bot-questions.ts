// Questions to bots as plain data, for another thread or program.

import { botNamed, type Memory } from '@posse/bots';
import type { Kinds, Random } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { inGame } from './playable-games.ts';
import type { TableGame } from './table-game-interface.ts';

export interface Question {
  readonly game: GameId;
  /** The id of the bot, with its temper. */
  readonly bot: string;
  /** The bot's view, with its options. */
  readonly view: object;
  readonly memory: Memory;
  readonly random: Random;
}

/** For whom a bot thinks. */
export interface Asker {
  /** The code of the table: tables take turns. */
  readonly table: string;
  /** Aborted when nobody needs the answer any more. */
  readonly signal: AbortSignal;
}

/** Asks bots that take their time. */
export interface Thinker {
  /** The place of the bot's answer among the options. Rejects if it could not be asked: with NoTime, if there was no time for that. */
  think(question: Question, asker: Asker): Promise<number>;
  /** At how many tables bots may think at once and still have their turn in time; for want of it, at as many as there are. */
  readonly maxTables?: number;
}

/** The place of an answer, and how many milliseconds it took to find. */
export interface Thought {
  readonly place: number;
  readonly took: number;
}

/** There are more questions than can be thought about, or this one takes too long. */
export type NoTimeBecause = 'busy' | 'slow';

/** Nothing is wrong with the bot or its question, but the machine has too much to do. */
export class NoTime extends Error {
  override readonly name = 'NoTime';
  readonly because: NoTimeBecause;
  /** For how many milliseconds it was thought about in vain. */
  readonly took: number;

  constructor(because: NoTimeBecause, message: string, took = 0) {
    super(message);
    this.because = because;
    this.took = took;
  }
}

/** Asks the bot here and now. */
export const answerTo = ({ game, bot, view, memory, random }: Question): number =>
  inGame(game, <K extends Kinds>({ bots }: TableGame<K>) => {
    const found = botNamed(bots, bot);
    if (found === null) throw new Error(`There is no bot "${bot}".`);
    const { options } = view as K['view'];
    return options.length === 1 ? 0 : options.indexOf(found.answer(view as K['view'], memory, random));
  });

/** The same, with how long it took. */
export function thoughtOn(question: Question): Thought {
  const begun = performance.now();
  return { place: answerTo(question), took: performance.now() - begun };
}

/** Does this bot take its time? */
export const ponders = (game: GameId, bot: string): boolean =>
  inGame(game, ({ bots }) => botNamed(bots, bot)?.ponders === true);

/** For whoever has no other place to think. */
export const IN_PLACE: Thinker = { think: async (question) => answerTo(question) };
