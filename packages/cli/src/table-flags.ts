// The flags that describe a table, shared by the commands that deal a new game.

import { randomBytes } from 'node:crypto';
import { BOTS, type Bot, botNamed } from '@posse/bots';
import { OPTIONS, PRESETS, ROLES, SETS, setupFrom, type Wishes } from '@posse/card';
import { type Args, type Flag, Mistake } from './args.ts';

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ');
const SEATS = Object.keys(ROLES).map(Number);
const FEWEST = Math.min(...SEATS);
const MOST = Math.max(...SEATS);

export const TABLE_FLAGS = {
  seats: { value: 'N', text: `players, ${FEWEST} to ${MOST} (5)` },
  preset: { value: 'NAME', text: `a bundle of sets and options: ${ids(PRESETS)}` },
  sets: { value: 'LIST', text: `sets of cards, with commas between: ${SETS.join(', ')}` },
  option: { value: 'NAME[=off]', text: `a rule option, on or off; may be repeated: ${ids(OPTIONS)}` },
  seed: { value: 'TEXT', text: 'the same seed gives the same game; without it a random one is taken' },
} satisfies Record<string, Flag>;

export const BOT_IDS = ids(BOTS);

/** Checked: whatever comes back can be dealt. */
export function wishesFrom(args: Args): Wishes {
  const preset = args.text('preset');
  const sets = args.text('sets');
  const options = Object.fromEntries(args.texts('option').map(optionFrom));
  const wishes: Wishes = {
    seats: args.whole('seats', FEWEST, MOST) ?? 5,
    ...(preset === null ? {} : { preset }),
    ...(sets === null ? {} : { sets: sets.split(',') }),
    ...(args.isOn('option') ? { options } : {}),
  };
  setupFrom(wishes);
  return wishes;
}

function optionFrom(text: string): [string, boolean] {
  const [id = '', state = 'on', ...more] = text.split('=');
  if ((state !== 'on' && state !== 'off') || more.length > 0)
    throw new Mistake(`--option takes NAME, NAME=on or NAME=off, not "${text}".`);
  return [id, state === 'on'];
}

export const seedFrom = (args: Args): string => args.text('seed') ?? randomBytes(6).toString('hex');

export function botFrom(id: string): Bot {
  const bot = botNamed(id);
  if (bot === null) throw new Mistake(`There is no bot "${id}": take one of ${BOT_IDS}.`);
  return bot;
}
