// The catalogue of a game: everything that it uses, by id.
// Our sets have the same ids in every catalogue. Those of house sets follow in the order in which the game names them.

import { BadSetup, ROLE_TEXTS, ruleBook, sure } from '@posse/engine';
import type { Rules } from '../frames.ts';
import { HOOKS, type Holder, has, hookBits, NO_POWER, NUMBERS, type Power } from '../power.ts';
import type { SetId } from '../set-ids.ts';
import { withoutEvents } from '../setup/event-decks.ts';
import type { RuleNumber } from '../setup/number-options.ts';
import type { RuleOption } from '../setup/options.ts';
import { type AbilityId, type CardId, card, type Suit } from '../state.ts';
import type { SetContents, TextGroup, Translated } from '../texts/set-texts.ts';
import {
  type Card,
  type CardKind,
  type CardSet,
  type Character,
  type CharacterEntry,
  type GameEvent,
  kindFrom,
  PLAIN_LUCK,
  type TableRules,
} from './entry-types.ts';

export interface Catalogue {
  readonly sets: readonly CardSet[];
  /** All physical cards. The id of a card is its index. */
  readonly cards: readonly Card[];
  readonly kinds: Readonly<Record<string, CardKind>>;
  readonly characters: Readonly<Record<string, Character>>;
  /** The same characters in the order in which they were added. The id of an ability is its index. */
  readonly abilities: readonly Character[];
  readonly events: Readonly<Record<string, GameEvent>>;
  /** The rules for each number of players, and the set that allows it. */
  readonly tables: Readonly<Record<number, TableRules & { readonly set: SetId }>>;
  readonly options: readonly RuleOption[];
  readonly numbers: readonly RuleNumber[];
  readonly rules: Partial<Rules>;
  /** The sources of every hook. Hooks without a source are never looked up. */
  readonly hooks: Readonly<Record<keyof Power, HookSources>>;
  /** The sources of offers that can be used at any time. */
  readonly anyTime: HookSources;
  /** The sources of numbers, and whether any of them change with the table. */
  readonly numbered: HookSources;
  readonly isChanging: boolean;
  /** The powers that affect everybody while a set is in use. */
  readonly variants: readonly { readonly set: SetId; readonly power: Power; readonly hears: number }[];
  /** Names and usual texts in three languages. The texts of one table are in `texts/table-texts.ts`. */
  readonly texts: Readonly<Record<TextGroup, Readonly<Record<string, Translated>>>>;
}

/** A power and its source. */
export interface Source<Id extends string = string> {
  readonly holder: Holder;
  /** The id of a character, an event or a set, or the key of a card. */
  readonly of: Id;
  /** The card in play to which it belongs. */
  readonly card: CardId | null;
  readonly power: Power;
}

/** The sources of a hook. Lookups are frequent, so the results are prebuilt as lists of one. */
export interface HookSources {
  /**
   * The hook's bit in a mask that skips players without such a power. Two hooks may share a bit: that costs a lookup,
   * no more.
   */
  readonly bit: number;
  /** Is there any source of this sort? */
  readonly byCharacters: boolean;
  readonly byCards: boolean;
  readonly byEvents: boolean;
  readonly bySets: boolean;
  /** The power of each ability, or an empty list. */
  readonly abilities: readonly (readonly Source[])[];
  readonly cards: ReadonlySet<CardKind>;
  readonly events: ReadonlyMap<string, readonly Source[]>;
  readonly sets: readonly Source<SetId>[];
}

/** Anything that has a catalogue, such as a state. */
export interface Catalogued {
  readonly catalogue: Catalogue;
}

export const cardOf = ({ catalogue }: Catalogued, id: CardId): Card => sure(catalogue.cards[id], 'such card');
export const kindOf = ({ catalogue }: Catalogued, id: CardId): CardKind => sure(catalogue.cards[id], 'such card').kind;
export const characterOf = ({ catalogue }: Catalogued, id: string): Character =>
  sure(catalogue.characters[id], 'such character');
/** The character to whom an ability belongs. */
export const ownerOf = ({ catalogue }: Catalogued, ability: AbilityId): Character =>
  sure(catalogue.abilities[ability], 'such ability');

/** Every question with each kind of answer, such as `shot pass`. */
export function answerKinds({ rules }: Catalogue): string[] {
  return Object.entries(rules).flatMap(([op, rule]) =>
    typeof rule === 'function' ? [] : Object.keys(rule.on).map((kind) => `${op} ${kind}`),
  );
}

