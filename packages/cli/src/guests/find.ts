// From a name on the command line to somebody who can be seated: `deputy/bold`, `my-bot.ts`, `exec:python3 my_bot.py`.

import { botNamed, LEVELS, TEMPERS } from '@posse/bots';
import type { Kinds } from '@posse/engine';
import { Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import { type Guest, ownGuest } from './guest.ts';
import { guestFromFile } from './own-file.ts';
import type { Pace } from './pace.ts';
import { guestFromProgram, PREFIX, wordsIn } from './program.ts';

export const USUAL_BOT = 'deputy';

/** Those of ours, without tempers. */
export const BOT_IDS: readonly string[] = [...LEVELS.map(({ id }) => id), 'random'];

export const BOT_NAMES = `${BOT_IDS.join(', ')}; ${USUAL_BOT}/${Object.keys(TEMPERS)
  .slice(1)
  .join(`, ${USUAL_BOT}/`)} and so on; a file; exec:COMMAND`;

const FILE = /\.[cm]?[jt]s$/;

export const isFile = (id: string): boolean => !id.startsWith(PREFIX) && FILE.test(id);

export async function guestNamed<K extends Kinds>(
  commandGame: CommandGame<K>,
  id: string,
  pace: Pace,
): Promise<Guest<K>> {
  if (id.startsWith(PREFIX)) {
    if (wordsIn(id.slice(PREFIX.length)).length === 0)
      throw new Mistake(`"${PREFIX}" needs the command of a program after it.`);
    return guestFromProgram(commandGame, id, pace.patience);
  }
  if (isFile(id)) return guestFromFile(commandGame, id);
  const bot = botNamed(commandGame.bots, id);
  if (bot === null) throw new Mistake(`There is no bot "${id}": take one of ${BOT_NAMES}.`);
  return ownGuest(pace.budget === null ? bot : (bot.within?.(pace.budget, () => performance.now()) ?? bot));
}
