// Whether the table answers for one wherever there is but one answer. It holds as long as one is at the table.

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSession, useTable } from '../session/SessionContext.tsx';

const automatic = createStore<{ readonly on: boolean }>()(() => ({ on: false }));

export const useIsAutomatic = (): boolean => useStore(automatic, ({ on }) => on);

export const setAutomatic = (on: boolean): void => automatic.setState({ on });

/** Tells the table, each time one comes to it. */
export function useAutomatic(): void {
  const { client } = useSession();
  const on = useIsAutomatic();
  const isThere = useTable(({ status, seat }) => status === 'open' && seat !== null);
  useEffect(() => {
    if (isThere) client.automatic(on);
  }, [client, isThere, on]);
  useEffect(() => () => setAutomatic(false), []);
}
