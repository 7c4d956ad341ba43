// The browser's memory of tables: own seats, their tokens, and links that move them.

import type { ContributionMemory, GameId } from '@posse/protocol';
import type { StoreApi } from 'zustand/vanilla';
import { keptAs } from '../../app/server-root-path.ts';
import { ownSeatIn } from './own-seat-hooks.ts';
import type { TableState } from './table-session.ts';

/**
 * Remembers the user's seat with its token. A player who leaves a running game keeps both, because the seat stays
 * theirs.
 */
export function rememberSeat(code: string, store: StoreApi<TableState>): void {
  let known: number | null | undefined;
  store.subscribe((state) => {
    const { status, table, you } = state;
    if (status !== 'open' || table === null || you === null) return;
    const own = ownSeatIn(state);
    if (own === known) return;
    known = own;
    if (own === null) forgetSeat(code);
    else rememberTable({ code, guest: you, game: table.game });
  });
}

/** Forgets a seat that belongs to somebody else now, or moved to another device. */
export function forgetSeat(code: string): void {
  forgetToken(code);
  forgetTable(code);
}

// The tables with a seat of the user, the latest first.

export interface OwnTable {
  readonly code: string;
  /** The user's guest id at the table, as others see it. */
  readonly guest: string;
  readonly game: GameId;
}

const KEY = keptAs('posse-tables');
/** The number of tables that are kept. */
const MAX_TABLES = 4;

export function ownTables(): readonly OwnTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnTable).slice(0, MAX_TABLES) : [];
  } catch {
    return [];
  }
}

const isOwnTable = (kept: unknown): kept is OwnTable => {
  const { code, guest, game } = (kept ?? {}) as Partial<Record<keyof OwnTable, unknown>>;
  return typeof code === 'string' && typeof guest === 'string' && (game === 'card' || game === 'dice');
};

export function rememberTable(table: OwnTable): void {
  keep([table, ...others(table.code)].slice(0, MAX_TABLES));
}

export function forgetTable(code: string): void {
  const known = ownTables();
  if (known.some((table) => table.code === code)) keep(others(code));
}

const others = (code: string): readonly OwnTable[] => ownTables().filter((table) => table.code !== code);

const keep = (tables: readonly OwnTable[]): void => localStorage.setItem(KEY, JSON.stringify(tables));

// The tokens of the user's seats, kept for a reload.

const key = (code: string): string => keptAs(`posse-seat-${code}`);

export const keptToken = (code: string): string | undefined => localStorage.getItem(key(code)) ?? undefined;

export const keepToken = (code: string, token: string): void => localStorage.setItem(key(code), token);

export const forgetToken = (code: string): void => localStorage.removeItem(key(code));

// The user's contribution to the next deal at a table: committed to, and still to be revealed after a reload.

const LUCKS = keptAs('posse-lucks');
/** The number of tables whose contributions are kept, the latest first. */
const MAX_CONTRIBUTIONS = 12;

type KeptLuck = readonly [code: string, luck: string];

export function luckMemory(code: string): ContributionMemory {
  /** The contribution, kept here until the page is closed if the browser can't store it. */
  let own: string | null = null;
  return {
    read: () => own ?? keptLucks().find(([table]) => table === code)?.[1] ?? null,
    write(luck) {
      const others = keptLucks().filter(([table]) => table !== code);
      try {
        localStorage.setItem(LUCKS, JSON.stringify([[code, luck], ...others].slice(0, MAX_CONTRIBUTIONS)));
        own = null;
      } catch {
        own = luck;
      }
    },
  };
}

function keptLucks(): readonly KeptLuck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(LUCKS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptLuck) : [];
  } catch {
    return [];
  }
}

const isKeptLuck = (kept: unknown): kept is KeptLuck =>
  Array.isArray(kept) && typeof kept[0] === 'string' && typeof kept[1] === 'string';

// The link that moves a seat to another device. Its secret is in the fragment, which never leaves the browser.

const MARK = '#ticket=';

export const ticketLink = (table: string, ticket: string): string => `${table}${MARK}${encodeURIComponent(ticket)}`;

/** The ticket in the fragment of an address; null if there is none. */
export function shownTicket(hash: string): string | null {
  if (!hash.startsWith(MARK)) return null;
  try {
    return decodeURIComponent(hash.slice(MARK.length)) || null;
  } catch {
    return null;
  }
}

/** Removes the ticket from the address bar once it was used or refused. */
export function dropTicket(store: StoreApi<TableState>): void {
  const stop = store.subscribe(({ status }) => {
    if (status !== 'open' && status !== 'stopped') return;
    stop();
    history.replaceState(history.state, '', location.pathname + location.search);
  });
}
