// From wishes to an agreed setup: how many play, with which sets and options, and whom they bring along.

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
  unknownThing,
} from '@posse/engine';
import type { CardKind } from './kinds.ts';
import { choicesIn, inTodaysWords, unusual, usualWith } from './numbers.ts';
import { PRESETS } from './options.ts';
import { CARDS, CHARACTERS, NUMBERS, OPTIONS, SETS, TABLES } from './registry.ts';
import type { CardId, Setup, State } from './state.ts';

/** What a caller says about a new game; the rest is as usual. */
export interface Wishes extends PlayerWishes {
  readonly preset?: string;
  readonly sets?: readonly string[];
  /** Options that differ from the preset. */
  readonly options?: OptionWishes;
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
  const { characters, diedAs, sheriff } = checkPlayers(wishes, Object.keys(CHARACTERS));
  const usual = NUMBERS.map((one) => ({ ...one, byDefault: usualWith(sets, one) }));
  const { options, numbers } = agreedOptions(
    OPTIONS,
    usual,
    [...preset.options, ...optionsWith(sets)],
    inTodaysWords(wishes.options ?? {}),
  );
  const setup = { seats, sets, options, ...unusual(sets, numbers), characters, diedAs, sheriff };
  checkCharacters(setup);
  return setup;
}

/** The options that come with these sets. */
const optionsWith = (sets: readonly string[]): string[] =>
  idsOf(OPTIONS.filter(({ withSet }) => withSet !== null && sets.includes(withSet)));

function checkSeats(seats: number, sets: readonly string[]): void {
  const table = TABLES[seats];
  if (table === undefined)
    throw new BadSetup(`There are no roles for ${seats} players: take ${Object.keys(TABLES).join(', ')}.`);
  if (!sets.includes(table.set)) throw new BadSetup(`A game of ${seats} needs the set "${table.set}".`);
}

/** Everybody who brings no character chooses from so many, and who brings one has another set aside. Two for each there always are. */
function checkCharacters(setup: Setup): void {
  const { seats, characters, diedAs } = setup;
  const choices = choicesIn(setup);
  if (choices <= 2) return;
  const choosers = characters.filter((kept) => kept === null).length;
  const need = choosers * choices + seats - choosers;
  const free = charactersFor(setup).filter((id) => !characters.includes(id));
  const have = free.filter((id) => diedAs.some((barred) => barred !== id)).length;
  if (need <= have) return;
  const most = Math.max(1, Math.floor((have - seats + choosers) / choosers));
  const fewer = Object.keys(TABLES)
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

/** The cards in this game: those of the sets in use, without the books for beginners. */
export function cardsFor({ sets, options }: Setup): CardId[] {
  const beginners = options.includes('beginner-deck');
  const isBook = ({ book, key }: CardKind): boolean =>
    book || (key === 'volcanic' && options.includes('volcanic-is-a-book-card'));
  return CARDS.filter(({ set, kind }) => sets.includes(set) && !(beginners && isBook(kind))).map(({ id }) => id);
}

/** The characters that are dealt in this game: those of the sets in use. */
export function charactersFor({ sets, options }: Setup): string[] {
  const from = options.includes('base-characters-only') ? ['base'] : sets;
  return idsOf(Object.values(CHARACTERS).filter(({ set }) => from.includes(set)));
}

/** Wishes for the next game of the same players. */
export function nextGame(over: State, changes: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  const { sets, options, numbers } = over.setup;
  const players = over.players.map(({ role, character, alive, undead }) => ({
    role,
    character,
    survived: alive && !undead,
  }));
  return { ...playersAfter(players, changes), sets, options: optionsAgain(OPTIONS, options, numbers) };
}
