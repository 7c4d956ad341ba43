// Who is whose foe: by what each role wants, and by which roles the others are likely to have.

import { type AnyPlayer, countLiving, ROLES, type Role, type Seat } from '@posse/engine';
import type { Beliefs } from './beliefs.ts';

/** For each role how much each role, in the order of the list of roles, is its foe. */
export type Wants = Readonly<Record<Role, readonly number[]>>;

/** Where every role is open, everybody hunts one of the others, and is hunted by the third. */
const HUNTS: Wants = {
  sheriff: [1, 1, 1, 1],
  deputy: [1, 1, 0.7, 1.5],
  outlaw: [1, 1.5, 1, 0.7],
  renegade: [1, 0.7, 1.5, 1],
};
const SHOWDOWN = 2;

/** For each seat how much I want to harm it, knowing these roles; below 0, to spare it. */
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

/** The roles that a seat knows in an imagined world: its own, and those that lie open. */
export const rolesKnown = (
  players: readonly { readonly role: Role; readonly roleShown: boolean }[],
  me: Seat,
): (Role | null)[] => players.map(({ role, roleShown }, place) => (roleShown || place === me ? role : null));
