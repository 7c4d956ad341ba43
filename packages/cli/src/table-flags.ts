// The flags that describe a table, shared by the commands that deal a new game.

import { randomBytes } from 'node:crypto';
import { BOTS, type Bot, botNamed } from '@posse/bots';
import {
  LANGUAGES,
  type Language,
  OPTIONS,
  PRESETS,
  type Preset,
  SETS,
  setupFrom,
  TABLES,
  type Wishes,
} from '@posse/card';
import { type Args, type Flag, Mistake } from './args.ts';
import { addHouseFiles } from './house/load.ts';
import { speak } from './names.ts';

const ids = (list: readonly { readonly id: string }[]): string => list.map(({ id }) => id).join(', ');
const SEATS = Object.keys(TABLES).map(Number);
const FEWEST = Math.min(...SEATS);
const MOST = Math.max(...SEATS);
const BASE = 'base';

export const WITH_FLAG: Flag = { value: 'FILE', text: 'adds the house cards of a file; may be repeated' };

export const TABLE_FLAGS = {
  seats: { value: 'N', text: `players, ${FEWEST} to ${MOST} (5, or as the preset has it)` },
  preset: { value: 'NAME', text: `a bundle of sets and options: ${ids(PRESETS)}` },
  sets: {
    value: 'LIST',
    text: `sets beside the base game, with commas between: ${ids(SETS.filter(({ id }) => id !== BASE))}`,
  },
  option: { value: 'NAME[=off]', text: 'a rule option, on or off; may be repeated: posse options lists them' },
  with: WITH_FLAG,
  seed: { value: 'TEXT', text: 'the same seed gives the same game; without it a random one is taken' },
} satisfies Record<string, Flag>;

export const LANGUAGE_FLAG: Flag = {
  value: 'LANGUAGE',
  text: `the names of cards, characters and events: ${LANGUAGES.join(', ')} (en)`,
};

export function speakAs(args: Args): void {
  const wanted = args.text('language') ?? 'en';
  if (!LANGUAGES.some((one) => one === wanted))
    throw new Mistake(`--language takes one of ${LANGUAGES.join(', ')}, not "${wanted}".`);
  speak(wanted as Language);
}

export const BOT_IDS = ids(BOTS);

/** Checked: whatever comes back can be dealt. House cards are loaded, and in. */
export async function wishesFrom(args: Args): Promise<Wishes> {
  const preset = presetFrom(args.text('preset'));
  const house = await addHouseFiles(args.texts('with'));
  const options = Object.fromEntries(args.texts('option').map(optionFrom));
  const listed = args.text('sets');
  const sets = [...(listed === null ? preset.sets : [BASE, ...listed.split(',')]), ...house.map(({ id }) => id)];
  const wishes: Wishes = {
    seats: args.whole('seats', FEWEST, MOST) ?? preset.seats,
    ...(args.isOn('preset') ? { preset: preset.id } : {}),
    ...(listed === null && house.length === 0 ? {} : { sets: [...new Set(sets)] }),
    ...(args.isOn('option') ? { options } : {}),
  };
  setupFrom(wishes);
  return wishes;
}

function presetFrom(id: string | null): Preset {
  const preset = PRESETS.find((one) => one.id === (id ?? 'standard'));
  if (preset === undefined) throw new Mistake(`There is no preset "${id}": take one of ${ids(PRESETS)}.`);
  return preset;
}

function optionFrom(text: string): [string, boolean] {
  const [id = '', state = 'on', ...more] = text.split('=');
  if ((state !== 'on' && state !== 'off') || more.length > 0)
    throw new Mistake(`--option takes NAME, NAME=on or NAME=off, not "${text}".`);
  if (!OPTIONS.some((option) => option.id === id))
    throw new Mistake(`There is no option "${id}": posse options lists them.`);
  return [id, state === 'on'];
}

export const seedFrom = (args: Args): string => args.text('seed') ?? randomBytes(6).toString('hex');

export function botFrom(id: string): Bot {
  const bot = botNamed(id);
  if (bot === null) throw new Mistake(`There is no bot "${id}": take one of ${BOT_IDS}.`);
  return bot;
}
