// Saves and restores a card game, and checks its shape and its cards.

import {
  BadSave,
  BadSetup,
  type Json,
  nobodyAt,
  randomFrom,
  type Shape,
  sealed,
  shapeOf,
  unsealed,
} from '@posse/engine';
import { catalogueOf, missingSet } from './catalogue/available-sets.ts';
import { OURS } from './catalogue/built-in-catalogue.ts';
import { type Catalogue, ownerOf, PLAIN } from './catalogue/catalogue.ts';
import { BadPack } from './effects/pack/pack-refusal.ts';
import { emptyTable, newPlayer } from './setup/deal.ts';
import { OLDER_SWITCHES } from './setup/number-options.ts';
import { POOL_OF_0_3_0 } from './setup/pool-at-deal.ts';
import { cardsFor, setupFrom } from './setup/setup.ts';
import type { CardId, Player, Setup, State, Uses } from './state.ts';
import { clone } from './state-copy.ts';
import { hookMaskOf } from './table/powers-in-force.ts';

const FORMAT = { format: 'posse-card', version: 1 };

/**
 * The saved game: everything except the catalogue, which follows from the setup. Uses are saved in their shortest form.
 */
export function save(t: State): Json {
  const now = clone(t);
  const fields = Object.entries({ ...now, players: now.players.map(savedPlayer) }).flatMap(([field, value]) =>
    field === 'catalogue' ? [] : field === 'uses' ? savedUses(t) : [[field, value] as const],
  );
  return sealed(FORMAT, Object.fromEntries(fields));
}

/** Saved games have older names for some fields of a player. */
const SAVED_AS: Readonly<Record<string, string>> = { abilitiesWork: 'sober', cardsWork: 'armed', totals: 'standing' };
const READ_AS = Object.fromEntries(Object.entries(SAVED_AS).map(([field, saved]) => [saved, field]));

function renamed(fields: object, names: Readonly<Record<string, string>>): object {
  const after: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) after[names[field] ?? field] = value;
  return after;
}

/** A saved player: everything except the hook mask, which follows from the powers. */
const savedPlayer = ({ listens: _, ...player }: Player): object => renamed(player, SAVED_AS);

export function restore(saved: Json): State {
  const t = clone(upgradeState(unsealed(FORMAT, saved, shapes()) as Omit<State, 'catalogue'>));
  checkContent(t);
  for (const player of t.players) player.listens = hookMaskOf(t, player);
  return t;
}

/** Fills in fields that older saved games lack: nobody is barred from a character, and some switches became numbers. */
function upgradeState(t: Omit<State, 'catalogue'>): State {
  const pool = t.setup.pool ?? POOL_OF_0_3_0;
  const setup = { ...t.setup, ...numbersIn(t.setup), diedAs: t.setup.diedAs ?? nobodyAt(t.setup.seats), pool };
  const catalogue = installed(setup);
  return {
    catalogue,
    ...t,
    players: t.players.map((player) => renamed(player, READ_AS) as Player),
    setup,
    uses: Array.isArray(t.uses) ? t.uses : usesIn({ ...t, catalogue }),
    drawn: drawnIn(t),
  };
}

/**
 * Saved games up to 0.3.0 lack this field. Nothing depends on it where they were saved, or they are replayed from the
 * deal.
 */
function drawnIn({ drawn = 0 }: { readonly drawn?: number }): number {
  if (typeof drawn !== 'number') throw new BadSave('"state.drawn" should be a number.');
  return drawn;
}

/**
 * The uses to save. Usually a single number, as in older games: how often the player whose turn it is used an ability.
 */
function savedUses(t: State): (readonly [string, Uses[] | number])[] {
  const used = t.uses.find(({ seat }) => seat === t.turn)?.times ?? 0;
  const isAll = JSON.stringify(t.uses) === JSON.stringify(usesBy(t, used));
  return isAll
    ? [['used', used]]
    : [
        ['used', used],
        ['uses', t.uses.slice()],
      ];
}

function usesIn(t: State & { readonly used?: number }): Uses[] {
  if (t.uses !== undefined) throw new BadSave('"state.uses" should be a list.');
  return usesBy(t, t.used ?? 0);
}

