// The flags of a table, shared by the commands that deal a game.

import { randomBytes } from 'node:crypto';
import { PRESETS as CARD_PRESETS } from '@posse/card';
import { PRESETS as DICE_PRESETS } from '@posse/dice';
import type { Kinds, NumberOption } from '@posse/engine';
import { CARD_FLAGS } from './card/card-setup-flags.ts';
import { type Args, type Flag, UserError } from './command-description.ts';
import { DICE_FLAGS } from './dice/dice-setup-flags.ts';
import { GAME_FLAG } from './game-choice.ts';
import type { CommandGame } from './game-for-commands.ts';
import { didYouMean } from './name-suggestions.ts';

const DEFAULT_SEATS = 5;
/** The ids of the presets of both games. */
const PRESET_IDS = [...new Set([...CARD_PRESETS, ...DICE_PRESETS].map(({ id }) => id))];

export const TABLE_FLAGS = {
  game: GAME_FLAG,
  seats: { value: 'N', text: `players, 3 to 8 (${DEFAULT_SEATS}, or as the preset has it)` },
  preset: { value: 'NAME', text: 'a selection of sets and options: posse options lists them', takes: PRESET_IDS },
  ...CARD_FLAGS,
  ...DICE_FLAGS,
  option: {
    value: 'NAME[=off|=N]',
    text: 'a rule option: on, off or a number; may be repeated: posse options lists them',
  },
  seed: { value: 'TEXT', text: 'the same seed deals the same game (random)' },
} satisfies Record<string, Flag>;

/** The wishes from the flags. They can be dealt. */
export async function wishesFrom<K extends Kinds>({ setupOptions }: CommandGame<K>, args: Args): Promise<K['wishes']> {
  const { seats, presets } = setupOptions;
  const id = args.text('preset');
  const preset = presets.find((one) => one.id === (id ?? 'standard'));
  if (preset === undefined)
    throw new UserError(`There is no preset "${id}": choose one of ${presets.map((one) => one.id).join(', ')}.`);
  const wanted = args.whole('seats', Math.min(...seats), Math.max(...seats)) ?? preset.seats ?? DEFAULT_SEATS;
  // House cards add options, so options are read after the house cards are loaded.
  const wishes = await setupOptions.wishes({ seats: wanted, ...(id === null ? {} : { preset: id }) }, args);
  if (!args.isOn('option')) return wishes;
  const switches = setupOptions.options().map((option) => option.id);
  const options = Object.fromEntries(
    args.texts('option').map((text) => optionFrom(text, switches, setupOptions.numbers())),
  );
  const whole = { ...wishes, options };
  setupOptions.check(whole);
  return whole;
}

function optionFrom(
  text: string,
  switches: readonly string[],
  numbers: readonly NumberOption[],
): [string, boolean | number] {
  const [id = '', state = 'on', ...more] = text.split('=');
  const number = numbers.find((one) => one.id === id);
  if (number !== undefined) {
    const isRight = /^\d+$/.test(state) && Number(state) >= number.from && Number(state) <= number.to;
    if (isRight && more.length === 0) return [id, Number(state)];
    throw new UserError(`--option ${id} takes a number, ${id}=${number.from} to ${id}=${number.to}, not "${text}".`);
  }
  if (switches.includes(id) && (state === 'on' || state === 'off') && more.length === 0) return [id, state === 'on'];
  if (switches.includes(id)) throw new UserError(`--option takes ${id}, ${id}=on or ${id}=off, not "${text}".`);
  const meant = didYouMean(id, [...switches, ...numbers.map((one) => one.id)]);
  throw new UserError(`There is no option "${id}"${meant || ':'} posse options lists them.`);
}

export const seedFrom = (args: Args): string => args.text('seed') ?? randomBytes(6).toString('hex');
