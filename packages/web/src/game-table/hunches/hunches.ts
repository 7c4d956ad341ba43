// Guesses about roles: the viewer's notes on seats, kept in this browser, never sent.

import type { Role, Seat } from '@posse/engine';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../../app/server-root-path.ts';
import type { GameView } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';

/** The possible guesses. The Sheriff needs none. */
export const HUNCHES = ['outlaw', 'deputy', 'renegade', 'unsure'] as const satisfies readonly (Role | 'unsure')[];
export type Hunch = (typeof HUNCHES)[number];

/** Is this player's role hidden from the viewer? */
export const isHidden = ({ viewer, players, winners }: GameView, who: Seat): boolean =>
  winners === null && viewer !== who && players[who]?.alive === true && players[who]?.role === null;

/** The guesses about one game, by seat. */
interface Notes {
  readonly game: string;
  readonly seats: Readonly<Record<number, Hunch>>;
}

const KEY = keptAs('posse-hunches');
/** The number of games whose guesses are kept. */
const MAX_GAMES = 4;

function kept(): readonly Notes[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(notes) ? notes.filter(isNotes) : [];
  } catch {
    return [];
  }
}

const isNotes = (one: unknown): one is Notes => {
  const { game, seats } = (one ?? {}) as Partial<Record<keyof Notes, unknown>>;
  return typeof game === 'string' && typeof seats === 'object' && seats !== null;
};

const book = createStore<{ readonly notes: readonly Notes[] }>()(() => ({ notes: kept() }));

function keep(notes: readonly Notes[]): void {
  book.setState({ notes });
  if (notes.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(notes));
}

/** Notes a guess; null removes it. */
export function note(game: string, who: Seat, hunch: Hunch | null): void {
  const { notes } = book.getState();
  const { [who]: _, ...others } = notes.find((one) => one.game === game)?.seats ?? {};
  const seats = hunch === null ? others : { ...others, [who]: hunch };
  keep([{ game, seats }, ...notes.filter((one) => one.game !== game)].slice(0, MAX_GAMES));
}

export function forget(game: string): void {
  const { notes } = book.getState();
  if (notes.some((one) => one.game === game)) keep(notes.filter((one) => one.game !== game));
}

/** The guess that follows this one when the user taps again; null after the last. */
export const nextHunch = (hunch: Hunch | null): Hunch | null =>
  HUNCHES[hunch === null ? 0 : HUNCHES.indexOf(hunch) + 1] ?? null;

export interface Hunches {
  /** Is there a game to guess about? In a replay there is none. */
  readonly isOpen: boolean;
  of(who: Seat): Hunch | null;
  note(who: Seat, hunch: Hunch | null): void;
}

/** The guesses about the current game. */
export function useHunches(): Hunches {
  const game = useTable((state) => state.game?.id ?? null);
  const seats = useStore(book, ({ notes }) => notes.find((one) => one.game === game)?.seats ?? null);
  return {
    isOpen: game !== null,
    of: (who) => HUNCHES.find((hunch) => hunch === seats?.[who]) ?? null,
    note: (who, hunch) => game !== null && note(game, who, hunch),
  };
}

/** Forgets the guesses when the game is over and all roles are shown. */
export function useForgetting(): void {
  const over = useTable(({ table, game }) => (table?.phase === 'over' ? (game?.id ?? null) : null));
  useEffect(() => {
    if (over !== null) forget(over);
  }, [over]);
}
