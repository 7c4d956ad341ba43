// The deal: roles, special roles and characters, up to the first question.

import {
  dealRoles,
  idsOf,
  keptFor,
  Pool,
  type Random,
  ROLES,
  type Role,
  randomFrom,
  seat,
  shuffle,
} from '@posse/engine';
import { turn } from '../base/rules/turn-phases.ts';
import { characterOf, PLAIN } from '../entry-registry.ts';
import type { Player, Setup, State } from '../state.ts';
import { dealableFrom } from './pool-at-deal.ts';
import { loadedDice, type Staged, stagedRoles } from './staged-deal.ts';

/** A dealt game whose first turn is about to begin. */
export function dealt(setup: Setup, seed: string, staged?: Staged): State {
  const random = randomFrom(seed);
  const roles = staged === undefined ? dealRoles(setup.seats, setup.sheriff, random) : stagedRoles(staged, setup);
  const specials = specialsFor(setup)(roles, random);
  const pool = new Pool(charactersLeft(setup), random);
  const drawFor = (place: number): string => pool.draw(setup.diedAs[place] ?? null) ?? PLAIN;
  const players = roles.map((role, place) =>
    newPlayer(role, specials[place] ?? null, setup.characters[place] ?? drawFor(place)),
  );
  const t = emptyTable(setup, staged === undefined ? random : loadedDice(staged, random), players);
  t.stack.push(turn(t.turn));
  return t;
}

/** The characters of this game that nobody has kept. */
const charactersLeft = keptFor((setup: Setup): readonly string[] =>
  idsOf(
    dealableFrom(setup.pool).characters.filter(
      ({ id, modules }) => modules.every((module) => setup.modules.includes(module)) && !setup.characters.includes(id),
    ),
  ),
);

const ARROWS = 9;

/** A table before the first turn. Among three players all roles are public. */
export function emptyTable(setup: Setup, random: Random, players: Player[]): State {
  const chief = setup.modules.includes(2);
  const leader: Role = ROLES[setup.seats]?.includes('sheriff') ? 'sheriff' : 'deputy';
  if (leader === 'deputy') for (const player of players) player.roleShown = true;
  return {
    setup,
    random,
    step: 0,
    turn: seat(players.findIndex(({ role }) => role === leader)),
    winners: null,
    players,
    pile: chief && setup.options.includes('nine-tokens') ? ARROWS - 1 : ARROWS,
    chiefInPile: chief,
    dice: [],
    rolls: 0,
    final: false,
    saloon: setup.modules.includes(1) ? null : 'none',
    used: false,
    lastArrows: [],
    ghost: null,
    haunts: false,
    haunting: null,
    stack: [],
    facts: null,
  };
}

/** A player with full life: the Sheriff has two more bullets, L'Orso three. */
export function newPlayer(role: Role, special: string | null, character: string): Player {
  const { ability, bullets } = characterOf(character);
  const life = bullets + (role === 'sheriff' ? (special === 'orso' ? 3 : 2) : 0);
  return {
    role,
    roleShown: role === 'sheriff',
    special,
    spent: false,
    character,
    ability,
    alive: true,
    life,
    maxLife: life,
    arrows: 0,
    chief: false,
    muted: false,
  };
}

/** Draws a fitting special role for each role; none for some of them if base cards are mixed in. */
export function specialsFor(
  setup: Setup,
  taken: readonly string[] = [],
): (roles: readonly Role[], random: Random) => (string | null)[] {
  if (!setup.modules.includes(3)) return (roles) => roles.map(() => null);
  const decks = new Map([...new Set(ROLES[8])].map((role) => [role, deckOf(setup, role, taken)]));
  return (roles, random) => {
    const shuffled = new Map<Role, (string | null)[]>();
    for (const role of new Set(roles)) shuffled.set(role, shuffle(random, [...(decks.get(role) ?? [])]));
    return roles.map((role) => shuffled.get(role)?.pop() ?? null);
  };
}

/** The cards of one role: the special ones and, with the option, as many plain ones as the game has. */
function deckOf(setup: Setup, role: Role, taken: readonly string[]): (string | null)[] {
  const { specials } = dealableFrom(setup.pool);
  const special = Object.keys(specials).filter(
    (id) => specials[id]?.role === role && !taken.includes(id) && !(id === 'buono' && setup.seats === 3),
  );
  const plain = setup.options.includes('mixed-roles')
    ? (ROLES[8] ?? []).filter((kind) => kind === role).map(() => null)
    : [];
  return [...special, ...plain];
}
