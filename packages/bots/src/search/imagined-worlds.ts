// Imagined worlds that fit the knowledge of a seat.
// Roles follow its beliefs, known cards stay where they are, and the rest is random.

import { below, type Kinds, type Random, type Seat } from '@posse/engine';
import type { Beliefs } from '../role-beliefs.ts';
import type { Memory } from '../seat-memory.ts';
import type { Imagination } from './imagination-interface.ts';

const FINE = 2 ** 20;

/** Deals worlds; the part that they have in common is computed once. */
export function worldsFrom<K extends Kinds, Situation>(
  { rulesOfThumb, fill, mending }: Imagination<K, Situation>,
  view: K['view'],
  memory: Memory,
  beliefs: Beliefs,
): (random: Random) => K['state'] {
  const rolesAt = beliefs.drawing(view.players.map(({ role }) => role));
  const deal = rulesOfThumb.clues.game.redealer(fill(view, memory.sightings));
  const mend = mending(viewerOf(view), memory);
  return (random) => {
    const world = deal(random, rolesAt(below(random, FINE) / FINE) ?? undefined);
    mend(world, random);
    return world;
  };
}

export const viewerOf = (view: { readonly viewer: Seat | 'spectator' }): Seat => view.viewer as Seat;
