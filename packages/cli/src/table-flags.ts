// The flags that describe a table, shared by the commands that deal a new game.

import { randomBytes } from 'node:crypto';
import { PRESETS as CARD_PRESETS } from '@posse/card';
import { PRESETS as DICE_PRESETS } from '@posse/dice';
import type { Kinds, NumberOption } from '@posse/engine';
import { type Args, type Flag, Mistake } from './args.ts';
import { CARD_FLAGS } from './card/agreement.ts';
import type { CommandGame } from './command-game.ts';
import { DICE_FLAGS } from './dice/agreement.ts';
import { GAME_FLAG } from './games.ts';
import { didYouMean } from './nearest.ts';

const USUAL_SEATS = 5;
/** Of either game. */
const PRESET_IDS = [...new Set([...CARD_PRESETS, ...DICE_PRESETS].map(({ id }) => id))];

export const TABLE_FLAGS = {
  game: GAME_FLAG,
  seats: { value: 'N', text: `players, 3 to 8 (${USUAL_SEATS}, or as the preset has it)` },
  preset: { value: 'NAME', text: 'a bundle of what can be agreed on: posse options lists them', takes: PRESET_IDS },
  ...CARD_FLAGS,
  ...DICE_FLAGS,
  option: {
    value: 'NAME[=off|=N]',
    text: 'a rule option, on or off, or its number; may be repeated: posse options lists them',
  },
  seed: { value: 'TEXT', text: 'the same seed gives the same game; without it a random one is taken' },
} satisfies Record<string, Flag>;

/** Checked: whatever comes back can be dealt. */
export async function wishesFrom<K extends Kinds>({ agreement }: CommandGame<K>, args: Args): Promise<K['wishes']> {
  const { seats, presets } = agreement;
  const id = args.text('preset');
  const preset = presets.find((one) => one.id === (id ?? 'standard'));
  if (preset === undefined)
    throw new Mistake(`There is no preset "${id}": take one of ${presets.map((one) => one.id).join(', ')}.`);
  const wanted = args.whole('seats', Math.min(...seats), Math.max(...seats)) ?? preset.seats ?? USUAL_SEATS;
  // House cards bring options of their own, so these are looked at last.
  const wishes = await agreement.wishes({ seats: wanted, ...(id === null ? {} : { preset: id }) }, args);
  if (!args.isOn('option')) return wishes;
  const switches = agreement.options().map((option) => option.id);
  const options = Object.fromEntries(
    args.texts('option').map((text) => optionFrom(text, switches, agreement.numbers())),
  );
  const whole = { ...wishes, options };
  agreement.check(whole);
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
    throw new Mistake(`--option ${id} takes a number, ${id}=${number.from} to ${id}=${number.to}, not "${text}".`);
  }
  if (switches.includes(id) && (state === 'on' || state === 'off') && more.length === 0) return [id, state === 'on'];
  if (switches.includes(id)) throw new Mistake(`--option takes ${id}, ${id}=on or ${id}=off, not "${text}".`);
  const meant = didYouMean(id, [...switches, ...numbers.map((one) => one.id)]);
  throw new Mistake(`There is no option "${id}"${meant || ':'} posse options lists them.`);
}

export const seedFrom = (args: Args): string => args.text('seed') ?? randomBytes(6).toString('hex');
