// The games of this evening, fetched when somebody looks at them.

import type { EveningGame } from '@posse/protocol/evening';
import { useEffect } from 'react';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';

export function useEvening(): readonly EveningGame[] {
  const { client } = useSession();
  const games = useTable((state) => state.evening);
  const count = useEveningLength();
  const isOpen = useTable(({ status }) => status === 'open');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game is over
  useEffect(() => {
    if (isOpen) client.recallEvening();
  }, [client, count, isOpen]);
  return games;
}

/** How many games the evening has; 0 at a solo table, which has no evening. */
export const useEveningLength = (): number =>
  useTable(({ table, where }) => (where === 'solo' ? 0 : (table?.evening?.games ?? 0)));
