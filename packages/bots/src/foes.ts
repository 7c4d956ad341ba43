// Who is whose foe: by the roles that are known, and by what the others must have.

import { ROLES, type Role, type Seat } from '@posse/engine';

/** Somebody at the table as a viewer sees him; a role that is hidden from the viewer is null. */
interface Known {
  readonly role: Role | null;
  readonly alive: boolean;
}

type Foes = Readonly<Record<Role, Readonly<Record<Role, number>>>>;

/** How much each role, in its column, is a foe of mine. */
const FOES: Foes = {
  sheriff: { sheriff: -1, deputy: -0.6, outlaw: 1, renegade: 0.7 },
  deputy: { sheriff: -2, deputy: -1, outlaw: 1, renegade: 0.7 },
  outlaw: { sheriff: 2, deputy: 0.6, outlaw: -1, renegade: 0.4 },
  // Until the last two are left, the Renegade needs the Sheriff alive.
  renegade: { sheriff: -0.6, deputy: 0.8, outlaw: 1, renegade: 0.8 },
};
/** Where every role is open, everybody hunts one of the others, and is hunted by the third. */
const HUNTERS: Foes = {
  sheriff: { sheriff: 1, deputy: 1, outlaw: 1, renegade: 1 },
  deputy: { sheriff: 1, deputy: 1, outlaw: 0.7, renegade: 1.5 },
  outlaw: { sheriff: 1, deputy: 1.5, outlaw: 1, renegade: 0.7 },
  renegade: { sheriff: 1, deputy: 0.7, outlaw: 1.5, renegade: 1 },
};
const SHOWDOWN = 2;

/** For each seat how much I want to harm it; below 0, to spare it. */
export function foesOf(players: readonly Known[], me: Seat, role: Role | null): number[] {
  const living = players.filter(({ alive }) => alive).length;
  if (living === 2 && players[me]?.alive) return players.map((_, place) => (place === me ? -1 : SHOWDOWN));
  const roles = ROLES[players.length] ?? [];
  const mine = (roles.includes('sheriff') ? FOES : HUNTERS)[role ?? 'renegade'];
  const hidden = hiddenRoles(roles, players);
  const unknown = hidden.reduce((total, one) => total + mine[one], 0) / Math.max(1, hidden.length);
  return players.map((player, place) => (place === me ? -1 : player.role === null ? unknown : mine[player.role]));
}

/** The roles that somebody at the table must have, but nobody has shown me. */
function hiddenRoles(roles: readonly Role[], players: readonly Known[]): Role[] {
  const left = [...roles];
  for (const { role } of players) if (role !== null) left.splice(left.indexOf(role), 1);
  return left;
}
