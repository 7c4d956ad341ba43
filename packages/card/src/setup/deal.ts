// The deal: roles, characters, events and hands, up to the first question.

import { below, dealRoles, idsOf, Pool, type Random, randomFrom, seat, seatsOf, shuffle } from '@posse/engine';
import { begin } from '../base/rules/game-start.ts';
import { catalogueOf } from '../catalogue/available-sets.ts';
import { type Catalogue, characterOf, PLAIN } from '../catalogue/catalogue.ts';
import { withoutEvent } from '../option-ids.ts';
import type { Player, Role, Setup, State } from '../state.ts';
import { mixBacks } from '../table/card-moves.ts';
import { NO_TOTALS } from '../table/powers-in-force.ts';
import { ALL_EVENTS, choicesIn, numberIn } from './number-options.ts';
import { cardsFor, charactersFor } from './setup.ts';
import { type Staged, stacked, stagedRoles, withFirstEvents } from './staged-deal.ts';

/** A dealt game whose first frame is about to run. */
export function dealt(setup: Setup, seed: string, staged?: Staged): State {
  const catalogue = catalogueOf(setup);
  const random = randomFrom(seed);
  const roles = staged === undefined ? dealRoles(setup.seats, setup.sheriff, random) : stagedRoles(staged, setup);
  const pool = freeCharacters(catalogue, setup, random);
  const drawFor = (place: number): string | null => pool.draw(setup.diedAs[place] ?? null) ?? null;
  const players = roles.map((role, place) =>
    newPlayer(catalogue, role, setup.characters[place] ?? drawFor(place) ?? PLAIN),
  );
  const t = emptyTable(catalogue, setup, random, players);
  t.begun = false;
  t.turn = seat(0);
  const spares = pool.drawEach(setup.diedAs);
  for (const [place, player] of players.entries()) player.spare = spares[place] ?? null;
  const choices = choicesIn(catalogue, setup);
  if (choices > 1) layOutChoices(setup, choices, pool, players);
  const events = shuffledEvents(catalogue, setup, random);
  t.events = staged === undefined ? events : withFirstEvents(staged, catalogue, events);
  const deck = shuffle(random, [...cardsFor(catalogue, setup)]);
  t.deck = staged === undefined ? deck : stacked(staged, catalogue, deck);
  mixBacks(t, t.deck);
  t.stack.push(begin);
  return t;
}

/**
 * Everybody chooses from their dealt character, their spare one and as many more as the option says. A player who keeps
 * a character does not.
 */
function layOutChoices(setup: Setup, choices: number, pool: Pool<string>, players: readonly Player[]): void {
  const choosers = seatsOf(setup.seats).filter((who) => setup.characters[who] === null);
  const more = choosers.flatMap((who) => Array<string | null>(choices - 2).fill(setup.diedAs[who] ?? null));
  const drawn = pool.drawEach(more);
  for (const [place, player] of players.entries()) {
    if (setup.characters[place] !== null) continue;
    const others = [player.spare, ...drawn.splice(0, choices - 2)].filter((id) => id !== null);
    player.offered = others.length === 0 ? [] : [player.character, ...others];
  }
}

/** An empty table, at which the leader begins. */
export function emptyTable(catalogue: Catalogue, setup: Setup, random: Random, players: Player[]): State {
  return {
    catalogue,
    setup,
    random,
    step: 0,
    begun: true,
    turn: seat(players.findIndex(({ role }) => role === catalogue.tables[setup.seats]?.leader)),
    idle: false,
    bangs: 0,
    uses: [],
    laid: [],
    skipped: false,
    extra: false,
    shown: null,
    suit: null,
    drawn: 0,
    mined: false,
    winners: null,
    players,
    deck: [],
    discard: [],
    backs: catalogue.cards.map(({ id }) => id),
    newDeck: false,
    reshuffles: 0,
    event: null,
    events: [],
    graves: [],
    returned: false,
    stack: [],
    waiting: [],
    fallen: [],
    facts: null,
  };
}

/** A player with full life. The Sheriff has one more bullet than the character, and a public role. */
export function newPlayer(catalogue: Catalogue, role: Role, character: string): Player {
  const { ability, bullets } = characterOf({ catalogue }, character);
  const life = bullets + (role === 'sheriff' ? 1 : 0);
  return {
    role,
    roleShown: role === 'sheriff',
    character,
    abilities: [ability],
    alive: true,
    undead: false,
    life,
    maxLife: life,
    hand: [],
    inPlay: [],
    abilitiesWork: true,
    cardsWork: true,
    totals: NO_TOTALS,
    listens: 0,
    offered: [],
    spare: null,
  };
}

/** The characters that nobody has. Kept ones stay with their players (R-SER-02). */
export const freeCharacters = (
  catalogue: Catalogue,
  setup: Setup,
  random: Random,
  taken?: readonly (string | null)[],
): Pool<string> => new Pool(charactersLeft(catalogue, setup, taken), random);

export const charactersLeft = (
  catalogue: Catalogue,
  setup: Setup,
  taken: readonly (string | null)[] = setup.characters,
): string[] => charactersFor(catalogue, setup).filter((id) => !taken.includes(id));

/** The sets in use that have events. */
export const decksInUse = ({ sets }: Catalogue, setup: Setup): readonly string[] =>
  idsOf(sets.filter(({ id, events }) => setup.sets.includes(id) && events !== undefined));

/** The sets whose events are in the game: all that are in use or, with an option, a random one. */
function eventDecks(catalogue: Catalogue, setup: Setup, random: Random): readonly string[] {
  const decks = decksInUse(catalogue, setup);
  if (decks.length <= 1 || !setup.options.includes('one-event-deck')) return decks;
  const lot = below(random, decks.length);
  return decks.slice(lot, lot + 1);
}

/** The events of these sets in the game, and the final ones among them. */
export function eventsOf(
  { events }: Catalogue,
  { options }: Setup,
  decks: readonly string[],
): { readonly ordinary: string[]; readonly finals: string[] } {
  const inUse = Object.values(events).filter(
    ({ id, set }) => decks.includes(set) && !options.includes(withoutEvent(id)),
  );
  return { ordinary: idsOf(inUse.filter(({ final }) => !final)), finals: idsOf(inUse.filter(({ final }) => final)) };
}

/**
 * The shuffled events of the decks, the final one last. From two decks, some events are drawn and one of the final ones
 * (R-EVT-01, R-EVT-02).
 */
export function shuffledEvents(
  catalogue: Catalogue,
  setup: Setup,
  random: Random,
  decks = eventDecks(catalogue, setup, random),
): string[] {
  if (decks.length === 0) return [];
  const { ordinary, finals } = eventsOf(catalogue, setup, decks);
  shuffle(random, ordinary);
  shuffle(random, finals);
  const count = numberIn(catalogue, setup, 'events');
  if (decks.length > 1 && count < ALL_EVENTS) ordinary.splice(count);
  return [...finals.slice(0, 1), ...ordinary];
}
