// What a table of the card game can agree on.

import type { CardKinds } from '@posse/bots';
import {
  EVENTS,
  OPTIONS,
  PRESETS,
  type Preset,
  SETS,
  setupFrom,
  TABLES,
  type Translated,
  textsFor,
  type Wishes,
} from '@posse/card';
import type { Flag } from '../args.ts';
import type { Agreement } from '../game.ts';
import { addHouseFiles } from '../house/load.ts';
import { textIn } from '../names.ts';

const BASE = 'base';

export const WITH_FLAG: Flag = { value: 'FILE', text: 'adds the house cards of a file; may be repeated (card game)' };

export const CARD_FLAGS = {
  sets: {
    value: 'LIST',
    text: `sets beside the base game, with commas between: ${SETS.map(({ id }) => id)
      .filter((id) => id !== BASE)
      .join(', ')} (card game)`,
  },
  with: WITH_FLAG,
} satisfies Record<string, Flag>;

export const agreement: Agreement<CardKinds> = {
  seats: Object.keys(TABLES).map(Number),
  presets: PRESETS,
  options: () => OPTIONS,
  refuses: { modules: 'The card game has no modules: it takes --sets.' },
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
  extras(wishes) {
    const { sets, options } = setupFrom(wishes);
    return [...sets.filter((id) => id !== BASE), ...options];
  },
  async sections(args) {
    await addHouseFiles(args.texts('with'));
    const isEvent = (id: string): boolean => EVENTS[id.replace(/^without-/, '')] !== undefined;
    return [
      {
        title: 'Sets (--sets LIST)',
        rows: SETS.map(({ id }) => [id, sentence(textsFor(null).sets[id]) + seatsOf(id)] as const),
      },
      {
        title: 'Presets (--preset NAME)',
        rows: PRESETS.map(({ id, seats, texts }) => [id, `${sentence(texts)} ${seats} seats.`] as const),
      },
      {
        title: 'Options (--option NAME)',
        rows: OPTIONS.filter(({ id }) => !isEvent(id)).map(({ id, texts }) => [id, sentence(texts)] as const),
      },
      { title: 'Events left out (--option NAME)', rows: OPTIONS.map(({ id }) => id).filter(isEvent) },
    ];
  },
};

const sentence = (texts: Translated | undefined): string => (texts === undefined ? '' : textIn(texts).text);

/** Which numbers of players a set makes possible. */
function seatsOf(set: string): string {
  const seats = Object.keys(TABLES).filter((number) => TABLES[Number(number)]?.set === set);
  return seats.length === 0 ? '' : ` Games of ${seats.join(' or ')} players need it.`;
}
