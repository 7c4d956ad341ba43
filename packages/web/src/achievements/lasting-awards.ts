// The awards that the user ever won, kept longer than their games.

import type { AwardId } from '@posse/protocol/evening';
import { keptAs } from '../app/server-root-path.ts';
import { type KeptGame, keyOf } from '../game-history/game-list-entry.ts';

/** By game: when it ended, and the user's awards in it. */
export type WonAwards = Readonly<Record<string, { readonly at: number; readonly awards: readonly string[] }>>;

export interface Achievement {
  readonly id: AwardId;
  readonly times: number;
  /** When it was won for the first time. */
  readonly since: number;
}

const KEY = keptAs('posse-awards');

export function wonAwards(): WonAwards {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isPlainObject(kept) ? Object.fromEntries(Object.entries(kept).filter(([, one]) => isWon(one))) : {};
  } catch {
    return {};
  }
}

const isPlainObject = (value: unknown): value is WonAwards =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWon(value: unknown): boolean {
  const { at, awards } = (value ?? {}) as { readonly at?: unknown; readonly awards?: unknown };
  return typeof at === 'number' && Array.isArray(awards) && awards.every((id) => typeof id === 'string');
}

/** Adds the awards of these games; a game that is there already counts once. */
export function keepAwards(more: WonAwards): void {
  const all = { ...more, ...wonAwards() };
  if (Object.keys(more).length === 0) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // Without room the games still have their awards.
  }
}

/** The awards of these games, to be kept. */
export const awardsIn = (games: readonly KeptGame[]): WonAwards =>
  Object.fromEntries(
    games.flatMap((game) =>
      game.awards === undefined ? [] : [[keyOf(game), { at: game.endedAt, awards: game.awards }] as const],
    ),
  );

/** How often each award was won, the most frequent first. */
export function achievements(won: WonAwards): readonly Achievement[] {
  const found = new Map<string, { times: number; since: number }>();
  for (const { at, awards } of Object.values(won))
    for (const id of awards) {
      const known = found.get(id);
      found.set(id, { times: (known?.times ?? 0) + 1, since: Math.min(known?.since ?? at, at) });
    }
  return [...found]
    .map(([id, one]) => ({ id: id as AwardId, ...one }))
    .sort((one, other) => other.times - one.times || one.since - other.since);
}
