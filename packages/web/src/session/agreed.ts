// What was agreed at the table that one is at, for whatever says what a card does there.

import type { Agreed as AgreedCards } from '@posse/card';
import type { Agreed as AgreedDice } from '@posse/dice';
import type { GameId } from '@posse/protocol';
import { useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { SessionContext } from './SessionContext.tsx';
import type { TableState } from './session.ts';

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
