// The schemas of the rules reference: cards, characters, options and presets as data.

import * as z from 'zod/mini';
import { gameId } from './game-ids.ts';

const text = z.object({ name: z.string(), text: z.string() });
const texts = z.object({ en: text, it: text, de: text });

const id = z.string();
const named = z.object({ id, texts });
const role = z.enum(['sheriff', 'deputy', 'outlaw', 'renegade']);
const roleTexts = z.object({ id: role, texts });
/** Modules of the dice game's expansion, 1 to 5. */
const modules = z.array(z.int());

/** `withSet` is the set that turns the option on by default. */
const option = z.object({ id, byDefault: z.boolean(), withSet: z.nullable(id), texts });

/** An option that is a number. `withSet` has other defaults by the ids of sets. */
const numberOption = z.object({
  id,
  from: z.int(),
  to: z.int(),
  byDefault: z.int(),
  withSet: z.record(id, z.int()),
  texts,
});

/** A possible number of players, and the roles that are dealt to them. */
const table = z.object({
  seats: z.int(),
  roles: z.array(role),
  /** All roles are open from the start. */
  openRoles: z.boolean(),
  /** The role of the first player. */
  leader: role,
});

const cardKind = z.object({
  key: id,
  border: z.enum(['brown', 'blue', 'green']),
  /** False if the character is not in the beginner deck. */
  book: z.boolean(),
  weapon: z.boolean(),
  /** The set that describes it. Other sets may add copies. */
  set: id,
  copies: z.array(
    z.object({
      suit: z.enum(['hearts', 'diamonds', 'clubs', 'spades']),
      /** As it is printed: 2 to 10, J, Q, K, A. */
      rank: z.string(),
      set: id,
    }),
  ),
  texts,
});

export const cardRules = z.object({
  game: z.literal('card'),
  /** `set` is the set that this number of players needs. */
  tables: z.array(z.object({ ...table.shape, set: id })),
  roles: z.array(roleTexts),
  sets: z.array(named),
  cards: z.array(cardKind),
  characters: z.array(z.object({ id, bullets: z.int(), set: id, texts })),
  /** The events. The final one lies at the bottom of its deck and stays in force. */
  events: z.array(z.object({ id, set: id, final: z.boolean(), texts })),
  options: z.array(option),
  numbers: z.array(numberOption),
  presets: z.array(z.object({ id, seats: z.int(), sets: z.array(id), options: z.array(id), texts })),
  bots: z.array(id),
});
export type CardRules = z.infer<typeof cardRules>;

export const diceRules = z.object({
  game: z.literal('dice'),
  tables: z.array(table),
  roles: z.array(roleTexts),
  modules: z.array(z.object({ number: z.int(), texts })),
  /** The kinds of dice, each with its six faces. */
  dice: z.array(z.object({ id, faces: z.array(id) })),
  faces: z.array(named),
  /** The characters. One takes part if all modules that it needs are in use. */
  characters: z.array(z.object({ id, bullets: z.int(), modules, texts })),
  /** Roles with a power, which replace a plain one. */
  specials: z.array(z.object({ id, role, texts })),
  options: z.array(option),
  presets: z.array(z.object({ id, modules, options: z.array(id), texts })),
  bots: z.array(id),
});
export type DiceRules = z.infer<typeof diceRules>;

export const rulesIndex = z.object({
  games: z.array(z.object({ id: gameId, rules: z.string() })),
  languages: z.array(z.string()),
});
