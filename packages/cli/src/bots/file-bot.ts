// A bot from a file: checked when it is loaded, and named when it fails.

import type { Bot } from '@posse/bots';
import type { Kinds, Seat } from '@posse/engine';
import { exportsOf } from '@posse/server/house';
import { UserError } from '../command-description.ts';
import type { CommandGame } from '../game-for-commands.ts';
import type { LoadedBot } from './loaded-bot.ts';

/** Loads a bot from a file: the export with the id of the game, or else `bot`, or else the default export. */
export async function loadBotFile<K extends Kinds>({ id }: CommandGame<K>, file: string): Promise<LoadedBot<K>> {
  const found = await exportsOf(file);
  const names = [id, 'bot', 'default'];
  const name = names.find((one) => found[one] !== undefined);
  if (name === undefined)
    throw new UserError(`${file} has no bot for the ${id} game: it should export one as ${names.join(', ')}.`);
  const bot = checked<K>(file, name, found[name]);
  const guarded = (answer: () => K['answer'], seat: Seat): K['answer'] => {
    try {
      return answer();
    } catch (error) {
      throw new UserError(`${file} fails in seat ${seat + 1}: ${whatAndWhere(error)}`);
    }
  };
  const { countsCards } = bot;
  return {
    id: file,
    bot,
    sit: ({ seat }) => ({
      answer: (view, memory, random) => guarded(() => bot.answer(view, memory, random), seat),
      ...(countsCards ? { countsCards } : {}),
    }),
    leave: () => undefined,
  };
}

/** The allowed types of each field. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  id: ['string'],
  answer: ['function'],
  reason: ['function', 'undefined'],
  countsCards: ['boolean', 'undefined'],
};

function checked<K extends Kinds>(file: string, name: string, found: unknown): Bot<K['view'], K['answer']> {
  if (typeof found !== 'object' || found === null)
    throw new UserError(`${file}: the export "${name}" should be a bot, an object with an id and a function "answer".`);
  for (const [field, types] of Object.entries(FIELDS)) {
    const type = typeof (found as Record<string, unknown>)[field];
    if (!types.includes(type))
      throw new UserError(`${file}: "${field}" of the bot should be a ${types[0]}, but is ${saidOf(type)}.`);
  }
  return found as Bot<K['view'], K['answer']>;
}

const saidOf = (type: string): string => (type === 'undefined' ? 'missing' : `a ${type}`);

/** An error with its place, for example `TypeError: … (my-bot.ts:12:5)`. */
function whatAndWhere(error: unknown): string {
  const place = error instanceof Error ? /([^/\s(]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1] : undefined;
  return `${String(error).split('\n')[0]}${place === undefined ? '' : ` (${place})`}.`;
}
