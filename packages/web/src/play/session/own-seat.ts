// What is one's own at a table, whether one sits there now or not: a seat, perhaps the host's powers; and what was agreed there.

import type { Agreed as AgreedCards } from '@posse/card';
import type { Agreed as AgreedDice } from '@posse/dice';
import type { GameId } from '@posse/protocol';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { SessionContext, useTable } from './SessionContext.tsx';
import type { TableState } from './session.ts';

/** The seat that is one's own, even if one has left it to a bot or still waits for it; null for none. */
export function ownSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ guest }) => guest !== null && guest === you) ?? -1;
  return place < 0 ? null : place;
}

/** The seat that one lost because the others vouched for somebody else, and may take back; null for none. */
export function lostSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ lostBy }) => you !== null && lostBy.includes(you)) ?? -1;
  return place < 0 ? null : place;
}

/** The seat whose hand one saw until its owner took it back: one sits out the game then. Null for none. */
export function seenSeatIn({ table, you }: Pick<TableState, 'table' | 'you'>): number | null {
  const place = table?.seats.findIndex(({ seenBy }) => you !== null && seenBy.includes(you)) ?? -1;
  return place < 0 ? null : place;
}

/** The only seat that one may have in this game; null if one has seen no hand of it. */
export const heldSeatIn = (state: Pick<TableState, 'table' | 'you'>): number | null =>
  ownSeatIn(state) ?? lostSeatIn(state) ?? seenSeatIn(state);

/** Who has left the game has no powers in it, even if nobody stands in for him. */
export function isHostIn({ table, you }: Pick<TableState, 'table' | 'you'>): boolean {
  if (table === null || you === null || table.host !== you) return false;
  const own = table.seats[ownSeatIn({ table, you }) ?? -1];
  return table.phase !== 'playing' || own === undefined || own.gone === null;
}

export const useOwnSeat = (): number | null => useTable(ownSeatIn);

export const useIsHost = (): boolean => useTable(isHostIn);

// What was agreed at the table that one is at, for whatever says what a card does there.

type Shown = Pick<TableState, 'table' | 'shown'>;

/** Where there is no table. */
const NOWHERE = createStore<Shown>(() => ({ table: null, shown: null }));

/** Null without a table, at a table of the other game, and until something is dealt. */
export function useAgreed(game: GameId): AgreedCards | AgreedDice | null {
  const session = useContext(SessionContext);
  const agreed = ({ table, shown }: Shown) => (table?.game === game ? (shown?.view.setup ?? null) : null);
  return useStore(session?.store ?? NOWHERE, agreed);
}

export const useAgreedCards = (): AgreedCards | null => useAgreed('card') as AgreedCards | null;

export const useAgreedDice = (): AgreedDice | null => useAgreed('dice') as AgreedDice | null;
