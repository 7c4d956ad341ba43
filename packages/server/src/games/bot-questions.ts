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

/** The table for which a bot thinks. */
export interface Asker {
  /** The code of the table. Tables take turns. */
  readonly table: string;
  /** Aborted when nobody needs the answer any more. */
  readonly signal: AbortSignal;
}

/** Asks bots that take time to think. */
export interface Thinker {
  /**
   * The index of the bot's answer among the options. Rejects if the bot could not be asked; with NoTime if there was no
   * time.
   */
  think(question: Question, asker: Asker): Promise<number>;
  /** The number of tables whose bots can be asked at once and still answer in time; without a limit if left out. */
  readonly maxTables?: number;
}

/** The index of an answer, and the milliseconds that it took. */
export interface Thought {
  readonly place: number;
  readonly took: number;
}

/** Why there was no time: too many questions, or this one takes too long. */
export type NoTimeBecause = 'busy' | 'slow';

/** The machine is too busy for a bot to think. Nothing is wrong with the bot or its question. */
export class NoTime extends Error {
  override readonly name = 'NoTime';
  readonly because: NoTimeBecause;
  /** The milliseconds of thinking that were in vain. */
  readonly took: number;

  constructor(because: NoTimeBecause, message: string, took = 0) {
    super(message);
    this.because = because;
    this.took = took;
  }
}

/** Asks the bot in this thread, synchronously. */
export const answerTo = ({ game, bot, view, memory, random }: Question): number =>
  inGame(game, <K extends Kinds>({ bots }: TableGame<K>) => {
    const found = botNamed(bots, bot);
    if (found === null) throw new Error(`There is no bot "${bot}".`);
    const { options } = view as K['view'];
    return options.length === 1 ? 0 : options.indexOf(found.answer(view as K['view'], memory, random));
  });

/** The bot's answer in this thread, with the time that it took. */
export function thoughtOn(question: Question): Thought {
  const begun = performance.now();
  return { place: answerTo(question), took: performance.now() - begun };
}

/** Does this bot take time to think? */
export const ponders = (game: GameId, bot: string): boolean =>
  inGame(game, ({ bots }) => botNamed(bots, bot)?.ponders === true);

/** Thinks in the same thread, for programs that have no other. */
export const IN_PLACE: Thinker = { think: async (question) => answerTo(question) };
