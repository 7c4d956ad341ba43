// What the table thinks of everybody, in numbers: whoever is taken for what he is not has it easier, or harder.

import type { Role } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';

const HIDDEN: readonly Role[] = ['deputy', 'outlaw', 'renegade'];

export const SUSPICIONS = HIDDEN.length * HIDDEN.length;

/** Adds, for each role that may be hidden, how far those who have it are taken for each of the three. */
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
    // The Sheriff comes first in the list of roles.
    for (let column = 0; column < HIDDEN.length; column++) {
      const place = at + row * HIDDEN.length + column;
      seen[place] = (seen[place] as number) + (odds[seat]?.[column + 1] ?? 0) / 2;
    }
  }
}