/** The character without an ability, for tables where characters do not matter. */
export const PLAIN = 'plain';

export const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
export const SUITS: Readonly<Record<string, Suit>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };

// --- construction ---

const characterFrom = (
  set: Character['set'],
  id: string,
  place: number,
  { bullets, talent, power }: CharacterEntry,
): Character => ({
  id,
  ability: place as AbilityId,
  bullets,
  talent: talent ?? PLAIN_LUCK,
  set,
  power,
  hears: hookBits(power),
});

const mapped = <Entry, Thing>(
  entries: Readonly<Record<string, Entry>> | undefined,
  made: (key: string, entry: Entry) => Thing,
): Record<string, Thing> =>
  Object.fromEntries(Object.entries(entries ?? {}).map(([key, entry]) => [key, made(key, entry)]));

/**
 * Makes a record with an entry for each hook, by filling a copy of a power, because its fields are fast to access. An
 * object built field by field would stay slow.
 */
const eachHook = <Thing>(made: (hook: keyof Power, bit: number) => Thing): Record<keyof Power, Thing> => {
  const hooks: Record<string, unknown> = { ...NO_POWER };
  for (const [place, hook] of HOOKS.entries()) hooks[hook] = made(hook, 1 << place);
  return hooks as Record<keyof Power, Thing>;
};

const NOBODY = characterFrom('none', PLAIN, 0, { bullets: 4, power: NO_POWER });

const withoutSources = (bit: number): HookSources => ({
  bit,
  byCharacters: false,
  byCards: false,
  byEvents: false,
  bySets: false,
  abilities: [[]],
  cards: new Set(),
  events: new Map(),
  sets: [],
});

const NO_SOURCES = eachHook((_hook, bit) => withoutSources(bit));

export const EMPTY: Catalogue = {
  sets: [],
  cards: [],
  kinds: {},
  characters: { [PLAIN]: NOBODY },
  abilities: [NOBODY],
  events: {},
  tables: {},
  options: [],
  numbers: [],
  rules: {},
  hooks: NO_SOURCES,
  anyTime: NO_SOURCES.offer,
  numbered: withoutSources(0),
  isChanging: false,
  variants: [],
  texts: { sets: {}, cards: {}, characters: {}, events: {}, roles: ROLE_TEXTS, options: {} },
};

/** The same catalogue with one more set. Its contents are appended, so no id changes. */
export function extended(before: Catalogue, set: CardSet): Catalogue {
  checkNames(before, set);
  const ownKinds = mapped(set.kinds, (key, entry) => kindFrom(key, entry));
  const kinds = { ...before.kinds, ...ownKinds };
  const variants = set.power === undefined ? [] : [{ set: set.id, power: set.power, hears: hookBits(set.power) }];
  const own = Object.entries(set.characters ?? {}).map(([id, entry], place) =>
    characterFrom(set.id, id, before.abilities.length + place, entry),
  );
  const events = mapped(
    set.events,
    (id, { final = false, power }): GameEvent => ({
      id,
      set: set.id,
      final,
      power,
      hears: hookBits(power),
    }),
  );
  const options = [...withoutEvents(set, Object.values(events)), ...(set.options ?? [])];
  const numbers = set.numbers ?? [];
  const cards = cardsIn(set, kinds, before.cards.length);
  const contents: SetContents = {
    cards: cards.length,
    characters: textsOf(own, set.texts.characters),
    events: textsOf(Object.values(events), set.texts.events),
  };
  return {
    sets: [...before.sets, set],
    cards: [...before.cards, ...cards],
    kinds,
    characters: { ...before.characters, ...Object.fromEntries(own.map((one) => [one.id, one])) },
    abilities: [...before.abilities, ...own],
    events: { ...before.events, ...events },
    tables: { ...before.tables, ...mapped(set.tables, (_seats, table) => ({ ...table, set: set.id })) },
    options: [...before.options, ...options],
    numbers: [...before.numbers, ...numbers],
    rules: ruleBook(before.rules, set.rules ?? {}),
    ...hooksWith(before, [own, Object.values(ownKinds), Object.values(events), variants]),
    variants: [...before.variants, ...variants],
    texts: {
      ...before.texts,
      sets: {
        ...before.texts.sets,
        [set.id]: typeof set.texts.set === 'function' ? set.texts.set(contents) : set.texts.set,
      },
      cards: { ...before.texts.cards, ...set.texts.cards },
      characters: { ...before.texts.characters, ...set.texts.characters },
      events: { ...before.texts.events, ...set.texts.events },
      options: {
        ...before.texts.options,
        ...Object.fromEntries([...options, ...numbers].map(({ id, texts }) => [id, texts])),
      },
    },
  };
}

