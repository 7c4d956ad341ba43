// The tables of the server at which one has a seat, as this browser remembers them, the latest first.

import type { GameId } from '@posse/protocol';

export interface OwnTable {
  readonly code: string;
  /** Who one is there, as others see it. */
  readonly guest: string;
  readonly game: GameId;
}

const KEY = 'posse-tables';
/** Nobody goes back to more than these. */
const MOST = 4;

export function ownTables(): readonly OwnTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isOwnTable).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isOwnTable = (kept: unknown): kept is OwnTable => {
  const { code, guest, game } = (kept ?? {}) as Partial<Record<keyof OwnTable, unknown>>;
  return typeof code === 'string' && typeof guest === 'string' && (game === 'card' || game === 'dice');
};

export function rememberTable(table: OwnTable): void {
  keep([table, ...others(table.code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
  const known = ownTables();
  if (known.some((table) => table.code === code)) keep(others(code));
}

const others = (code: string): readonly OwnTable[] => ownTables().filter((table) => table.code !== code);

const keep = (tables: readonly OwnTable[]): void => localStorage.setItem(KEY, JSON.stringify(tables));
