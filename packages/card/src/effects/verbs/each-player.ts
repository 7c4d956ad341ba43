// Runs a sentence for one player, or for each of several.

import type { Seat } from '@posse/engine';
import type { Frame } from '../../frames.ts';
import { type Cast, groupIn, type Run, whoIn } from '../cast.ts';
import { GROUPS, type Group, type Who } from '../terms.ts';

export const isGroup = (players: Who | Group): players is Group => (GROUPS as readonly string[]).includes(players);

/** The frames for each of these players, in their order. */
export function forPlayers(players: Who | Group, frames: (who: Seat, cast: Cast) => readonly Frame[]): Run {
  if (players === 'me') return (cast) => frames(cast.me, cast);
  if (isGroup(players)) return (cast) => groupIn(cast, players).flatMap((who) => frames(who, cast));
  return (cast) => {
    const who = whoIn(cast, players);
    return who === null ? [] : frames(who, cast);
  };
}
