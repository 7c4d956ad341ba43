// Saving and restoring a card game: what its state must look like, and that every card is there.

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
import { type Catalogue, ownerOf, PLAIN } from './catalogue/catalogue.ts';
import { OURS } from './catalogue/own-sets.ts';
import { clone } from './clone.ts';
import { emptyTable, newPlayer } from './setup/deal.ts';
import { OLDER_WORDS } from './setup/numbers.ts';
import { POOL_OF_0_3_0 } from './setup/pool.ts';
import { cardsFor, setupFrom } from './setup/setup.ts';
import type { CardId, Player, Setup, State, Uses } from './state.ts';
import { listensTo } from './table/powers.ts';

const FORMAT = { format: 'posse-card', version: 1 };

/** All but the catalogue, which the setup names; uses as briefly as they can be told. */
export function save(t: State): Json {
  const now = clone(t);
  const fields = Object.entries({ ...now, players: now.players.map(savedPlayer) }).flatMap(([field, value]) =>
    field === 'catalogue' ? [] : field === 'uses' ? savedUses(t) : [[field, value] as const],
  );
  return sealed(FORMAT, Object.fromEntries(fields));
}

/** Saved games know some fields of a player by the names that they had before. */
const SAVED_AS: Readonly<Record<string, string>> = { abilitiesWork: 'sober', cardsWork: 'armed', totals: 'standing' };
const READ_AS = Object.fromEntries(Object.entries(SAVED_AS).map(([field, saved]) => [saved, field]));

function renamed(fields: object, names: Readonly<Record<string, string>>): object {
  const after: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) after[names[field] ?? field] = value;
  return after;
}

/** All but what his powers listen to, which follows from them. */
const savedPlayer = ({ listens: _, ...player }: Player): object => renamed(player, SAVED_AS);

export function restore(saved: Json): State {
  const t = clone(asNow(unsealed(FORMAT, saved, shapes()) as Omit<State, 'catalogue'>));
  checkContent(t);
  for (const player of t.players) player.listens = listensTo(t, player);
  return t;
}

/** Games that were saved before there was such a field: nobody is barred from a character. Some switches of old are numbers now. */
function asNow(t: Omit<State, 'catalogue'>): State {
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

/** Saved games of 0.3.0 and before do not say it; they stand where nothing depends on it, or are played again from the deal. */
function drawnIn({ drawn = 0 }: { readonly drawn?: number }): number {
  if (typeof drawn !== 'number') throw new BadSave('"state.drawn" should be a number.');
  return drawn;
}

/** Mostly one number says it all, as it did before uses were counted one by one: how often the player on turn used an ability. */
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

/** The player on turn used so often what his character lets him. */
function usesBy(t: State, times: number): Uses[] {
  const able = (t.players[t.turn]?.abilities ?? []).map((id) => ownerOf(t, id));
  const users = able.filter(({ power }) => power.offer !== null || power.countsAs !== null);
  return times === 0 ? [] : users.map(({ id }) => ({ seat: t.turn, of: id, times }));
}

function numbersIn({ options, numbers }: Setup): Pick<Setup, 'options' | 'numbers'> {
  const stored: readonly string[] = options;
  const said = Object.entries(OLDER_WORDS).filter(([word]) => stored.includes(word));
  if (said.length === 0) return { options };
  return {
    options: options.filter((id) => !Object.hasOwn(OLDER_WORDS, id)),
    numbers: { ...numbers, ...Object.fromEntries(said.map(([_word, { id, value }]) => [id, value])) },
  };
}

/** What every field must be, so that nothing below stumbles over a missing one; read off an empty table. */
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

function installed({ sets, pool }: Setup): Catalogue {
  const missing = missingSet(sets);
  if (missing !== null) throw new BadSave(`The set "${missing}" is not installed.`);
  try {
    return catalogueOf({ sets, pool });
  } catch (error) {
    if (error instanceof BadSetup) throw new BadSave(error.message);
    throw error;
  }
}

function checkContent(t: State): void {
  const { characters, abilities: all, events, numbers, rules } = t.catalogue;
  for (const [id, value] of Object.entries(t.setup.numbers ?? {})) {
    const number = numbers.find((one) => one.id === id);
    if (number === undefined || !(value >= number.from && value <= number.to))
      throw new BadSave(`There is no option "${id}" of ${value}.`);
  }
  if (t.players.length !== t.setup.seats) throw new BadSave(`${t.players.length} players for ${t.setup.seats} seats.`);
  for (const { character, abilities } of t.players)
    if (!Object.hasOwn(characters, character) || abilities.some((id) => all[id] === undefined))
      throw new BadSave(`There is no character "${character}" with the abilities ${abilities.join(', ')}.`);
  for (const id of [t.event, ...t.events])
    if (id !== null && !Object.hasOwn(events, id)) throw new BadSave(`There is no event "${id}".`);
  for (const { op } of t.stack) if (!Object.hasOwn(rules, op)) throw new BadSave(`There is no rule for "${op}".`);
  const lying = cardsOnTable(t);
  const expected = cardsFor(t.catalogue, t.setup);
  const missing = expected.find((card) => !lying.includes(card));
  if (missing !== undefined) throw new BadSave(`Card ${missing} is nowhere on the table.`);
  if (lying.length !== expected.length)
    throw new BadSave('There are cards on the table that do not belong there, or lie there twice.');
}

/** Every card, wherever it lies. */
export function cardsOnTable(t: State): CardId[] {
  return [
    ...t.deck,
    ...t.discard,
    ...t.players.flatMap(({ hand, inPlay }) => [...hand, ...inPlay]),
    ...t.stack.flatMap((frame) => ('cards' in frame ? frame.cards : [])),
  ];
}
