// Turns wishes into a complete setup of the card game.

import {
  agreedOptions,
  BadSetup,
  checkedPool,
  checkPlayers,
  idsOf,
  type NextGame,
  optionsAgain,
  type PlayerWishes,
  type PoolCounts,
  playersAfter,
  unknownThing,
} from '@posse/engine';
import { catalogueOf, houseSetsIn, isHouseSet } from '../catalogue/available-sets.ts';
import { OURS } from '../catalogue/built-in-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CardKind, Character } from '../catalogue/entry-types.ts';
import type { Pack } from '../effects/pack/pack.ts';
import { faultOfPacks } from '../effects/pack/pack-check.ts';
import { BadPack } from '../effects/pack/pack-refusal.ts';
import { packSet } from '../effects/pack/set-from-pack.ts';
import type { CardOptionWishes, OptionId } from '../option-ids.ts';
import type { HouseSetId, SetId } from '../set-ids.ts';
import type { CardId, Setup, State } from '../state.ts';
import { choicesIn, defaultWith, nonDefaultNumbers, upgradeOptionWishes } from './number-options.ts';
import { PRESETS } from './options.ts';
import { POOL_OF_0_3_0, poolToday } from './pool-at-deal.ts';
import type { Staged } from './staged-deal.ts';

/** The choices of a caller; everything else has a default. */
export interface Wishes extends PlayerWishes {
  readonly preset?: string;
  readonly sets?: readonly string[];
  /** The options that differ from the preset. */
  readonly options?: CardOptionWishes;
  /** For lessons: the roles, and the kinds of the first cards. */
  readonly staged?: Staged;
  /** The contents of each set when the game was dealt. Left out for a new game. */
  readonly pool?: PoolCounts;
  /** Packs for this game. Loaded ones can be named among the sets instead. */
  readonly packs?: readonly object[];
}

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined) throw unknownThing('preset', wishes.preset, idsOf(PRESETS));
  const wanted = wishes.sets ?? setsIn(preset.sets, wishes.pool);
  if (!wanted.includes('base')) throw new BadSetup('The set "base" is always needed: add it to the sets.');
  const brought = (wishes.packs ?? []).map(packIn);
  const sets = inOrder([...wanted, ...brought.map(({ id }) => id)]);
  const house = houseSetsIn(
    sets,
    brought.map(({ pack }) => pack),
  );
  const packs = house.flatMap(({ pack }) => pack ?? []);
  checkPacks(packs);
  const pool = wishes.pool === undefined ? poolToday(house.filter((set) => set.pack === undefined)) : wishes.pool;
  const catalogue = catalogueOf({ sets, pool, packs });
  checkSets(catalogue, sets);
  checkSeats(catalogue, seats, sets);
  const { characters, diedAs, sheriff } = checkPlayers(wishes, Object.keys(catalogue.characters));
  const usual = catalogue.numbers.map((one) => ({ ...one, byDefault: defaultWith(sets, one) }));
  const { options, numbers } = agreedOptions(
    catalogue.options,
    usual,
    [...preset.options, ...optionsWith(catalogue, sets)],
    upgradeOptionWishes(wishes.options ?? {}),
  );
  const setup = {
    seats,
    sets,
    options,
    ...nonDefaultNumbers(catalogue, sets, numbers),
    characters,
    diedAs,
    sheriff,
    pool,
    ...(packs.length > 0 && { packs }),
  };
  checkCharacters(catalogue, setup);
  return setup;
}

const MAX_PACKS = 3;

function packIn(value: object): { readonly id: string; readonly pack: Pack } {
  try {
    const { id, pack } = packSet(value);
    return { id, pack: pack as Pack };
  } catch (error) {
    throw error instanceof BadPack ? new BadSetup(error.message) : error;
  }
}

function checkPacks(packs: readonly Pack[]): void {
  if (packs.length > MAX_PACKS) throw new BadSetup(`A game has at most ${MAX_PACKS} packs, not ${packs.length}.`);
  const together = packs.length > 1 ? faultOfPacks(packs) : null;
  if (together !== null) throw new BadSetup(`These packs don’t go together: ${together.fault}`);
}

/** The wanted sets, each once: ours in their own order, then house sets as they are named. */
const inOrder = (wanted: readonly string[]): SetId[] => [
  ...idsOf(OURS.sets).filter((id) => wanted.includes(id)),
  ...new Set(wanted.filter(isHouseSet) as HouseSetId[]),
];

/** The sets of a preset at the time of the pool: one that joined the preset later was not part of the game. */
const setsIn = (sets: readonly string[], pool: PoolCounts | undefined): readonly string[] =>
  pool === undefined ? sets : sets.filter((id) => Object.hasOwn(checkedPool(pool), id));

