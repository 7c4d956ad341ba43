// The words of the rulings: what the vocabulary calls a seat, a card, a character or a set, and what the game calls it.

import { CARDS, type CardId, CHARACTERS, cardOf, EVENTS, KINDS, PLAIN, SETS, TEXTS, valueText } from '@posse/card';
import { type Seat, seat } from '@posse/engine';

/** A ruling that can't be played as it is written. The message says what is wrong with it. */
export class BadRuling extends Error {
  override readonly name = 'BadRuling';
}

/** Runs something that a line of the ruling asks for; what goes wrong is blamed on that line. */
export function atLine<T>(line: number, run: () => T): T {
  try {
    return run();
  } catch (error) {
    throw new BadRuling(`line ${line}: ${error instanceof Error ? error.message : error}`);
  }
}

// --- seats ---

export const letterOf = (who: Seat): string => String.fromCharCode(65 + who);

export function seatOf(letter: string, seats: number): Seat {
  const number = letter.charCodeAt(0) - 65;
  if (letter.length !== 1 || number < 0 || number >= seats)
    throw new BadRuling(`There is no seat ${letter} at this table of ${seats}.`);
  return seat(number);
}

// --- cards ---

/** A card as a ruling names it: `BANG! Q♥`, any `BANG!`, or any `Q♥`. */
export interface CardWord {
  readonly text: string;
  /** Its kind; null for a bare value. */
  readonly key: string | null;
  /** Its value, `Q♥`; null where any will do. */
  readonly value: string | null;
  /** A green card laid this turn, `(new)`. */
  readonly isNew: boolean;
}

const VALUED = /^(?:(.+) )?((?:10|[2-9JQKA])[♥♦♣♠])$/u;
const NEW = / \(new\)$/;

export function cardWord(text: string): CardWord {
  const plain = text.replace(NEW, '');
  const [, name = null, value = null] = VALUED.exec(plain) ?? [null, plain, null];
  const key = name === null ? null : keyOf(name);
  if (key === undefined) throw new BadRuling(`There is no card "${text}" in the sets at hand.`);
  return { text, key, value, isNew: plain !== text };
}

/** The key of a kind of card by its English name. */
const keyOf = (name: string): string | undefined =>
  Object.keys(KINDS).find((key) => TEXTS.cards[key]?.en.name === name);

export function kindKey(name: string): string {
  const key = keyOf(name);
  if (key === undefined) throw new BadRuling(`There is no card "${name}" in the sets at hand.`);
  return key;
}

export const cardWords = (text: string): CardWord[] => listOf(text).map(cardWord);

export const fits = (word: CardWord, card: CardId): boolean =>
  (word.key === null || word.key === cardOf(card).kind.key) && (word.value === null || word.value === valueText(card));

export const nameOfKind = (key: string): string => TEXTS.cards[key]?.en.name ?? key;
export const nameOfCard = (card: CardId): string => `${nameOfKind(cardOf(card).kind.key)} ${valueText(card)}`;

/** The first card of the card table that is called so. */
export const anyCard = (word: CardWord): CardId | null => CARDS.find(({ id }) => fits(word, id))?.id ?? null;

// --- everything else ---

/** Commas separate; an empty cell is an empty list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The id of a character by name, or null. */
export const characterNamed = (name: string): string | null =>
  Object.keys(CHARACTERS).find((id) => TEXTS.characters[id]?.en.name === name) ?? null;

export function characterId(name: string): string {
  if (name === '' || name === '-') return PLAIN;
  const id = characterNamed(name);
  if (id === null) throw new BadRuling(`There is no character "${name}" in the sets at hand.`);
  return id;
}

/** What a ruling calls the sets beside base. */
const SET_NAMES: Readonly<Record<string, string>> = {
  'Dodge City': 'dodge-city',
  'High Noon': 'high-noon',
  'A Fistful of Cards': 'fistful',
  promos: 'promos',
  tournament: 'tournament',
};

export function setId(name: string): string {
  const id = SET_NAMES[name];
  if (id === undefined)
    throw new BadRuling(`There is no set "${name}": the sets are ${Object.keys(SET_NAMES).join(', ')}.`);
  if (!SETS.some((set) => set.id === id)) throw new BadRuling(`The set "${name}" is not in this engine.`);
  return id;
}

export function eventId(name: string): string {
  const id = Object.keys(EVENTS).find((known) => TEXTS.events[known]?.en.name === name);
  if (id === undefined) throw new BadRuling(`There is no event "${name}" in the sets at hand.`);
  return id;
}

export const nameOfEvent = (id: string | null): string => (id === null ? 'none' : (TEXTS.events[id]?.en.name ?? id));
