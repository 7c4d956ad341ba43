// Within which a fact is told: how things stood before, and all that came of the same answer.

import type { View } from '@posse/card';
import type { SeenFact } from './facts.ts';

export interface Scene {
  readonly before: View;
  /** All of one answer. */
  readonly facts: readonly SeenFact[];
  /** What everybody has, as the story goes. */
  readonly lives: number[];
}

export const sceneOf = (before: View, facts: readonly SeenFact[]): Scene => ({
  before,
  facts,
  lives: before.players.map(({ life }) => life),
});

/** To be called after a fact was told. */
export function follow({ lives }: Scene, fact: SeenFact): void {
  if (fact.kind === 'life') lives[fact.who] = fact.life;
  if (fact.kind === 'hurt') lives[fact.who] = (lives[fact.who] ?? 0) - fact.points;
}
