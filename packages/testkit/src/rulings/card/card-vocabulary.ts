// The vocabulary of the card game: names of cards, characters and sets.

import { type CardId, kindOf, OURS, PLAIN, textsFor, valueText } from '@posse/card';
import { BadRuling, idNamed, idOf, listOf } from '../ruling-vocabulary.ts';

/** A card as a ruling names it: `BANG! Q♥`, any `BANG!`, or any `Q♥`. */
export interface CardWord {
  readonly text: string;
  /** The key of the card's kind; null for a bare value. */
  readonly key: string | null;
  /** The value such as `Q♥`; null for any. */
  readonly value: string | null;
  /** True for a green card that was played this turn, written `(new)`. */
  readonly isNew: boolean;
}

/** The context of names in rulings, which use only our own sets. */
export const HERE = { catalogue: OURS };

const VALUED = /^(?:(.+) )?((?:10|[2-9JQKA])[♥♦♣♠])$/u;
const NEW = / \(new\)$/;

export function cardWord(text: string): CardWord {
  const plain = text.replace(NEW, '');
  const [, name = null, value = null] = VALUED.exec(plain) ?? [null, plain, null];
  const key = name === null ? null : kindKey(name);
  return { text, key, value, isNew: plain !== text };
}

/** The key of a kind of card by its English name. */
export const kindKey = (name: string): string => idOf('card', name, Object.keys(OURS.kinds), textsFor(null).cards);

export const cardWords = (text: string): CardWord[] => listOf(text).map(cardWord);

export const fits = (word: CardWord, card: CardId): boolean =>
  (word.key === null || word.key === kindOf(HERE, card).key) &&
  (word.value === null || word.value === valueText(HERE, card));

export const nameOfKind = (key: string): string => textsFor(null).cards[key]?.en.name ?? key;
export const nameOfCard = (card: CardId): string => `${nameOfKind(kindOf(HERE, card).key)} ${valueText(HERE, card)}`;

/** The first card that matches the word. */
export const anyCard = (word: CardWord): CardId | null => OURS.cards.find(({ id }) => fits(word, id))?.id ?? null;

/** The id of a character by name; null if there is none. */
export const characterNamed = (name: string): string | null =>
  idNamed(name, Object.keys(OURS.characters), textsFor(null).characters);

export const nameOfCharacter = (id: string | null): string =>
  id === null ? 'none' : (textsFor(null).characters[id]?.en.name ?? id);

export const characterId = (name: string): string =>
  name === '' || name === '-'
    ? PLAIN
    : idOf('character', name, Object.keys(OURS.characters), textsFor(null).characters);

/** The names of the sets in rulings, besides base. */
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
  if (!OURS.sets.some((set) => set.id === id)) throw new BadRuling(`The set "${name}" is not in this engine.`);
  return id;
}

export const eventId = (name: string): string => idOf('event', name, Object.keys(OURS.events), textsFor(null).events);

export const nameOfEvent = (id: string | null): string =>
  id === null ? 'none' : (textsFor(null).events[id]?.en.name ?? id);
