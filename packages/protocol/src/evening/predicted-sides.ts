// The sides of a game, of which people who are out predict one.

import * as z from 'zod/mini';
import type { EveningGame } from './evening-game.ts';

/** The Sheriff and the deputies, the outlaws, or a renegade. Among three players: the deputy, the outlaw, the renegade. */
export const side = z.enum(['law', 'outlaws', 'renegade']);
export type Side = z.infer<typeof side>;

/** The side that has won; null if nobody has. A ghost that wins with a side does not count as another one. */
export function winningSide({ winners, seats }: Pick<EveningGame, 'winners' | 'seats'>): Side | null {
  const roles = (winners ?? []).map((place) => seats[place]?.role);
  if (roles.includes('sheriff')) return 'law';
  if (roles.includes('outlaw')) return 'outlaws';
  if (roles.includes('deputy')) return 'law';
  return roles.includes('renegade') ? 'renegade' : null;
}
