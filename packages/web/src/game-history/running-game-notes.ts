// Notes of running games, against closing the page before the end.

import { keptAs } from '../app/server-root-path.ts';
import type { Played } from './game-list-entry.ts';

/** A note: a game that was running at this table, which the server may still have. */
export interface Noted extends Played {
  readonly code: string;
}

const KEY = keptAs('posse-playing');
/** The maximum number of notes. */
const MAX_NOTES = 20;

export function notedGames(): readonly Noted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNoted) : [];
  } catch {
    return [];
  }
}

const isNoted = (kept: unknown): kept is Noted => {
  const { where, id, code, seat } = (kept ?? {}) as Partial<Record<keyof Noted, unknown>>;
  return (
    (where === 'server' || where === 'solo') &&
    typeof id === 'string' &&
    typeof code === 'string' &&
    Number.isInteger(seat)
  );
};

export function note(game: Noted): void {
  write([game, ...others(game)].slice(0, MAX_NOTES));
}

export function strike(game: Pick<Played, 'where' | 'id'>): void {
  const left = others(game);
  if (left.length < notedGames().length) write(left);
}

const others = ({ where, id }: Pick<Played, 'where' | 'id'>): readonly Noted[] =>
  notedGames().filter((one) => one.where !== where || one.id !== id);

function write(games: readonly Noted[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without room for a note, the game is still stored when the user sees its end.
  }
}
