// What one thinks who somebody is: a note of one's own on a seat, kept in this browser while the game lasts, and never sent.

import type { Role, Seat } from '@posse/engine';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../../app/root.ts';
import type { GameView } from '../session/beat.ts';
import { useTable } from '../session/SessionContext.tsx';

/** Everybody knows the Sheriff. */
export const HUNCHES = ['outlaw', 'deputy', 'renegade', 'unsure'] as const satisfies readonly (Role | 'unsure')[];
export type Hunch = (typeof HUNCHES)[number];

/** Is his role still a secret to whoever looks? Only about him there is something to guess. */
export const isHidden = ({ viewer, players, winners }: GameView, who: Seat): boolean =>
  winners === null && viewer !== who && players[who]?.alive === true && players[who]?.role === null;

/** About one game: a hunch for each seat that has one. */
interface Notes {
  readonly game: string;
  readonly seats: Readonly<Record<number, Hunch>>;
}

const KEY = keptAs('posse-hunches');
/** Nobody plays more games than these at a time. */
const MOST = 4;

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

/** Null takes it away. */
export function note(game: string, who: Seat, hunch: Hunch | null): void {
  const { notes } = book.getState();
  const { [who]: _, ...others } = notes.find((one) => one.game === game)?.seats ?? {};
  const seats = hunch === null ? others : { ...others, [who]: hunch };
  keep([{ game, seats }, ...notes.filter((one) => one.game !== game)].slice(0, MOST));
}

export function forget(game: string): void {
  const { notes } = book.getState();
  if (notes.some((one) => one.game === game)) keep(notes.filter((one) => one.game !== game));
}

/** One tap goes on to the next; after the last there is none again. */
export const nextHunch = (hunch: Hunch | null): Hunch | null =>
  HUNCHES[hunch === null ? 0 : HUNCHES.indexOf(hunch) + 1] ?? null;

export interface Hunches {
  /** Is there a game to guess about? A replay is none. */
  readonly isOpen: boolean;
  of(who: Seat): Hunch | null;
  note(who: Seat, hunch: Hunch | null): void;
}

/** Those about the game that is played. */
export function useHunches(): Hunches {
  const game = useTable((state) => state.game?.id ?? null);
  const seats = useStore(book, ({ notes }) => notes.find((one) => one.game === game)?.seats ?? null);
  return {
    isOpen: game !== null,
    of: (who) => HUNCHES.find((hunch) => hunch === seats?.[who]) ?? null,
    note: (who, hunch) => game !== null && note(game, who, hunch),
  };
}

/** When the game is over everybody is seen for what he was. */
export function useForgetting(): void {
  const over = useTable(({ table, game }) => (table?.phase === 'over' ? (game?.id ?? null) : null));
  useEffect(() => {
    if (over !== null) forget(over);
  }, [over]);
}
