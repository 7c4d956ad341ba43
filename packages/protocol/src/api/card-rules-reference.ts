// The card game's rules as data, from the same tables that the engine plays by.

import {
  type Catalogue,
  catalogueOf,
  houseSets,
  OURS,
  PRESETS,
  RANKS,
  type TextGroup,
  type Translated,
} from '@posse/card';
import type { CardRules, DiceRules } from '../rules-reference.ts';

/** The rules reference of the card game. `bots` are the levels that a table may choose. */
export function cardReference(bots: readonly string[]): CardRules {
  const parts = allParts();
  const all = parts.flatMap(({ cards }) => cards);
  const of = <Thing>(list: (part: Part) => readonly Thing[]): Thing[] => parts.flatMap(list);
  return {
    game: 'card',
    tables: Object.entries(OURS.tables).map(([seats, { roles, openRoles, leader, set }]) => ({
      seats: Number(seats),
      roles: [...roles],
      openRoles,
      leader,
      set,
    })),
    roles: roleReference(),
    sets: of(({ sets, texts }) => sets.map(({ id }) => ({ id, texts: texts('sets', id) }))),
    cards: of(({ sets, catalogue, cards, texts }) =>
      sets.flatMap(({ id: set, kinds = {} }) =>
        Object.values(catalogue.kinds)
          .filter(({ key }) => Object.hasOwn(kinds, key))
          .map(({ key, border, book, weapon }) => ({
            key,
            border,
            book,
            weapon,
            set,
            // Any set may bring more copies of ours, and of its own.
            copies: (catalogue === OURS ? all : cards)
              .filter(({ kind }) => kind.key === key)
              .map((card) => ({ suit: card.suit, rank: RANKS[card.rank - 2] ?? '', set: card.set })),
            texts: texts('cards', key),
          })),
      ),
    ),
    characters: of(({ catalogue, isOf, texts }) =>
      Object.values(catalogue.characters)
        .filter(isOf)
        .map(({ id, bullets, set }) => ({ id, bullets, set, texts: texts('characters', id) })),
    ),
    events: of(({ catalogue, isOf, texts }) =>
      Object.values(catalogue.events)
        .filter(isOf)
        .map(({ id, set, final }) => ({ id, set, final, texts: texts('events', id) })),
    ),
    options: of(({ options }) =>
      options.map(({ id, byDefault, withSet, texts }) => ({ id, byDefault, withSet, texts })),
    ),
    numbers: OURS.numbers.map(({ id, from, to, byDefault, withSet, texts }) => ({
      id,
      from,
      to,
      byDefault,
      withSet,
      texts,
    })),
    presets: PRESETS.map(({ id, seats, sets, options, texts }) => ({
      id,
      seats,
      sets: [...sets],
      options: [...options],
      texts,
    })),
    bots: [...bots],
  };
}

/** Some sets, and what they bring. */
interface Part extends Pick<Catalogue, 'sets' | 'cards' | 'options'> {
  readonly catalogue: Catalogue;
  isOf(thing: { readonly set: string }): boolean;
  texts(what: TextGroup, id: string): Translated;
}

/**
 * Our sets together, and each house set by itself, since two sets that are not played together may each have a card of
 * the same name.
 */
const allParts = (): readonly Part[] => [
  partOf(OURS, OURS.sets, OURS.options),
  ...houseSets().map((set) => {
    const catalogue = catalogueOf({ sets: [set.id] });
    return partOf(catalogue, [set], catalogue.options.slice(OURS.options.length));
  }),
];

function partOf(catalogue: Catalogue, sets: Part['sets'], options: Part['options']): Part {
  const isOf = ({ set }: { readonly set: string }): boolean => sets.some(({ id }) => id === set);
  const texts = (what: TextGroup, id: string): Translated => found(catalogue.texts[what][id], id);
  return { catalogue, sets, options, cards: catalogue.cards.filter(isOf), isOf, texts };
}

/** Both games have the same roles. */
export const roleReference = (): DiceRules['roles'] =>
  (['sheriff', 'deputy', 'outlaw', 'renegade'] as const).map((id) => ({
    id,
    texts: found(OURS.texts.roles[id], id),
  }));

/** The texts of this id. Throws if there are none, so that a test finds the mistake before a player does. */
export function found(texts: Translated | undefined, id: string): Translated {
  if (texts === undefined) throw new Error(`"${id}" has no text.`);
  return texts;
}
