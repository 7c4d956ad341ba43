// Worlds that fit what a seat knows: roles as likely as it believes them, known cards where they are, everything else by chance.

import { below, type Kinds, type Random, type Seat } from '@posse/engine';
import type { Beliefs } from '../beliefs.ts';
import type { Memory } from '../memory.ts';
import type { Imagination } from './imagination.ts';

const FINE = 2 ** 20;

export function worldFrom<K extends Kinds, Situation>(
  { rulesOfThumb, fill, amend }: Imagination<K, Situation>,
  view: K['view'],
  memory: Memory,
  beliefs: Beliefs,
  random: Random,
): K['state'] {
  const known = view.players.map(({ role }) => role);
  const roles = beliefs.draw(known, below(random, FINE) / FINE);
  const world = rulesOfThumb.clues.game.redeal(fill(view, memory.sightings), random, roles ?? undefined);
  amend(world, viewerOf(view), memory, random);
  return world;
}

export const viewerOf = (view: { readonly viewer: Seat | 'spectator' }): Seat => view.viewer as Seat;
