// From wishes to an agreed setup: how many play, with which modules and options, and whom they bring along.

import { BadSetup, ROLES, type Seat, seatsOf, unknownThing } from '@posse/engine';
import { OPTIONS, PRESETS } from './options.ts';
import { CHARACTERS } from './registry.ts';
import type { Setup } from './state.ts';

/** What a caller says about a new game; the rest is as usual. */
export interface Wishes {
  readonly seats: number;
  readonly preset?: string;
  /** Modules of Old Saloon, 1 to 5. */
  readonly modules?: readonly number[];
  /** Options that differ from the preset. */
  readonly options?: Readonly<Record<string, boolean>>;
  readonly characters?: readonly (string | null)[];
  readonly sheriff?: Seat | null;
}

const MODULES = [1, 2, 3, 4, 5];
const SEATS_FOR_A_GHOST = 5;

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined)
    throw unknownThing(
      'preset',
      wishes.preset,
      PRESETS.map(({ id }) => id),
    );
  if (ROLES[seats] === undefined)
    throw new BadSetup(`There are no roles for ${seats} players: take ${Object.keys(ROLES).join(', ')}.`);
  const modules = wishes.modules ?? preset.modules.filter((module) => module !== 5 || seats >= SEATS_FOR_A_GHOST);
  for (const module of modules) if (!MODULES.includes(module)) throw unknownThing('module', module, MODULES);
  if (modules.includes(5) && seats < SEATS_FOR_A_GHOST)
    throw new BadSetup(`The ghost (module 5) needs five players or more, not ${seats}.`);
  const characters = wishes.characters ?? seatsOf(seats).map(() => null);
  if (characters.length !== seats)
    throw new BadSetup(`${characters.length} characters are given for ${seats} seats: give one, or null, for each.`);
  for (const id of characters)
    if (id !== null && !Object.hasOwn(CHARACTERS, id)) throw unknownThing('character', id, Object.keys(CHARACTERS));
  const sheriff = wishes.sheriff ?? null;
  if (sheriff !== null && !seatsOf(seats).includes(sheriff))
    throw new BadSetup(`Seat ${sheriff} can't be the Sheriff: the seats are 0 to ${seats - 1}.`);
  return {
    seats,
    modules: MODULES.filter((module) => modules.includes(module)),
    options: optionsOn(preset.options, wishes.options ?? {}),
    characters,
    sheriff,
  };
}

function optionsOn(preset: readonly string[], changes: Readonly<Record<string, boolean>>): string[] {
  const known = OPTIONS.map(({ id }) => id);
  for (const id of Object.keys(changes)) if (!known.includes(id)) throw unknownThing('option', id, known);
  return OPTIONS.filter(({ id, byDefault }) => changes[id] ?? (byDefault || preset.includes(id))).map(({ id }) => id);
}
