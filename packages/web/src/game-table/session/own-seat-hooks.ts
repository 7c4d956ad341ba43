// The user's own things at a table: seat, host powers, and the agreed setup.

import type { Agreed as AgreedCards } from '@posse/card';
import type { Agreed as AgreedDice } from '@posse/dice';
import type { GameId } from '@posse/protocol';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { SessionContext, useTable } from './SessionContext.tsx';
import type { TableState } from './table-session.ts';

/** The user's own seat, even if a bot plays it or it still waits; null for none. */
export function ownSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ guest }) => guest !== null && guest === you) ?? -1;
  return place < 0 ? null : place;
}

/** The seat that the user lost by vouching for somebody else, and may take back; null for none. */
export function lostSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ lostBy }) => you !== null && lostBy.includes(you)) ?? -1;
  return place < 0 ? null : place;
}

/** The seat whose hand the user saw until its owner took it back: the user sits out this game. Null for none. */
export function seenSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ seenBy }) => you !== null && seenBy.includes(you)) ?? -1;
  return place < 0 ? null : place;
}

/** The only seat that the user may have in this game; null if they have seen no hand of it. */
export const heldSeatIn = (state: Pick<TableState, 'table' | 'you'>): number | null =>
  ownSeatIn(state) ?? lostSeatIn(state) ?? seenSeatIn(state);

/** A host who has left the game has no powers in it, even if nobody replaces them. */
export function isHostIn({ table, you }: Pick<TableState, 'table' | 'you'>): boolean {
  if (table === null || you === null || table.host !== you) return false;
  const own = table.seats[ownSeatIn({ table, you }) ?? -1];
  return table.phase !== 'playing' || own === undefined || own.gone === null;
}

export const useOwnSeat = (): number | null => useTable(ownSeatIn);

export const useIsHost = (): boolean => useTable(isHostIn);

// The agreed setup of the current table, for texts that depend on it.

type Shown = Pick<TableState, 'table' | 'shown'>;

/** The store that components outside of a table read. */
const NOWHERE = createStore<Shown>(() => ({ table: null, shown: null }));

/** The agreed setup; null without a table, at a table of the other game, and before the deal. */
export function useAgreed(game: GameId): AgreedCards | AgreedDice | null {
  const session = useContext(SessionContext);
  const agreed = ({ table, shown }: Shown) => (table?.game === game ? (shown?.view.setup ?? null) : null);
  return useStore(session?.store ?? NOWHERE, agreed);
}

export const useAgreedCards = (): AgreedCards | null => useAgreed('card') as AgreedCards | null;

export const useAgreedDice = (): AgreedDice | null => useAgreed('dice') as AgreedDice | null;
