// The setup of a card game on the command line: sets, presets and options.

import {
  type CardKinds,
  OLDER_SWITCHES,
  OURS,
  PRESETS,
  type Preset,
  type RuleNumber,
  setupFrom,
  type Translated,
  type Wishes,
} from '@posse/card';
import { addHouseFiles } from '@posse/server/house';
import type { Flag } from '../command-description.ts';
import type { SetupOptions } from '../game-for-commands.ts';
import { textOf } from '../terminal/terminal-language.ts';
import { catalogue } from './loaded-catalogue.ts';

const BASE = 'base';

export const WITH_FLAG: Flag = {
  value: 'FILE',
  text: 'adds the house cards of a file; may be repeated (card game)',
  takes: 'file',
};

export const CARD_FLAGS = {
  sets: {
    value: 'LIST',
    text: `sets besides the base game, separated by commas: ${OURS.sets
      .map(({ id }) => id)
      .filter((id) => id !== BASE)
      .join(', ')} (card game)`,
  },
  with: WITH_FLAG,
} satisfies Record<string, Flag>;

export const setupOptions: SetupOptions<CardKinds> = {
  seats: Object.keys(catalogue().tables).map(Number),
  presets: PRESETS,
  options: () => [...catalogue().options, ...Object.keys(OLDER_SWITCHES).map((id) => ({ id }))],
  numbers: () => catalogue().numbers,
  refuses: { modules: 'The card game has no modules: use --sets.' },
  async wishes(common, args) {
    const house = await addHouseFiles(args.texts('with'));
    const preset = PRESETS.find(({ id }) => id === (common.preset ?? 'standard')) as Preset;
    const listed = args.text('sets');
    const sets = [...(listed === null ? preset.sets : [BASE, ...listed.split(',')]), ...house.map(({ id }) => id)];
    const wishes: Wishes = {
      ...common,
      ...(listed === null && house.length === 0 ? {} : { sets: [...new Set(sets)] }),
    };
    setupFrom(wishes);
    return wishes;
  },
  check: setupFrom,
  extras(wishes) {
    const { sets, options, numbers = {} } = setupFrom(wishes);
    const changed = Object.entries(numbers).map(([id, value]) => `${id} ${value}`);
    return [...sets.filter((id) => id !== BASE), ...options, ...changed];
  },
  async sections(args) {
    await addHouseFiles(args.texts('with'));
    const isEvent = (id: string): boolean => catalogue().events[id.replace(/^without-/, '')] !== undefined;
    return [
      {
        id: 'sets',
        title: 'Sets (--sets LIST)',
        rows: catalogue().sets.map(({ id }) => ({
          id,
          text: sentence(catalogue().texts.sets[id]) + seatsSentence(id),
          details: { neededBySeats: seatsThatNeed(id) },
        })),
      },
      {
        id: 'presets',
        title: 'Presets (--preset NAME)',
        rows: PRESETS.map(({ id, seats, texts }) => ({
          id,
          text: `${sentence(texts)} ${seats} seats.`,
          details: { seats },
        })),
      },
      {
        id: 'options',
        title: 'Options (--option NAME)',
        rows: catalogue()
          .options.filter(({ id }) => !isEvent(id))
          .map(({ id, texts }) => ({ id, text: sentence(texts) })),
      },
      {
        id: 'numbers',
        title: 'Numbers (--option NAME=N)',
        rows: catalogue().numbers.map((one) => ({
          id: one.id,
          text: `${sentence(one.texts)} ${rangeOf(one)}`,
          details: { from: one.from, to: one.to, byDefault: one.byDefault, withSet: { ...one.withSet } },
        })),
      },
      {
        id: 'events',
        title: 'Events left out (--option NAME)',
        rows: catalogue()
          .options.filter(({ id }) => isEvent(id))
          .map(({ id }) => ({ id, text: null })),
      },
    ];
  },
};

const sentence = (texts: Translated | undefined): string => (texts === undefined ? '' : textOf(texts).text);

/** The range of a number option, with its defaults. */
function rangeOf({ from, to, byDefault, withSet }: RuleNumber): string {
  const more = Object.entries(withSet).map(([set, value]) => `; ${value} with ${set}`);
  return `${from} to ${to} (${byDefault}${more.join('')}).`;
}

/** The numbers of players that need this set. */
const seatsThatNeed = (set: string): number[] =>
  Object.keys(catalogue().tables)
    .map(Number)
    .filter((number) => catalogue().tables[number]?.set === set);

function seatsSentence(set: string): string {
  const seats = seatsThatNeed(set);
  const [first, last] = [seats[0], seats.at(-1)];
  if (first === undefined || last === undefined) return '';
  const isRange = seats.length > 2 && last - first === seats.length - 1;
  return ` Games of ${isRange ? `${first} to ${last}` : seats.join(' or ')} players need it.`;
}
