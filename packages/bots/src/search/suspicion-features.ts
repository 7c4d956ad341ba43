// Features of suspicion: how far each hidden role is taken for another.
// Being mistaken for another role changes a player's chances.

import type { Role } from '@posse/engine';
import type { Beliefs } from '../role-beliefs.ts';

const HIDDEN: readonly Role[] = ['deputy', 'outlaw', 'renegade'];

export const SUSPICIONS = HIDDEN.length * HIDDEN.length;

/** Adds, for each hidden role, how far its holders are believed to have each of the three roles. */
export function addSuspicions(
  seen: number[],
  at: number,
  players: readonly { readonly role: Role; readonly roleShown: boolean; readonly alive: boolean }[],
  beliefs: Beliefs,
): void {
  const odds = beliefs.odds(players.map(({ role, roleShown }) => (roleShown ? role : null)));
  for (let seat = 0; seat < players.length; seat++) {
    const { role, alive } = players[seat] as (typeof players)[number];
    const row = HIDDEN.indexOf(role);
    if (!alive || row < 0) continue;
    // The Sheriff, who is never hidden, comes first in `ROLE_LIST`.
    for (let column = 0; column < HIDDEN.length; column++) {
      const place = at + row * HIDDEN.length + column;
      seen[place] = (seen[place] as number) + (odds[seat]?.[column + 1] ?? 0) / 2;
    }
  }
}
