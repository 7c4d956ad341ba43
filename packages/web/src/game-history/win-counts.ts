// Counts wins by role, character, level and number of players, and over time.

import type { KeptGame } from './game-list-entry.ts';

export interface Count {
  /** The id of a role, a character or a level, or the number of players. */
  readonly id: string;
  readonly games: number;
  readonly won: number;
}

/**
 * Counts games and wins by role, character, level of the bots or number of players, the most played first. Abandoned games, and those without a known end, do
 * not count.
 */
export function countBy(games: readonly KeptGame[], what: 'role' | 'character' | 'level' | 'seats'): readonly Count[] {
  const counts = new Map<string, { games: number; won: number }>();
  for (const { result, [what]: found } of games) {
    if (found == null || result === 'open') continue;
    const id = String(found);
    const count = counts.get(id) ?? { games: 0, won: 0 };
    count.games++;
    if (result === 'won') count.won++;
    counts.set(id, count);
  }
  return [...counts]
    .map(([id, count]) => ({ id, ...count }))
    .sort((one, other) => other.games - one.games || other.won - one.won || one.id.localeCompare(other.id));
}

/** The share of wins among the last games at one moment. */
export interface FormPoint {
  readonly at: number;
  /** From 0 to 1. */
  readonly share: number;
}

/** The number of games of which each point of the curve is the mean. */
export const FORM_GAMES = 20;

/** The share of wins over time, each among the last games; abandoned games do not count. */
export function formOf(games: readonly KeptGame[]): readonly FormPoint[] {
  const over = games.filter(({ result }) => result !== 'open').toSorted((one, other) => one.endedAt - other.endedAt);
  return over.map(({ endedAt }, place) => {
    const last = over.slice(Math.max(0, place + 1 - FORM_GAMES), place + 1);
    return { at: endedAt, share: last.filter(({ result }) => result === 'won').length / last.length };
  });
}

export const totalOf = (games: readonly KeptGame[]): Omit<Count, 'id'> => {
  const over = games.filter(({ result }) => result !== 'open');
  return { games: over.length, won: over.filter(({ result }) => result === 'won').length };
};
