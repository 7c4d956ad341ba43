// The setup of a game: its players and options, checked with clear errors.

import { samePlain } from './plain-data.ts';
import { below, type Random } from './random.ts';
import { ROLES, type Role } from './roles.ts';
import { type Seat, seat, seatsOf } from './seat.ts';

/** The setup can't be played. The message says what is wrong and what is right. */
export class BadSetup extends Error {
  override readonly name: string = 'BadSetup';
}

export const unknownThing = (what: string, given: unknown, known: readonly (string | number)[]): BadSetup =>
  new BadSetup(`There is no ${what} "${given}": take one of ${known.join(', ')}.`);

export const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]): Id[] => list.map(({ id }) => id);

/** The wishes about the players. */
export interface PlayerWishes {
  readonly seats: number;
  /** The character that each seat keeps from the last game; null draws one. */
  readonly characters?: readonly (string | null)[];
  /** The character that each seat was eliminated with in the last game, and must not get again; null if none. */
  readonly diedAs?: readonly (string | null)[];
  /** The seat of the Sheriff; null leaves it to chance. */
  readonly sheriff?: Seat | null;
}

export function checkPlayers(
  { seats, characters = nobodyAt(seats), diedAs = nobodyAt(seats), sheriff = null }: PlayerWishes,
  known: readonly string[],
): Required<PlayerWishes> {
  for (const list of [characters, diedAs]) {
    if (list.length !== seats)
      throw new BadSetup(`${list.length} characters are given for ${seats} seats: give one, or null, for each.`);
    for (const id of list) if (id !== null && !known.includes(id)) throw unknownThing('character', id, known);
  }
  for (const who of seatsOf(seats))
    if (characters[who] !== null && characters[who] === diedAs[who])
      throw new BadSetup(`Seat ${who} was eliminated as "${diedAs[who]}" and must draw a new character: give null.`);
  if (sheriff !== null && !seatsOf(seats).includes(sheriff))
    throw new BadSetup(`Seat ${sheriff} can't be the Sheriff: the seats are 0 to ${seats - 1}.`);
  return { seats, characters, diedAs, sheriff };
}

/** Checks the roles of a staged game, seat by seat: they must be those of the number of players. */
export function checkRoles(roles: readonly Role[], seats: number): readonly Role[] {
  const usual = ROLES[seats] ?? [];
  if (!samePlain(roles.toSorted(), usual.toSorted()))
    throw new BadSetup(`${seats} players have the roles ${usual.join(', ')}, in any order, not ${roles.join(', ')}.`);
  return roles;
}

/** No character for any seat. */
export const nobodyAt = (seats: number): null[] => seatsOf(seats).map(() => null);

/** The choices between two games of the same players. */
export interface NextGame {
  /** Survivors who keep their character; everybody else draws a new one. */
  readonly keep?: readonly Seat[];
  /** Passes the star to the Sheriff's left; without it, chance decides again. */
  readonly passStar?: boolean;
  /** The seat of each player in the last game, null if they did not play. By default, all seats are the same. */
  readonly from?: readonly (Seat | null)[];
}

/** A player of a finished game. */
interface Finished {
  readonly role: Role;
  readonly character: string;
  readonly survived: boolean;
}

/** The wishes for the next game of the same players (R-SER-01 to 04). Cards and wounds are not carried over. */
export function playersAfter(
  players: readonly Finished[],
  { keep = [], passStar = false, from = seatsOf(players.length) }: NextGame,
): Required<PlayerWishes> {
  for (const who of keep)
    if (from[who] !== who || !players[who]?.survived)
      throw new BadSetup(
        `The player in seat ${who} did not survive in that seat and must draw a new character: leave seat ${who} out of "keep".`,
      );
  const seats = players.length;
  const sheriff = players.findIndex(({ role }) => role === 'sheriff');
  return {
    seats,
    characters: players.map(({ character }, place) => (keep.includes(seat(place)) ? character : null)),
    diedAs: seatsOf(seats).map((place) => characterLostAt(players, from[place] ?? null)),
    sheriff: passStar && sheriff >= 0 ? seat((sheriff + 1) % seats) : null,
  };
}

function characterLostAt(players: readonly Finished[], place: Seat | null): string | null {
  const player = place === null ? undefined : players[place];
  return player === undefined || player.survived ? null : player.character;
}

