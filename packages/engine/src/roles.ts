// Roles: their distribution for three to eight players, and the winners.

import { type Random, shuffle } from './random.ts';
import type { Seat } from './seat.ts';
import { type AnyPlayer, countLiving, seatsWhere } from './seat-ring.ts';

export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';

export interface RoleHolder extends AnyPlayer {
  readonly role: Role;
}

/** A player without life points, and the player who caused it; null is nobody. */
export interface Fallen {
  readonly who: Seat;
  readonly by: Seat | null;
}

/** The roles for each number of players. Three players have no Sheriff, and their roles are open. */
export const ROLES: Readonly<Record<number, readonly Role[]>> = {
  3: ['deputy', 'outlaw', 'renegade'],
  4: ['sheriff', 'renegade', 'outlaw', 'outlaw'],
  5: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy'],
  6: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy'],
  7: ['sheriff', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'],
  8: ['sheriff', 'renegade', 'renegade', 'outlaw', 'outlaw', 'outlaw', 'deputy', 'deputy'],
};

/** Shuffles the roles. The Sheriff goes to the agreed seat, if there is one. */
export function dealRoles(seats: number, sheriff: Seat | null, random: Random): Role[] {
  const roles = shuffle(random, [...(ROLES[seats] ?? [])]);
  if (sheriff === null || !roles.includes('sheriff')) return roles;
  const others: readonly Role[] = roles.filter((role) => role !== 'sheriff');
  return others.toSpliced(sheriff, 0, 'sheriff');
}

/** The winners by the usual rules, or null while the game is running. The Sheriff's death is judged first. */
export function usualWinners(players: readonly RoleHolder[]): Seat[] | null {
  if (lives(players, 'sheriff'))
    return lives(players, 'outlaw') || lives(players, 'renegade') ? null : holders(players, 'sheriff', 'deputy');
  const showdown = countLiving(players) === 1 && lives(players, 'renegade');
  return showdown ? seatsWhere(players, ({ alive }) => alive) : holders(players, 'outlaw');
}

/** Whether any player of this role is alive. */
function lives(players: readonly RoleHolder[], wanted: Role): boolean {
  for (const { alive, role } of players) if (alive && role === wanted) return true;
  return false;
}

/** All players of these roles, dead or alive. */
const holders = (players: readonly RoleHolder[], ...roles: readonly Role[]): Seat[] =>
  seatsWhere(players, ({ role }) => roles.includes(role));

/** Among three players: the role that each must eliminate in person. */
const PREY: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

/**
 * The winners among three players. While all three are alive, whoever eliminates their prey in person wins; after that,
 * the last one alive.
 * `posthumous`: effects of a dead player's dice in their own turn count as their deed.
 */
export function winnersOfThree(
  players: readonly RoleHolder[],
  fallen: readonly Fallen[],
  posthumous = false,
): Seat[] | null {
  const living = seatsWhere(players, ({ alive }) => alive);
  const isHunter = ({ who, by }: Fallen): boolean => {
    const hunter = by === null ? undefined : players[by];
    return hunter !== undefined && (posthumous || hunter.alive) && PREY[hunter.role] === players[who]?.role;
  };
  const hunter = fallen.find(isHunter)?.by ?? null;
  const inPlay = living.length + fallen.length + (hunter !== null && !players[hunter]?.alive ? 1 : 0);
  if (hunter !== null && inPlay === players.length) return [hunter];
  return living.length > 1 ? null : living;
}
