// The role card of the game that one is in: whether it lies face down before one, or face up, and whether one has seen such a card before.

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../app/root.ts';

interface RolesSeen {
  /** The game whose role one has looked at last. */
  readonly game: string | null;
  /** How many roles one has looked at so far: the first is explained. */
  readonly count: number;
}

const NONE: RolesSeen = { game: null, count: 0 };

/** Kept in the browser: a card that was turned stays turned. */
export const rolesSeen = createStore<RolesSeen>()(
  persist(() => NONE, { name: keptAs('posse-roles'), version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Nobody has played in this browser before. */
export const useIsNewcomer = (): boolean => useStore(rolesSeen, ({ count }) => count === 0);

/** How the card lies there now: `shown` goes away by itself. */
export type RoleCard = 'down' | 'up' | 'shown' | 'away';

interface Lying {
  readonly game: string | null;
  readonly card: RoleCard;
}

const lying = createStore<Lying>()(() => ({ game: null, card: 'away' }));

export const useRoleCard = (game: string | null): RoleCard =>
  useStore(lying, (now) => (now.game === game ? now.card : 'away'));

export function lay(game: string, card: RoleCard): void {
  lying.setState({ game, card });
  if (card === 'down' || rolesSeen.getState().game === game) return;
  rolesSeen.setState(({ count }) => ({ game, count: count + 1 }));
}
