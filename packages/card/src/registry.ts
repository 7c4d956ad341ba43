// Everything that the sets brought along, found by its id. Sets are added once, before the first deal.

import type { Rules } from './frames.ts';
import {
  type Card,
  type CardKind,
  type CardSet,
  type Character,
  type CharacterEntry,
  kindFrom,
  type Text,
} from './kinds.ts';
import { power } from './power.ts';
import { type AbilityId, type CardId, card, type Suit } from './state.ts';

/** All physical cards; a card's id is its place here. */
export const CARDS: Card[] = [];
export const KINDS: Record<string, CardKind> = {};
export const CHARACTERS: Record<string, Character> = {};
/** The same characters, in the order in which they came: an ability's id is its place here. */
const ABILITIES: Character[] = [];
export const RULES: Partial<Rules> = {};
export const SETS: string[] = [];
/** Names and sentences of kinds of card and of characters. */
export const TEXTS: { cards: Record<string, Text>; characters: Record<string, Text> } = { cards: {}, characters: {} };

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
  if (SETS.includes(set.id)) throw new Error(`The set "${set.id}" is already there.`);
  SETS.push(set.id);
  for (const [key, entry] of Object.entries(set.kinds)) KINDS[key] = kindFrom(key, entry);
  for (const [key, values] of Object.entries(set.deck)) for (const value of values.split(' ')) addCard(set, key, value);
  for (const [id, entry] of Object.entries(set.characters)) addCharacter(set.id, id, entry);
  Object.assign(RULES, set.rules);
  Object.assign(TEXTS.cards, set.texts.cards);
  Object.assign(TEXTS.characters, set.texts.characters);
}

function addCharacter(set: string, id: string, { bullets, power }: CharacterEntry): void {
  const character: Character = { id, ability: ABILITIES.length as AbilityId, bullets, set, power };
  CHARACTERS[id] = character;
  ABILITIES.push(character);
}

function addCard(set: CardSet, key: string, value: string): void {
  const kind = KINDS[key];
  const suit = SUITS[value.slice(-1)];
  const rank = RANKS.indexOf(value.slice(0, -1)) + 2;
  if (kind === undefined) throw new Error(`The deck of "${set.id}" lists "${key}", which no set describes.`);
  if (suit === undefined || rank < 2)
    throw new Error(`The deck of "${set.id}" has a "${key}" with the value "${value}".`);
  CARDS.push({ id: card(CARDS.length), kind, suit, rank, set: set.id });
}

export const RANKS: readonly string[] = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
export const SUITS: Readonly<Record<string, Suit>> = { '♥': 'hearts', '♦': 'diamonds', '♣': 'clubs', '♠': 'spades' };

addCharacter('none', PLAIN, { bullets: 4, power: power({}) });