/** An option that is on or off. */
export interface SwitchOption<Id extends string = string> {
  readonly id: Id;
  readonly byDefault: boolean;
}

/** An option with a number. */
export interface NumberOption<Id extends string = string> {
  readonly id: Id;
  readonly byDefault: number;
  readonly from: number;
  readonly to: number;
}

/** The wishes of a caller, by option: on or off, or a number. */
export type OptionWishes = Readonly<Record<string, boolean | number>>;
/** The same for a game with these options. */
export type OptionWishesOf<Id extends string> = Readonly<Partial<Record<Id, boolean | number>>>;
/** The agreed value of every number option. */
export type Numbers = Readonly<Record<string, number>>;
/** The agreed value of some number options. */
export type NumbersOf<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** Every option as it was in a game. */
export const optionsAgain = (
  options: readonly { readonly id: string }[],
  on: readonly string[],
  numbers: Numbers = {},
): OptionWishes => ({ ...Object.fromEntries(idsOf(options).map((id) => [id, on.includes(id)])), ...numbers });

/**
 * The agreed options: the ids of the switches that are on, and the value of every number. Wishes override the preset.
 */
export function agreedOptions<Id extends string>(
  switches: readonly SwitchOption<Id>[],
  numbers: readonly NumberOption[],
  preset: readonly NoInfer<Id>[],
  wishes: OptionWishes,
): { readonly options: Id[]; readonly numbers: Numbers } {
  for (const [id, wish] of Object.entries(wishes)) checkWish(switches, numbers, id, wish);
  const wanted = new Map(Object.entries(wishes));
  return {
    options: idsOf(switches.filter(({ id, byDefault }) => wanted.get(id) ?? (byDefault || preset.includes(id)))),
    numbers: Object.fromEntries(numbers.map(({ id, byDefault }) => [id, Number(wanted.get(id) ?? byDefault)])),
  };
}

function checkWish(
  switches: readonly SwitchOption[],
  numbers: readonly NumberOption[],
  id: string,
  wish: boolean | number,
): void {
  const number = numbers.find((one) => one.id === id);
  if (number !== undefined) {
    const isRight = Number.isInteger(wish) && Number(wish) >= number.from && Number(wish) <= number.to;
    if (!isRight)
      throw new BadSetup(`The option "${id}" takes a whole number from ${number.from} to ${number.to}, not ${wish}.`);
  } else if (!idsOf(switches).includes(id)) throw unknownThing('option', id, idsOf([...switches, ...numbers]));
  else if (typeof wish !== 'boolean')
    throw new BadSetup(`The option "${id}" is on or off: it takes true or false, not ${wish}.`);
}

/** Caches a function of immutable objects, because callers that deal many games pass the same wishes. */
export function keptFor<Key extends object, T>(made: (key: Key) => T): (key: Key) => T {
  const kept = new WeakMap<Key, T>();
  return (key) => {
    const before = kept.get(key);
    if (before !== undefined) return before;
    const found = made(key);
    kept.set(key, found);
    return found;
  };
}

/** A pool from which each thing is drawn once. */
export class Pool<T> {
  private readonly free: T[];
  private readonly random: Random;

  constructor(free: readonly T[], random: Random) {
    this.free = [...free];
    this.random = random;
  }

  /** Draws a random thing, but not this one. Undefined if nothing else is left. */
  draw(but: T | null = null): T | undefined {
    const barred = but === null ? -1 : this.free.indexOf(but);
    const count = this.free.length - (barred < 0 ? 0 : 1);
    if (count === 0) return undefined;
    const place = below(this.random, count);
    return this.free.splice(barred < 0 || place < barred ? place : place + 1, 1)[0];
  }

  /**
   * Draws a thing for each player, but not the excluded one; null if none is left. A player who finds only that one
   * swaps with another.
   */
  drawEach(buts: readonly (T | null)[]): (T | null)[] {
    const drawn: (T | null)[] = [];
    for (const but of buts) {
      const found = this.draw(but);
      const other =
        found === undefined && this.free.length > 0 ? drawn.findIndex((_, place) => buts[place] !== but) : -1;
      drawn.push(found ?? drawn[other] ?? null);
      if (other >= 0) drawn[other] = this.free.pop() ?? null;
    }
    return drawn;
  }
}
