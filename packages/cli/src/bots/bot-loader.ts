// Loads bots by name: `deputy/bold`, `my-bot.ts`, `exec:python3 my_bot.py`.

import { botNamed, LEVELS, TEMPERS } from '@posse/bots';
import type { Kinds } from '@posse/engine';
import { UserError } from '../command-description.ts';
import type { CommandGame } from '../game-for-commands.ts';
import { loadBotFile } from './file-bot.ts';
import { builtInBot, type LoadedBot } from './loaded-bot.ts';
import { PREFIX, programBot, wordsIn } from './program-bot.ts';
import type { ThinkLimits } from './think-limits.ts';

export const DEFAULT_BOT = 'deputy';

/** The built-in bots, without tempers. */
export const BOT_IDS: readonly string[] = [...LEVELS.map(({ id }) => id), 'random'];

export const BOT_NAMES = `${BOT_IDS.join(', ')}; ${DEFAULT_BOT}/${Object.keys(TEMPERS)
  .slice(1)
  .join(`, ${DEFAULT_BOT}/`)} and so on; a file; exec:COMMAND`;

const FILE = /\.[cm]?[jt]s$/;

export const isFile = (id: string): boolean => !id.startsWith(PREFIX) && FILE.test(id);

export async function loadBot<K extends Kinds>(
  commandGame: CommandGame<K>,
  id: string,
  pace: ThinkLimits,
): Promise<LoadedBot<K>> {
  if (id.startsWith(PREFIX)) {
    if (wordsIn(id.slice(PREFIX.length)).length === 0)
      throw new UserError(`"${PREFIX}" needs the command of a program after it.`);
    return programBot(commandGame, id, pace.patience);
  }
  if (isFile(id)) return loadBotFile(commandGame, id);
  const bot = botNamed(commandGame.bots, id);
  if (bot === null) throw new UserError(`There is no bot "${id}": choose one of ${BOT_NAMES}.`);
  return builtInBot(pace.budget === null ? bot : (bot.within?.(pace.budget, () => performance.now()) ?? bot));
}
