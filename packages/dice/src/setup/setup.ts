// Turns wishes into a complete setup of the dice game.

import {
  agreedOptions,
  BadSetup,
  checkPlayers,
  idsOf,
  type NextGame,
  type OptionWishesOf,
  optionsAgain,
  type PlayerWishes,
  type PoolCounts,
  playersAfter,
  ROLES,
  unknownThing,
} from '@posse/engine';
import { PLAIN } from '../entry-registry.ts';
import type { Setup, State } from '../state.ts';
import type { OptionId } from '../texts/game-texts.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { dealableFrom, POOL_OF_0_3_0, poolToday } from './pool-at-deal.ts';
import type { Staged } from './staged-deal.ts';

/** The choices of a caller; everything else has a default. */
export interface Wishes extends PlayerWishes {
  readonly preset?: string;
  /** Modules of Old Saloon, 1 to 5. */
  readonly modules?: readonly number[];
  /** The options that differ from the preset. */
  readonly options?: OptionWishesOf<OptionId>;
  /** For lessons: the roles, and the first faces that are rolled. */
  readonly staged?: Staged;
  /** The contents of each set when the game was dealt. Left out for a new game. */
  readonly pool?: PoolCounts;
}

const MIN_SEATS_FOR_GHOST = 5;

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined) throw unknownThing('preset', wishes.preset, idsOf(PRESETS));
  if (ROLES[seats] === undefined)
    throw new BadSetup(`The dice game has no roles for ${seats} players: take ${Object.keys(ROLES).join(', ')}.`);
  const pool = wishes.pool === undefined ? poolToday() : wishes.pool;
  const { modules: known, characters: dealable } = dealableFrom(pool);
  // A module that joined the preset later was not part of the game.
  const usual = preset.modules.filter((module) => known.includes(module));
  const modules = wishes.modules ?? usual.filter((module) => module !== 5 || seats >= MIN_SEATS_FOR_GHOST);
  for (const module of modules) if (!known.includes(module)) throw unknownThing('module', module, known);
  if (modules.includes(5) && seats < MIN_SEATS_FOR_GHOST)
    throw new BadSetup(`The ghost (module 5) needs five players or more, not ${seats}.`);
  const { characters, diedAs, sheriff } = checkPlayers(wishes, [PLAIN, ...idsOf(dealable)]);
  return {
    seats,
    modules: known.filter((module) => modules.includes(module)),
    options: agreedOptions(OPTIONS, [], preset.options, wishes.options ?? {}).options,
    characters,
    diedAs,
    sheriff,
    pool,
  };
}

/** Fixes the pool of today, so that the same wishes can be dealt again later. */
export const withPool = (wishes: Wishes): Wishes => ({ ...wishes, pool: poolToday() });

/** Wishes as they were stored with a game. Up to 0.3.0 they had no pool. */
export const storedWishes = (setup: object): Wishes => ({ pool: POOL_OF_0_3_0, ...(setup as Wishes) });

/** Wishes for the next game of the same players. */
export function nextGame(over: State, changes: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  const { modules, options } = over.setup;
  const players = over.players.map(({ role, character, alive }) => ({ role, character, survived: alive }));
  return { ...playersAfter(players, changes), modules, options: optionsAgain(OPTIONS, options) };
}
