// From an empty table to the first question: who plays what, which cards are in, and the deal.

import { below, type Random, randomFrom, type Seat, seat, seatsOf, shuffle } from '@posse/engine';
import { ROLES } from './base/roles.ts';
import { turn } from './base/rules/turn.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { CARDS, CHARACTERS, characterOf, SETS } from './registry.ts';
import type { CardId, Player, Role, Setup, State } from './state.ts';
import { mixBacks } from './table/cards.ts';
import { standingOf } from './table/powers.ts';

/** What a caller says about a new game; the rest is as usual. */
export interface Wishes {
  readonly seats: number;
  readonly preset?: string;
  readonly sets?: readonly string[];
  /** Options that differ from the preset. */
  readonly options?: Readonly<Record<string, boolean>>;
  readonly characters?: readonly (string | null)[];
  readonly sheriff?: Seat | null;
}

/** A setup that can't be played. The message says what was wrong and what would be right. */
export class BadSetup extends Error {
  override readonly name = 'BadSetup';
}

export function setupFrom(wishes: Wishes): Setup {
  const { seats } = wishes;
  const preset = PRESETS.find(({ id }) => id === (wishes.preset ?? 'standard'));
  if (preset === undefined) throw unknown('preset', wishes.preset, ids(PRESETS));
  if (ROLES[seats] === undefined)
    throw new BadSetup(`There are no roles for ${seats} players: take ${Object.keys(ROLES).join(', ')}.`);
  const sets = wishes.sets ?? preset.sets;
  for (const id of sets) if (!SETS.includes(id)) throw unknown('set', id, SETS);
  if (!sets.includes('base')) throw new BadSetup('The set "base" is always needed.');
  const characters = wishes.characters ?? seatsOf(seats).map(() => null);
  if (characters.length !== seats)
    throw new BadSetup(`${characters.length} characters are given for ${seats} seats: give one, or null, for each.`);
  for (const id of characters)
    if (id !== null && !Object.hasOwn(CHARACTERS, id)) throw unknown('character', id, Object.keys(CHARACTERS));
  const sheriff = wishes.sheriff ?? null;
  if (sheriff !== null && !seatsOf(seats).includes(sheriff))
    throw new BadSetup(`Seat ${sheriff} can't be the Sheriff: the seats are 0 to ${seats - 1}.`);
  return {
    seats,
    sets: SETS.filter((id) => sets.includes(id)),
    options: optionsOn(preset.options, wishes.options ?? {}),
    characters,
    sheriff,
  };
}

function optionsOn(preset: readonly string[], changes: Readonly<Record<string, boolean>>): string[] {
  for (const id of Object.keys(changes)) if (!ids(OPTIONS).includes(id)) throw unknown('option', id, ids(OPTIONS));
  return ids(OPTIONS).filter((id) => changes[id] ?? preset.includes(id));
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);

const unknown = (what: string, given: unknown, known: readonly string[]): BadSetup =>
  new BadSetup(`There is no ${what} "${given}": take one of ${known.join(', ')}.`);

/** The cards in this game: those of the sets in use, without the books for beginners. */
export function cardsFor(setup: Setup): CardId[] {
  const beginners = setup.options.includes('beginner-deck');
  return CARDS.filter(({ set, kind }) => setup.sets.includes(set) && !(beginners && kind.book)).map(({ id }) => id);
}

/** The first question of a new game, with everything dealt. */
export function dealt(setup: Setup, seed: string): State {
  const random = randomFrom(seed);
  const roles = dealRoles(setup, random);
  const characters = dealCharacters(setup, random);
  const t = emptyTable(
    setup,
    random,
    roles.map((role, place) => newPlayer(role, characters[place] as string)),
  );
  t.deck = shuffle(random, cardsFor(setup));
  mixBacks(t, t.deck);
  for (const player of t.players) player.hand = t.deck.splice(t.deck.length - player.life).reverse();
  t.stack.push(turn(t.turn));
  return t;
}

/** A table with nothing on it yet; the Sheriff begins. */
export function emptyTable(setup: Setup, random: Random, players: Player[]): State {
  return {
    setup,
    random,
    step: 0,
    turn: seat(players.findIndex(({ role }) => role === 'sheriff')),
    bangs: 0,
    skipped: false,
    winners: null,
    players,
    deck: [],
    discard: [],
    backs: CARDS.map(({ id }) => id),
    stack: [],
    waiting: [],
    fallen: [],
    facts: null,
  };
}

/** The Sheriff has one bullet more than his character, and an open role. */
export function newPlayer(role: Role, character: string): Player {
  const { ability, bullets: printed } = characterOf(character);
  const bullets = printed + (role === 'sheriff' ? 1 : 0);
  return {
    role,
    roleShown: role === 'sheriff',
    character,
    abilities: [ability],
    alive: true,
    life: bullets,
    maxLife: bullets,
    hand: [],
    inPlay: [],
    standing: standingOf([ability], []),
  };
}

function dealRoles({ seats, sheriff }: Setup, random: Random): Role[] {
  const roles = shuffle(random, [...(ROLES[seats] as readonly Role[])]);
  if (sheriff === null) return roles;
  const others = roles.filter((role) => role !== 'sheriff');
  return roles.map((_, place) => (place === sheriff ? 'sheriff' : (others.shift() as Role)));
}

/** Kept characters stay with their players; everybody else draws from the rest (R-SER-02). */
function dealCharacters({ seats, sets, characters }: Setup, random: Random): string[] {
  const free = Object.values(CHARACTERS).filter(({ id, set }) => sets.includes(set) && !characters.includes(id));
  return seatsOf(seats).map((place) => {
    const kept = characters[place] ?? null;
    return kept ?? (free.splice(below(random, free.length), 1)[0]?.id as string);
  });
}

/** What may change between two games of one evening. */
export interface NextGame {
  /** Survivors who go on with their character; everybody else draws a new one. */
  readonly keep?: readonly Seat[];
  /** The star passes to the Sheriff's left; without it the lot decides again. */
  readonly passStar?: boolean;
}

/** Wishes for the next game of the same players (R-SER-01 to 03). Cards and wounds are not taken along. */
export function nextGame(over: State, { keep = [], passStar = false }: NextGame = {}): Wishes {
  if (over.winners === null) throw new BadSetup('The next game can be set up when this one is over.');
  for (const who of keep)
    if (!over.players[who]?.alive) throw new BadSetup(`Seat ${who} did not survive, so he must draw a new character.`);
  const sheriff = seat(over.players.findIndex(({ role }) => role === 'sheriff'));
  const { seats, sets, options } = over.setup;
  return {
    seats,
    sets,
    options: Object.fromEntries(ids(OPTIONS).map((id) => [id, options.includes(id)])),
    characters: over.players.map(({ character }, place) => (keep.includes(seat(place)) ? character : null)),
    sheriff: passStar ? seat((sheriff + 1) % seats) : null,
  };
}
