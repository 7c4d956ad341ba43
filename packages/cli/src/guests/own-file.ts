// A bot of somebody's own, from a file: checked when it is loaded, and named when it stumbles.

import type { Bot } from '@posse/bots';
import type { Kinds, Seat } from '@posse/engine';
import { exportsOf } from '@posse/server/house';
import { Mistake } from '../args.ts';
import type { CommandGame } from '../command-game.ts';
import type { Guest } from './guest.ts';

/** Under the name of its game, as `bot`, or as the default export. */
export async function guestFromFile<K extends Kinds>({ id }: CommandGame<K>, file: string): Promise<Guest<K>> {
  const found = await exportsOf(file);
  const names = [id, 'bot', 'default'];
  const name = names.find((one) => found[one] !== undefined);
  if (name === undefined)
    throw new Mistake(`${file} has no bot for the ${id} game: it should export one as ${names.join(', ')}.`);
  const bot = checked<K>(file, name, found[name]);
  const guarded = (answer: () => K['answer'], seat: Seat): K['answer'] => {
    try {
      return answer();
    } catch (error) {
      throw new Mistake(`${file} stumbles in seat ${seat + 1}: ${whatAndWhere(error)}`);
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

/** What each field must be. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  id: ['string'],
  answer: ['function'],
  reason: ['function', 'undefined'],
  countsCards: ['boolean', 'undefined'],
};

function checked<K extends Kinds>(file: string, name: string, found: unknown): Bot<K['view'], K['answer']> {
  if (typeof found !== 'object' || found === null)
    throw new Mistake(`${file}: the export "${name}" should be a bot, an object with an id and a function "answer".`);
  for (const [field, types] of Object.entries(FIELDS)) {
    const type = typeof (found as Record<string, unknown>)[field];
    if (!types.includes(type))
      throw new Mistake(`${file}: "${field}" of the bot should be a ${types[0]}, and is ${saidOf(type)}.`);
  }
  return found as Bot<K['view'], K['answer']>;
}

const saidOf = (type: string): string => (type === 'undefined' ? 'missing' : `a ${type}`);

/** `TypeError: … (my-bot.ts:12:5)`. */
function whatAndWhere(error: unknown): string {
  const place = error instanceof Error ? /([^/\s(]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')?.[1] : undefined;
  return `${String(error).split('\n')[0]}${place === undefined ? '' : ` (${place})`}.`;
}
