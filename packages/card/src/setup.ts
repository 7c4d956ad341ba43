// From wishes to an agreed setup: how many play, with which sets and options, and whom they bring along.

import {
  BadSetup,
  checkPlayers,
  idsOf,
  optionsOn,
  type PlayerWishes,
  type Seat,
  seat,
  unknownThing,
} from '@posse/engine';
import { PRESETS } from './options.ts';
import { CARDS, CHARACTERS, OPTIONS, SETS, TABLES } from './registry.ts';
import type { CardId, Setup, State } from './state.ts';

/** What a caller says about a new game; the rest is as usual. */
export interface Wishes extends PlayerWishes {
  readonly preset?: string;
  readonly sets?: readonly string[];
  /** Options that differ from the preset. */
  readonly options?: Readonly<Record<string, boolean>>;
}

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined) throw unknownThing('preset', wishes.preset, idsOf(PRESETS));
  const wanted = wishes.sets ?? preset.sets;
  for (const id of wanted) if (!idsOf(SETS).includes(id)) throw unknownThing('set', id, idsOf(SETS));
  if (!wanted.includes('base')) throw new BadSetup('The set "base" is always needed.');
  const sets = idsOf(SETS).filter((id) => wanted.includes(id));
  checkSeats(seats, sets);
  const { characters, sheriff } = checkPlayers(wishes, Object.keys(CHARACTERS));
  return { seats, sets, options: optionsOn(OPTIONS, preset.options, wishes.options ?? {}), characters, sheriff };
}

function checkSeats(seats: number, sets: readonly string[]): void {
  const table = TABLES[seats];
  if (table === undefined)
    throw new BadSetup(`There are no roles for ${seats} players: take ${Object.keys(TABLES).join(', ')}.`);
  if (!sets.includes(table.set)) throw new BadSetup(`A game of ${seats} needs the set "${table.set}".`);
}

/** The cards in this game: those of the sets in use, without the books for beginners. */
export function cardsFor(setup: Setup): CardId[] {
  const beginners = setup.options.includes('beginner-deck');
  return CARDS.filter(({ set, kind }) => setup.sets.includes(set) && !(beginners && kind.book)).map(({ id }) => id);
}

/** What may change between two games of one evening. */
export interface NextGame {
  /** Survivors who go on with their character; everybody else draws a new one. */
  readonly keep?: readonly Seat[];
  /** The star passes to the Sheriff's left; without it the lot decides again. */
  readonly passStar?: boolean;
}

/** Wishes for the next game of the same players (R-SER-01 to 04). Cards and wounds are not taken along. */
export function nextGame(over: State, { keep = [], passStar = false }: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  for (const who of keep)
    if (!over.players[who]?.alive || over.players[who].undead)
      throw new BadSetup(`Seat ${who} did not survive, so he must draw a new character.`);
  const { seats, sets, options } = over.setup;
  const sheriff = over.players.findIndex(({ role }) => role === 'sheriff');
  return {
    seats,
    sets,
    options: Object.fromEntries(idsOf(OPTIONS).map((id) => [id, options.includes(id)])),
    characters: over.players.map(({ character }, place) => (keep.includes(seat(place)) ? character : null)),
    sheriff: passStar && sheriff >= 0 ? seat((sheriff + 1) % seats) : null,
  };
}
