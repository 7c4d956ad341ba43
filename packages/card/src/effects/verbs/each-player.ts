// Runs a sentence for one player, or for each of several.

import { nothing, type Seat } from '@posse/engine';
import type { Frame } from '../../frames.ts';
import { playerAt } from '../../state.ts';
import { type Cast, groupIn, type Run, whoIn } from '../effect-context.ts';
import { GROUPS, type Group, type Who } from '../language-terms.ts';

export const isGroup = (players: Who | Group): players is Group => (GROUPS as readonly string[]).includes(players);

/** The frames for each of these players, in their order. Most sentences are about me, the target or all others. */
export function forPlayers(players: Who | Group, frames: (who: Seat, cast: Cast) => readonly Frame[]): Run {
  if (players === 'me') return (cast) => frames(cast.me, cast);
  if (players === 'target')
    return (cast) =>
      cast.target !== null && playerAt(cast.t, cast.target).alive ? frames(cast.target, cast) : nothing;
  if (!isGroup(players))
    return (cast) => {
      const who = whoIn(cast, players);
      return who === null ? nothing : frames(who, cast);
    };
  return (cast) => {
    const all: Frame[] = [];
    for (const who of groupIn(cast, players)) for (const frame of frames(who, cast)) all.push(frame);
    return all;
  };
}
