// The state of the role card: face down, face up, or away.

import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { keptAs } from '../app/server-root-path.ts';

interface RolesSeen {
  /** The game whose role was seen last; null for none. */
  readonly game: string | null;
  /** The number of roles seen so far: the first one is explained. */
  readonly count: number;
}

const NONE: RolesSeen = { game: null, count: 0 };

/** The roles that were seen, kept in the browser, so that a turned card stays turned. */
export const rolesSeen = createStore<RolesSeen>()(
  persist(() => NONE, { name: keptAs('posse-roles'), version: 1, storage: createJSONStorage(() => localStorage) }),
);

/** Has nobody played in this browser before? */
export const useIsNewcomer = (): boolean => useStore(rolesSeen, ({ count }) => count === 0);

/** The state of the role card. `shown` disappears by itself. */
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