/** Throws if a set of ours is wanted that the pool does not name: it was added after the game was dealt. */
function checkSets(catalogue: Catalogue, sets: readonly SetId[]): void {
  const later = sets.find((id) => !idsOf(catalogue.sets).includes(id));
  if (later !== undefined) throw new BadSetup(`The set "${later}" is not in the pool that the game was dealt from.`);
}

/** The options that are on by default with these sets. */
const optionsWith = ({ options }: Catalogue, sets: readonly string[]): OptionId[] =>
  idsOf(options.filter(({ withSet }) => withSet !== null && sets.includes(withSet)));

function checkSeats({ tables }: Catalogue, seats: number, sets: readonly string[]): void {
  const table = tables[seats];
  if (table === undefined)
    throw new BadSetup(`The card game has no roles for ${seats} players: take ${Object.keys(tables).join(', ')}.`);
  if (!sets.includes(table.set))
    throw new BadSetup(`A game of ${seats} needs the set "${table.set}": add it to the sets.`);
}

/**
 * Checks that there are enough characters. Every player without a kept character chooses from this many; one with a
 * kept character has a spare one.
 */
function checkCharacters(catalogue: Catalogue, setup: Setup): void {
  const { seats, characters, diedAs } = setup;
  const choices = choicesIn(catalogue, setup);
  if (choices <= 2) return;
  const choosers = characters.filter((kept) => kept === null).length;
  const need = choosers * choices + seats - choosers;
  const free = charactersFor(catalogue, setup).filter((id) => !characters.includes(id));
  const have = free.filter((id) => diedAs.some((barred) => barred !== id)).length;
  if (need <= have) return;
  const most = Math.max(1, Math.floor((have - seats + choosers) / choosers));
  const fewer = Object.keys(catalogue.tables)
    .map(Number)
    .filter((count) => count < seats && count * choices <= have);
  const remedies = [
    `at most ${most} to choose from`,
    ...(fewer.length > 0 ? [`at most ${Math.max(...fewer)} seats`] : []),
    setup.options.includes('base-characters-only') ? 'characters of all sets' : 'another set with characters',
  ];
  throw new BadSetup(
    `${seats} players with ${choices} characters each to choose from need ${need}, but there are ${have}: take ${remedies.join(', or ')}.`,
  );
}

/** Caches a function of the setup: dealing many games, or thinking about one, asks for it repeatedly. */
function cachedForSetup<T>(made: (catalogue: Catalogue, setup: Setup) => T): (catalogue: Catalogue, setup: Setup) => T {
  const kept = new WeakMap<Setup, T>();
  return (catalogue, setup) => {
    const before = kept.get(setup);
    if (before !== undefined) return before;
    const found = made(catalogue, setup);
    kept.set(setup, found);
    return found;
  };
}

/** The cards of the sets in use, without book cards in a beginner deck. */
export const cardsFor = cachedForSetup(({ cards }, { sets, options }): readonly CardId[] => {
  const beginners = options.includes('beginner-deck');
  const isBook = ({ book, key }: CardKind): boolean =>
    book || (key === 'volcanic' && options.includes('volcanic-is-a-book-card'));
  return cards.filter(({ set, kind }) => sets.includes(set) && !(beginners && isBook(kind))).map(({ id }) => id);
});

/** The characters of the sets in use that can be dealt. */
export const charactersFor = cachedForSetup(({ abilities }, { sets, options }): readonly string[] => {
  const from: readonly Character['set'][] = options.includes('base-characters-only') ? ['base'] : sets;
  return idsOf(abilities.filter(({ set }) => from.includes(set)));
});

/** The setup of these wishes, cached by object. With house sets it is not cached, because these can change. */
export function cachedSetupFrom(wishes: Wishes): Setup {
  const known = agreed.get(wishes);
  if (known !== undefined) return known;
  const setup = setupFrom(wishes);
  if (!setup.sets.some(isHouseSet)) agreed.set(wishes, setup);
  return setup;
}

const agreed = new WeakMap<Wishes, Setup>();

/** Fixes today's pool in the wishes, and keeps the packs, so that they can be dealt again later. */
export function withPool({ pool: _, ...wishes }: Wishes): Wishes {
  const { pool, packs } = setupFrom(wishes);
  return { ...wishes, pool, ...(packs !== undefined && { packs }) };
}

/** Wishes as they were stored with a game. Up to 0.3.0 they had no pool. */
export const storedWishes = (setup: object): Wishes => ({ pool: POOL_OF_0_3_0, ...(setup as Wishes) });

/** Wishes for the next game of the same players. */
export function nextGame(over: State, changes: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  const { sets, options, numbers, packs } = over.setup;
  const players = over.players.map(({ role, character, alive, undead }) => ({
    role,
    character,
    survived: alive && !undead,
  }));
  return {
    ...playersAfter(players, changes),
    sets,
    ...(packs !== undefined && { packs }),
    options: optionsAgain(over.catalogue.options, options, numbers),
  };
}
