// Computes who is a foe, from what each role wants and the likely roles.

import { type AnyPlayer, countLiving, ROLES, type Role, type Seat } from '@posse/engine';
import type { Beliefs } from './role-beliefs.ts';

/** How much each role, in the order of `ROLE_LIST`, is a foe of the given role. */
export type Wants = Readonly<Record<Role, readonly number[]>>;

/** In the game for three all roles are open: everybody hunts one player, and is hunted by the other. */
const HUNTS: Wants = {
  sheriff: [1, 1, 1, 1],
  deputy: [1, 1, 0.7, 1.5],
  outlaw: [1, 1.5, 1, 0.7],
  renegade: [1, 0.7, 1.5, 1],
};
const SHOWDOWN = 2;

/** How much I want to harm each seat, given the known roles; negative to spare it. */
export function foesOf(
  players: readonly AnyPlayer[],
  known: readonly (Role | null)[],
  me: Seat,
  role: Role | null,
  beliefs: Beliefs,
  usual: Wants,
): number[] {
  const living = countLiving(players);
  if (living === 2 && players[me]?.alive) return players.map((_, place) => (place === me ? -1 : SHOWDOWN));
  const wants = ROLES[players.length]?.includes('sheriff') ? usual : HUNTS;
  const foes = beliefs.expect(known, wants[role ?? 'renegade']);
  foes[me] = -1;
  return foes;
}

/** The roles that a seat knows in an imagined world: its own, and the open ones. */
export const rolesKnown = (
  players: readonly { readonly role: Role; readonly roleShown: boolean }[],
  me: Seat,
): (Role | null)[] => players.map(({ role, roleShown }, place) => (roleShown || place === me ? role : null));
