// What is agreed before a game: mistakes in it are told in one sentence.

import { samePlain } from './plain.ts';
import { below, type Random } from './random.ts';
import { ROLES, type Role } from './roles.ts';
import { type Seat, seat, seatsOf } from './seat.ts';

/** A setup that can't be played. The message says what was wrong and what would be right. */
export class BadSetup extends Error {
  override readonly name: string = 'BadSetup';
}

export const unknownThing = (what: string, given: unknown, known: readonly (string | number)[]): BadSetup =>
  new BadSetup(`There is no ${what} "${given}": take one of ${known.join(', ')}.`);

export const idsOf = <Id extends string>(list: readonly { readonly id: Id }[]): Id[] => list.map(({ id }) => id);

/** What a caller may say about who plays. */
export interface PlayerWishes {
  readonly seats: number;
  /** The character that each seat brings along from the last game; null draws one. */
  readonly characters?: readonly (string | null)[];
  /** The character that each seat was eliminated with in the last game, and does not get again; null is none. */
  readonly diedAs?: readonly (string | null)[];
  /** Who wears the star; null leaves it to the lot. */
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

/** The roles of a game that is staged, seat by seat: those that so many players always have. */
export function checkRoles(roles: readonly Role[], seats: number): readonly Role[] {
  const usual = ROLES[seats] ?? [];
  if (!samePlain(roles.toSorted(), usual.toSorted()))
    throw new BadSetup(`${seats} players have the roles ${usual.join(', ')}, in any order, not ${roles.join(', ')}.`);
  return roles;
}

/** A character for nobody. */
export const nobodyAt = (seats: number): null[] => seatsOf(seats).map(() => null);

/** What may change between two games of one evening. */
export interface NextGame {
  /** Survivors who go on with their character; everybody else draws a new one. */
  readonly keep?: readonly Seat[];
  /** The star passes to the Sheriff's left; without it the lot decides again. */
  readonly passStar?: boolean;
  /** Where each player sat in this game, null for who did not play it; as they sit now, if nothing is said. */
  readonly from?: readonly (Seat | null)[];
}

/** A player whose game is over. */
interface Finished {
  readonly role: Role;
  readonly character: string;
  readonly survived: boolean;
}

/** The same players in their next game (R-SER-01 to 04). Cards and wounds are not taken along. */
export function playersAfter(
  players: readonly Finished[],
  { keep = [], passStar = false, from = seatsOf(players.length) }: NextGame,
): Required<PlayerWishes> {
  for (const who of keep)
    if (from[who] !== who || !players[who]?.survived)
      throw new BadSetup(`Whoever sits in seat ${who} did not survive there, so he must draw a new character.`);
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

/** A point on which tables differ, on or off. */
export interface SwitchOption<Id extends string = string> {
  readonly id: Id;
  readonly byDefault: boolean;
}

/** A point on which tables differ by a number. */
export interface NumberOption<Id extends string = string> {
  readonly id: Id;
  readonly byDefault: number;
  readonly from: number;
  readonly to: number;
}

/** What a caller wants otherwise, by option: on or off, or how many. */
export type OptionWishes = Readonly<Record<string, boolean | number>>;
/** The same for a game that has these options. */
export type OptionWishesOf<Id extends string> = Readonly<Partial<Record<Id, boolean | number>>>;
/** The agreed value of every number. */
export type Numbers = Readonly<Record<string, number>>;
/** The agreed value of some of these numbers. */
export type NumbersOf<Id extends string> = Readonly<Partial<Record<Id, number>>>;

/** Every option as it was in a game. */
export const optionsAgain = (
  options: readonly { readonly id: string }[],
  on: readonly string[],
  numbers: Numbers = {},
): OptionWishes => ({ ...Object.fromEntries(idsOf(options).map((id) => [id, on.includes(id)])), ...numbers });

/** What is agreed: the ids of the switches that are on, and the value of every number. What a caller wants comes before the preset. */
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

/** What follows from something that never changes, worked out once: whoever deals many games deals them from the same wishes. */
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

/** Things of which each is drawn once. */
export class Pool<T> {
  private readonly free: T[];
  private readonly random: Random;

  constructor(free: readonly T[], random: Random) {
    this.free = [...free];
    this.random = random;
  }

  /** Any of them but this one; undefined if there is no other left. */
  draw(but: T | null = null): T | undefined {
    const barred = but === null ? -1 : this.free.indexOf(but);
    const count = this.free.length - (barred < 0 ? 0 : 1);
    if (count === 0) return undefined;
    const place = below(this.random, count);
    return this.free.splice(barred < 0 || place < barred ? place : place + 1, 1)[0];
  }

  /** One for each, never the one that he may not have; null where none is left. Who finds only that one changes with another. */
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
