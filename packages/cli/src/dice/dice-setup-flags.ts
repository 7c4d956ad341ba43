// The setup of a dice game on the command line: modules, presets and options.

import { type DiceKinds, OPTIONS, PRESETS, setupFrom, textsFor, type Wishes } from '@posse/dice';
import { ROLES, type Translated } from '@posse/engine';
import { type Flag, UserError } from '../command-description.ts';
import type { SetupOptions } from '../game-for-commands.ts';
import { textOf } from '../terminal/terminal-language.ts';

const MODULES = Object.keys(textsFor(null).modules);

export const DICE_FLAGS = {
  modules: {
    value: 'LIST',
    text: `modules of Old Saloon, separated by commas: ${MODULES.join(', ')} (dice game)`,
  },
} satisfies Record<string, Flag>;

export const setupOptions: SetupOptions<DiceKinds> = {
  seats: Object.keys(ROLES).map(Number),
  presets: PRESETS,
  options: () => OPTIONS,
  numbers: () => [],
  refuses: {
    sets: 'The dice game has no sets: use --modules.',
    with: 'House cards belong to the card game: leave out --with.',
  },
  async wishes(common, args) {
    const modules = args.text('modules')?.split(',').map(moduleFrom);
    const wishes: Wishes = { ...common, ...(modules === undefined ? {} : { modules: [...new Set(modules)] }) };
    setupFrom(wishes);
    return wishes;
  },
  check: setupFrom,
  extras(wishes) {
    const { modules, options } = setupFrom(wishes);
    return [...modules.map((module) => `module ${module}`), ...options];
  },
  async sections() {
    const saloon = Object.entries(textsFor(null).modules).map(([id, texts]) => ({
      id,
      text: `${textOf(texts).name}. ${textOf(texts).text}`,
    }));
    const rowOf = ({ id, texts }: { readonly id: string; readonly texts: Translated }) => ({
      id,
      text: textOf(texts).text,
    });
    return [
      { id: 'modules', title: 'Modules of Old Saloon (--modules LIST)', rows: saloon },
      { id: 'presets', title: 'Presets (--preset NAME)', rows: PRESETS.map(rowOf) },
      { id: 'options', title: 'Options (--option NAME)', rows: OPTIONS.map(rowOf) },
    ];
  },
};

function moduleFrom(text: string): number {
  if (MODULES.includes(text)) return Number(text);
  throw new UserError(`There is no module "${text}": choose from ${MODULES.join(', ')}, separated by commas.`);
}
