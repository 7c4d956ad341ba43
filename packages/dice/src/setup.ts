// From wishes to an agreed setup: how many play, with which modules and options, and whom they bring along.

import {
  agreedOptions,
  BadSetup,
  checkPlayers,
  idsOf,
  type NextGame,
  type OptionWishes,
  optionsAgain,
  type PlayerWishes,
  playersAfter,
  ROLES,
  unknownThing,
} from '@posse/engine';
import { OPTIONS, PRESETS } from './options.ts';
import { CHARACTERS } from './registry.ts';
import type { Staged } from './staged.ts';
import type { Setup, State } from './state.ts';

/** What a caller says about a new game; the rest is as usual. */
export interface Wishes extends PlayerWishes {
  readonly preset?: string;
  /** Modules of Old Saloon, 1 to 5. */
  readonly modules?: readonly number[];
  /** Options that differ from the preset. */
  readonly options?: OptionWishes;
  /** For a lesson: the roles, and how the first dice fall. */
  readonly staged?: Staged;
}

const MODULES = [1, 2, 3, 4, 5];
const SEATS_FOR_A_GHOST = 5;

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined) throw unknownThing('preset', wishes.preset, idsOf(PRESETS));
  if (ROLES[seats] === undefined)
    throw new BadSetup(`There are no roles for ${seats} players: take ${Object.keys(ROLES).join(', ')}.`);
  const modules = wishes.modules ?? preset.modules.filter((module) => module !== 5 || seats >= SEATS_FOR_A_GHOST);
  for (const module of modules) if (!MODULES.includes(module)) throw unknownThing('module', module, MODULES);
  if (modules.includes(5) && seats < SEATS_FOR_A_GHOST)
    throw new BadSetup(`The ghost (module 5) needs five players or more, not ${seats}.`);
  const { characters, diedAs, sheriff } = checkPlayers(wishes, Object.keys(CHARACTERS));
  return {
    seats,
    modules: MODULES.filter((module) => modules.includes(module)),
    options: agreedOptions(OPTIONS, [], preset.options, wishes.options ?? {}).options,
    characters,
    diedAs,
    sheriff,
  };
}

/** Wishes for the next game of the same players. */
export function nextGame(over: State, changes: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  const { modules, options } = over.setup;
  const players = over.players.map(({ role, character, alive }) => ({ role, character, survived: alive }));
  return { ...playersAfter(players, changes), modules, options: optionsAgain(OPTIONS, options) };
}
