// The catalogue of the card game: sets, presets and options, house cards included.

import {
  type RuleOption as CardOption,
  type CardSet,
  catalogueOf,
  houseSets,
  isHouseSet,
  type NumberId,
  numberIn,
  type OptionId,
  OURS,
  PRESETS,
  type SetId,
  setupFrom,
  type Translated,
  textsFor,
} from '@posse/card';
import { cardPicture, eventPicture, type Picture, portrait } from '../../art/index.ts';
import { orNothing, wishesIn } from './agreed-plan.ts';
import type { Catalogue, RuleOption } from './catalogue-types.ts';

/** The set that every game needs. */
const BASE = 'base';

/** The picture of each set. */
const PICTURES: Readonly<Partial<Record<SetId, Picture>>> = {
  [BASE]: cardPicture('bang'),
  'dodge-city': cardPicture('canteen'),
  'high-noon': eventPicture('high-noon'),
  fistful: eventPicture('fistful-of-cards'),
  promos: portrait('claus-the-saint', 'bust'),
  tournament: cardPicture('duel'),
};

/** The picture of a house set: that of its first card, event or character. */
function pictureOf({ id, kinds = {}, events = {}, characters = {} }: CardSet): Picture {
  const [kind] = Object.keys(kinds);
  const [event] = Object.keys(events);
  const [character] = Object.keys(characters);
  if (kind !== undefined) return cardPicture(kind);
  if (event !== undefined) return eventPicture(event);
  return character === undefined ? cardPicture(id) : portrait(character, 'bust');
}

/** The sets that each number needs. The number of events matters only when two decks are mixed. */
const NEEDED_FOR: Readonly<Partial<Record<NumberId, readonly SetId[]>>> = { events: ['high-noon', 'fistful'] };

/** The option of the card game as the form shows it. Each event but the last of its deck can be left out. */
function optionFrom({ id, texts }: CardOption, sets: readonly CardSet[]): RuleOption {
  const event = id.replace(/^without-/, '');
  const brings = sets.find(({ events = {} }) => id !== event && Object.hasOwn(events, event));
  const set = brings ?? sets.find(({ options }) => options?.some((option) => option.id === id));
  const part = set?.id ?? BASE;
  return { id, texts, part: part === BASE ? null : part, event: brings ? eventPicture(event) : null };
}

/** The options of a house set. Two sets may leave out events of the same name. */
const houseOptions = (set: CardSet): RuleOption[] =>
  catalogueOf({ sets: [set.id] })
    .options.slice(OURS.options.length)
    .map((option) => optionFrom(option, [set]));

const textsOf = (set: string): Translated => catalogueOf({ sets: [set] }).texts.sets[set] as Translated;

export function cardCatalogue(): Catalogue {
  const sets = [...OURS.sets, ...houseSets()];
  const usualTexts = Object.fromEntries(sets.map(({ id }) => [id, textsOf(id)]));
  return {
    game: 'card',
    seats: Object.keys(OURS.tables).map(Number),
    parts: sets.map((set) => ({
      id: set.id,
      texts: textsOf(set.id),
      picture: PICTURES[set.id] ?? pictureOf(set),
      isNeeded: set.id === BASE,
      isHouse: isHouseSet(set.id),
    })),
    presets: PRESETS,
    options: [...OURS.options.map((option) => optionFrom(option, OURS.sets)), ...houseSets().flatMap(houseOptions)],
    numbers: OURS.numbers.map(({ id, texts, from, to }) => ({ id, texts, from, to, parts: NEEDED_FOR[id] ?? [] })),
    agreed: (plan) =>
      orNothing(() => {
        const setup = setupFrom({ ...wishesIn(plan), ...(plan.sets && { sets: plan.sets }) });
        const numbers = Object.fromEntries(OURS.numbers.map(({ id }) => [id, numberIn(OURS, setup, id)]));
        return { parts: setup.sets, options: setup.options, numbers };
      }),
    named: (parts) => ({ sets: [...parts] }),
    partTexts: ({ parts, options, ...agreed }) => ({
      ...usualTexts,
      ...orNothing(
        () => textsFor({ ...agreed, sets: parts as readonly SetId[], options: options as readonly OptionId[] }).sets,
      ),
    }),
  };
}
