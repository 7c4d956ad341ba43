// Questions to bots as plain data, so that they can be asked where nobody else waits: in another thread, or in another program.

import { botNamed, type Memory } from '@posse/bots';
import type { Kinds, Random } from '@posse/engine';
import type { GameId } from '@posse/protocol';
import { inGame } from './games.ts';
import type { TableGame } from './table-game.ts';

export interface Question {
  readonly game: GameId;
  /** The id of the bot, with its temper. */
  readonly bot: string;
  /** What it sees: the options are in it. */
  readonly view: object;
  readonly memory: Memory;
  readonly random: Random;
}

/** Asks bots that take their time. */
export interface Thinker {
  /** The place of the bot's answer among the options. Rejects if it could not be asked: with NoTime, if there was no time for that. */
  think(question: Question): Promise<number>;
}

/** There are more questions than can be thought about, or this one takes too long. */
export type NoTimeBecause = 'busy' | 'slow';

/** Nothing is wrong with the bot or its question, but the machine has too much to do. */
export class NoTime extends Error {
  override readonly name = 'NoTime';
  readonly because: NoTimeBecause;

  constructor(because: NoTimeBecause, message: string) {
    super(message);
    this.because = because;
  }
}

/** Asks the bot here and now. */
export const answerTo = ({ game, bot, view, memory, random }: Question): number =>
  inGame(game, <K extends Kinds>({ bots }: TableGame<K>) => {
    const found = botNamed(bots, bot);
    if (found === null) throw new Error(`There is no bot "${bot}".`);
    const { options } = view as K['view'];
    return options.indexOf(found.answer(view as K['view'], memory, random));
  });

/** Does this bot take its time? */
export const ponders = (game: GameId, bot: string): boolean =>
  inGame(game, ({ bots }) => botNamed(bots, bot)?.ponders === true);

/** For whoever has no other place to think. */
export const IN_PLACE: Thinker = { think: async (question) => answerTo(question) };