/** The contents of a set, as this catalogue has it. */
export const contentsOf = ({ cards, abilities, events, texts }: Catalogue, set: SetId): SetContents => ({
  cards: cards.filter((one) => one.set === set).length,
  characters: textsOf(
    abilities.filter((one) => one.set === set),
    texts.characters,
  ),
  events: textsOf(
    Object.values(events).filter((one) => one.set === set),
    texts.events,
  ),
});

const textsOf = (things: readonly { readonly id: string }[], texts: Readonly<Record<string, Translated>>) =>
  things.flatMap(({ id }) => texts[id] ?? []);

const only = <Id extends string>(
  holder: Holder,
  of: Id,
  { power }: { readonly power: Power },
): readonly Source<Id>[] => [{ holder, of, card: null, power }];

/** The added characters in the order of their abilities, kinds, events and variants. */
type Added = readonly [readonly Character[], readonly CardKind[], readonly GameEvent[], Catalogue['variants']];

function hooksWith(before: Catalogue, added: Added): Pick<Catalogue, 'hooks' | 'anyTime' | 'numbered' | 'isChanging'> {
  const powers = added.flat().map(({ power }) => power);
  return {
    hooks: eachHook((hook) => sourcesFrom(before.hooks[hook], added, (power) => has(power, hook))),
    anyTime: sourcesFrom(before.anyTime, added, ({ offer }) => offer?.when === 'any time'),
    numbered: sourcesFrom(before.numbered, added, (power) => NUMBERS.some((one) => has(power, one))),
    isChanging: before.isChanging || powers.some((power) => NUMBERS.some((one) => typeof power[one] === 'function')),
  };
}

function sourcesFrom(
  before: HookSources,
  [characters, kinds, events, variants]: Added,
  isHeard: (power: Power) => boolean,
): HookSources {
  const tells = ({ power }: { readonly power: Power }): boolean => isHeard(power);
  return {
    bit: before.bit,
    byCharacters: before.byCharacters || characters.some(tells),
    byCards: before.byCards || kinds.some(tells),
    byEvents: before.byEvents || events.some(tells),
    bySets: before.bySets || variants.some(tells),
    abilities: [...before.abilities, ...characters.map((one) => (tells(one) ? only('character', one.id, one) : []))],
    cards: new Set([...before.cards, ...kinds.filter(tells)]),
    events: new Map([
      ...before.events,
      ...events.filter(tells).map((one) => [one.id, only('event', one.id, one)] as const),
    ]),
    sets: [...before.sets, ...variants.filter(tells).flatMap((one) => only('set', one.set, one))],
  };
}

/** Throws if two sets that were never loaded together use the same name for a card, a character, an event or a rule. */
function checkNames(before: Catalogue, set: CardSet): void {
  for (const part of ['kinds', 'characters', 'events', 'rules'] as const)
    for (const key of Object.keys(set[part] ?? {})) {
      if (!Object.hasOwn(before[part], key)) continue;
      const other = before.sets.find((one) => Object.hasOwn(one[part] ?? {}, key));
      // All packs bring the same rules.
      if (part === 'rules' && set.pack !== undefined && other?.pack !== undefined) continue;
      throw new BadSetup(
        `The sets "${other?.id}" and "${set.id}" both have "${key}" among their ${part}: take one of the two.`,
      );
    }
}

function cardsIn(set: CardSet, kinds: Catalogue['kinds'], from: number): Card[] {
  const copies = Object.entries(set.deck ?? {}).flatMap(([key, values]) =>
    values.split(' ').map((value) => [key, value] as const),
  );
  return copies.map(([key, value], place) => {
    const kind = kinds[key];
    const suit = SUITS[value.slice(-1)];
    const rank = RANKS.indexOf(value.slice(0, -1)) + 2;
    if (kind === undefined)
      throw new Error(`The deck of "${set.id}" lists "${key}", but no set describes that kind of card.`);
    if (suit === undefined || rank < 2)
      throw new Error(`The deck of "${set.id}" has a "${key}" with the value "${value}".`);
    return { id: card(from + place), kind, suit, rank, set: set.id };
  });
}