/** Restores the uses of the player whose turn it is from that number. */
function usesBy(t: State, times: number): Uses[] {
  const able = (t.players[t.turn]?.abilities ?? []).map((id) => ownerOf(t, id));
  const users = able.filter(({ power }) => power.offer !== null || power.countsAs !== null);
  return times === 0 ? [] : users.map(({ id }) => ({ seat: t.turn, of: id, times }));
}

function numbersIn({ options, numbers }: Setup): Pick<Setup, 'options' | 'numbers'> {
  const stored: readonly string[] = options;
  const said = Object.entries(OLDER_SWITCHES).filter(([word]) => stored.includes(word));
  if (said.length === 0) return { options };
  return {
    options: options.filter((id) => !Object.hasOwn(OLDER_SWITCHES, id)),
    numbers: { ...numbers, ...Object.fromEntries(said.map(([_word, { id, value }]) => [id, value])) },
  };
}

/** The expected shape of each field, taken from an empty table, so that later checks never meet a missing one. */
function shapes(): Readonly<Record<string, Shape>> {
  const player = newPlayer(OURS, 'sheriff', PLAIN);
  const {
    catalogue: _,
    uses: _uses,
    drawn: _drawn,
    ...table
  } = emptyTable(OURS, setupFrom({ seats: 4 }), randomFrom(''), [player]);
  return {
    state: { ...shapeOf(table), used: 'number' },
    'state.setup': { seats: 'number', sets: 'list', options: 'list', characters: 'list' },
    'state.random': shapeOf(table.random),
    'state.players.*': shapeOf(savedPlayer(player)),
  };
}

function installed({ sets, pool, packs }: Setup): Catalogue {
  try {
    const missing = missingSet(sets, packs);
    if (missing !== null) throw new BadSave(`The set "${missing}" is not installed.`);
    return catalogueOf({ sets, pool, packs });
  } catch (error) {
    if (error instanceof BadSetup || error instanceof BadPack) throw new BadSave(error.message);
    throw error;
  }
}

function checkContent(t: State): void {
  const { characters, abilities: all, events, numbers, rules } = t.catalogue;
  for (const [id, value] of Object.entries(t.setup.numbers ?? {})) {
    const number = numbers.find((one) => one.id === id);
    if (number === undefined || !(value >= number.from && value <= number.to))
      throw new BadSave(`Option "${id}" has no value ${value}.`);
  }
  if (t.players.length !== t.setup.seats)
    throw new BadSave(`The game has ${t.players.length} players for ${t.setup.seats} seats.`);
  for (const { character, abilities } of t.players)
    if (!Object.hasOwn(characters, character) || abilities.some((id) => all[id] === undefined))
      throw new BadSave(`Character "${character}" with the abilities ${abilities.join(', ')} does not exist.`);
  for (const id of [t.event, ...t.events])
    if (id !== null && !Object.hasOwn(events, id)) throw new BadSave(`Event "${id}" does not exist.`);
  for (const op of opsIn([t.stack, t.waiting.map(({ frame }) => frame)]))
    if (!Object.hasOwn(rules, op)) throw new BadSave(`No rule exists for "${op}".`);
  const lying = cardsOnTable(t);
  const expected = cardsFor(t.catalogue, t.setup);
  const missing = expected.find((card) => !lying.includes(card));
  if (missing !== undefined) throw new BadSave(`Card ${missing} is nowhere on the table.`);
  if (lying.length !== expected.length)
    throw new BadSave('Some cards on the table do not belong to this game, or lie there twice.');
}

/** The kinds of all frames in a value, also of those that wait in other frames. */
function opsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'op' in value && typeof value.op === 'string' ? [value.op] : [];
  return [...own, ...Object.values(value).flatMap(opsIn)];
}

/** Every card of the state, from all places. */
export function cardsOnTable(t: State): CardId[] {
  return [
    ...t.deck,
    ...t.discard,
    ...t.players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
    ...t.stack.flatMap((frame) => ('cards' in frame ? frame.cards : [])),
  ];
}
