// Everything that the sets brought along, found by its id. Sets are added once, before the first deal.

import { ROLE_TEXTS } from '@posse/engine';
import { deckSentence, type EventDeck } from './event-deck-texts.ts';
import type { Rules } from './frames.ts';
import {
  type Card,
  type CardKind,
  type CardSet,
  type Character,
  type CharacterEntry,
  type GameEvent,
  kindFrom,
  type TableRules,
} from './kinds.ts';
import type { RuleNumber } from './numbers.ts';
import type { RuleOption } from './options.ts';
import { NO_POWER, type Power } from './power.ts';
import { type AbilityId, type Agreed, type CardId, card, type Suit } from './state.ts';
import { type TextChanges, type TextGroup, type Translated, withoutEventText } from './texts.ts';

/** All physical cards; a card's id is its place here. */
export const CARDS: Card[] = [];
export const KINDS: Record<string, CardKind> = {};
export const CHARACTERS: Record<string, Character> = {};
/** The same characters, in the order in which they came: an ability's id is its place here. */
const ABILITIES: Character[] = [];
export const EVENTS: Record<string, GameEvent> = {};
/** For each number of players: how that game goes, and the set that makes it possible. */
export const TABLES: Record<number, TableRules & { readonly set: string }> = {};
export const OPTIONS: RuleOption[] = [];
export const NUMBERS: RuleNumber[] = [];
export const RULES: Partial<Rules> = {};
export const SETS: CardSet[] = [];
/** The powers that hold for everybody as long as a set is in use. */
export const VARIANTS: { readonly set: string; readonly power: Power }[] = [];
/** Names and usual sentences, in three languages. What they are at a table is in `table-texts.ts`. */
export const TEXTS: Record<TextGroup, Record<string, Translated>> = {
  sets: {},
  cards: {},
  characters: {},
  events: {},
  roles: { ...ROLE_TEXTS },
  options: {},
};

/** Every question and what it can be answered with, as `shot pass`. */
export function answerKinds(): string[] {
  return Object.entries(RULES).flatMap(([op, rule]) =>
    typeof rule === 'function' ? [] : Object.keys(rule.on).map((kind) => `${op} ${kind}`),
  );
}

/** A gunslinger without an ability, for tables where the character does not matter. */
export const PLAIN = 'plain';

export const cardOf = (id: CardId): Card => CARDS[id] as Card;
export const kindOf = (id: CardId): CardKind => (CARDS[id] as Card).kind;
export const characterOf = (id: string): Character => CHARACTERS[id] as Character;
/** Whose ability it is. */
export const ownerOf = (ability: AbilityId): Character => ABILITIES[ability] as Character;

export function addSet(set: CardSet): void {
  if (SETS.some(({ id }) => id === set.id)) throw new Error(`The set "${set.id}" is already there.`);
  SETS.push(set);
  for (const [key, entry] of Object.entries(set.kinds ?? {})) KINDS[key] = kindFrom(key, entry);
  for (const [key, values] of Object.entries(set.deck ?? {}))
    for (const value of values.split(' ')) addCard(set.id, key, value);
  for (const [id, entry] of Object.entries(set.characters ?? {})) addCharacter(set.id, id, entry);
  for (const [id, { final = false, power }] of Object.entries(set.events ?? {})) {
    EVENTS[id] = { id, set: set.id, final, power };
    if (!final) addOption(withoutEvent(set, id));
  }
  for (const [seats, table] of Object.entries(set.tables ?? {})) TABLES[Number(seats)] = { ...table, set: set.id };
  for (const option of set.options ?? []) addOption(option);
  for (const number of set.numbers ?? []) addNumber(number);
  if (set.power !== undefined) VARIANTS.push({ set: set.id, power: set.power });
  Object.assign(RULES, set.rules);
  TEXTS.sets[set.id] = set.texts.set;
  Object.assign(TEXTS.cards, set.texts.cards);
  Object.assign(TEXTS.characters, set.texts.characters);
  Object.assign(TEXTS.events, set.texts.events);
}

function eventText(set: CardSet, id: string): Translated {
  const text = set.texts.events[id];
  if (text === undefined) throw new Error(`The set "${set.id}" has no text for its event "${id}".`);
  return text;
}

/** The option that leaves an event out. */
const withoutEvent = (set: CardSet, id: string): RuleOption => ({
  id: `without-${id}`,
  byDefault: false,
  withSet: null,
  texts: withoutEventText(eventText(set, id)),
  changes: eventsSaid,
});

/** What both event decks say of themselves, given all that can happen to a deck: each hears of the other's events too. */
export const eventsSaid: TextChanges = {
  sets: Object.fromEntries(
    ['high-noon', 'fistful'].map((id) => [id, (agreed: Agreed) => deckSentence(id, eventDecks(), agreed)]),
  ),
};

const eventDecks = (): EventDeck[] =>
  SETS.filter(({ events }) => events !== undefined).map(({ id, texts }) => {
    const own = Object.values(EVENTS).filter(({ set }) => set === id);
    const last = own.find(({ final }) => final);
    return {
      id,
      texts: texts.set,
      events: own.filter(({ final }) => !final).map((event) => event.id),
      last: last === undefined ? null : (texts.events[last.id] ?? null),
    };
  });

function addOption(option: RuleOption): void {
  OPTIONS.push(option);
  TEXTS.options[option.id] = option.texts;
}

function addNumber(number: RuleNumber): void {
  NUMBERS.push(number);
  TEXTS.options[number.id] = number.texts;
}

function addCharacter(set: string, id: string, { bullets, power }: CharacterEntry): void {
  const character: Character = { id, ability: ABILITIES.length as AbilityId, bullets, set, power };
  CHARACTERS[id] = character;
  ABILITIES.push(character);
}

function addCard(set: string, key: string, value: string): void {
  const kind = KINDS[key];
  const suit = SUITS[value.slice(-1)];
  const rank = RANKS.indexOf(value.slice(0, -1)) + 2;
  if (kind === undefined) throw new Error(`The deck of "${set}" lists "${key}", which no set describes.`);
  if (suit === undefined || rank < 2) throw new Error(`The deck of "${set}" has a "${key}" with the value "${value}".`);
  CARDS.push({ id: card(CARDS.length), kind, suit, rank, set });
}

export const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
export const SUITS: Readonly<Record<string, Suit>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };

addCharacter('none', PLAIN, { bullets: 4, power: NO_POWER });
