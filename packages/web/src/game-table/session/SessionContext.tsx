// Provides the current table to all components of its screen.

import type { View as CardView } from '@posse/card';
import type { View as DiceView } from '@posse/dice';
import { type Seat, seat } from '@posse/engine';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Beat } from './beat.ts';
import { playedSeatIn } from './played-seat.ts';
import type { Session, TableState } from './table-session.ts';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('Nobody is at a table here.');
  return session;
}

export const useTable = <T,>(select: (state: TableState) => T): T => useStore(useSession().store, select);

/** The view of the card game that is shown now. */
export const useCardView = (): CardView => useTable(({ shown }) => shown?.view) as CardView;

export const useDiceView = (): DiceView => useTable(({ shown }) => shown?.view) as DiceView;

/** The answer whose dice are falling; null while all dice lie. */
export const useThrownDice = (): Beat<DiceView> | null => useTable(({ thrown }) => thrown) as Beat<DiceView> | null;

export const useDiceBeat = (): Beat<DiceView> | null => useTable(({ beat }) => beat) as Beat<DiceView> | null;

/** Has the table shown all earlier events, so that the viewer may answer? */
export const useIsCaughtUp = (): boolean => useTable(({ shown, game }) => shown?.step === game?.step);

export interface Players {
  /** The viewer's seat; null for a spectator. */
  readonly you: Seat | null;
  /** The name of the player in this seat, also if it is the viewer: see `isYou`. */
  name(place: Seat): string;
  isYou(place: Seat): boolean;
}

export function usePlayers(): Players {
  const table = useTable((state) => state.table);
  const mine = useTable(playedSeatIn);
  return {
    you: mine === null ? null : seat(mine),
    name: (place) => table?.played[place]?.name ?? table?.seats[place]?.name ?? '?',
    isYou: (place) => place === mine,
  };
}
