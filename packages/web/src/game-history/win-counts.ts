// Counts wins by role and by character.

import type { KeptGame } from './game-list-entry.ts';

export interface Count {
  /** The id of a role or of a character. */
  readonly id: string;
  readonly games: number;
  readonly won: number;
}

/**
 * Counts games and wins by role or character, the most played first. Abandoned games, and those without a known end, do
 * not count.
 */
export function countBy(games: readonly KeptGame[], what: 'role' | 'character'): readonly Count[] {
  const counts = new Map<string, { games: number; won: number }>();
  for (const { result, [what]: id } of games) {
    if (id === null || result === 'open') continue;
    const count = counts.get(id) ?? { games: 0, won: 0 };
    count.games++;
    if (result === 'won') count.won++;
    counts.set(id, count);
  }
  return [...counts]
    .map(([id, count]) => ({ id, ...count }))
    .sort((one, other) => other.games - one.games || other.won - one.won || one.id.localeCompare(other.id));
}

export const totalOf = (games: readonly KeptGame[]): Omit<Count, 'id'> => {
  const over = games.filter(({ result }) => result !== 'open');
  return { games: over.length, won: over.filter(({ result }) => result === 'won').length };
};
