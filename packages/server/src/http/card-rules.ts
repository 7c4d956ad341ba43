// The card game's rules as data, from the same tables that the engine plays by.

import { OURS, PLAIN, PRESETS, RANKS, type TextGroup, type Translated, textsFor } from '@posse/card';
import type { CardRules, DiceRules } from '@posse/protocol';
import { LEVEL_IDS } from '../games/levels.ts';

export const cardReference = (): CardRules => ({
  game: 'card',
  tables: Object.entries(OURS.tables).map(([seats, { roles, openRoles, leader, set }]) => ({
    seats: Number(seats),
    roles: [...roles],
    openRoles,
    leader,
    set,
  })),
  roles: roleReference(),
  sets: OURS.sets.map(({ id }) => ({ id, texts: textsOf('sets', id) })),
  cards: Object.values(OURS.kinds).map(({ key, border, book, weapon }) => ({
    key,
    border,
    book,
    weapon,
    set: OURS.sets.find(({ kinds }) => kinds?.[key] !== undefined)?.id ?? '',
    copies: OURS.cards
      .filter(({ kind }) => kind.key === key)
      .map(({ suit, rank, set }) => ({
        suit,
        rank: RANKS[rank - 2] ?? '',
        set,
      })),
    texts: textsOf('cards', key),
  })),
  characters: Object.values(OURS.characters)
    .filter(({ id }) => id !== PLAIN)
    .map(({ id, bullets, set }) => ({ id, bullets, set, texts: textsOf('characters', id) })),
  events: Object.values(OURS.events).map(({ id, set, final }) => ({ id, set, final, texts: textsOf('events', id) })),
  options: OURS.options.map(({ id, byDefault, withSet, texts }) => ({ id, byDefault, withSet, texts })),
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
  bots: [...LEVEL_IDS],
});

/** Both games have the same roles. */
export const roleReference = (): DiceRules['roles'] =>
  (['sheriff', 'deputy', 'outlaw', 'renegade'] as const).map((id) => ({ id, texts: textsOf('roles', id) }));

/** What it says where nothing unusual was agreed. */
const textsOf = (what: TextGroup, id: string): Translated => found(textsFor(null)[what][id], id);

/** A name without a text is a mistake of ours, and better found by a test than by a player. */
export function found(texts: Translated | undefined, id: string): Translated {
  if (texts === undefined) throw new Error(`"${id}" has no text.`);
  return texts;
}
