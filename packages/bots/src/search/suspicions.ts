// What the table thinks of everybody, in numbers: whoever is taken for what he is not has it easier, or harder.

import type { Role } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';

const HIDDEN: readonly Role[] = ['deputy', 'outlaw', 'renegade'];

/** For each role that may be hidden how far those who have it are taken for each of the three. */
export function suspicions(
  players: readonly { readonly role: Role; readonly roleShown: boolean; readonly alive: boolean }[],
  beliefs: Beliefs,
): number[] {
  const odds = beliefs.odds(players.map(({ role, roleShown }) => (roleShown ? role : null)));
  const found = new Array<number>(HIDDEN.length * HIDDEN.length).fill(0);
  for (const [seat, { role, alive }] of players.entries()) {
    const row = HIDDEN.indexOf(role);
    if (!alive || row < 0) continue;
    // The Sheriff comes first in the list of roles.
    for (const [column] of HIDDEN.entries()) {
      const place = row * HIDDEN.length + column;
      found[place] = (found[place] as number) + (odds[seat]?.[column + 1] ?? 0) / 2;
    }
  }
  return found;
}
