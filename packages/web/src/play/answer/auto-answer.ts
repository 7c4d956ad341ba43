// Whether the table answers for one where nothing but one's hand leaves a single answer. Alone at a card table it does, unless one
// has chosen otherwise; among others it does so for whoever wants it, as long as he is at the table: his speed can be read.

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { choose, useSettings } from '../../app/settings.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';

const here = createStore<{ readonly on: boolean }>()(() => ({ on: false }));

/** Nobody is there who could read anything from it. */
const useIsAlone = (): boolean => useTable(({ where, table }) => where === 'solo' && table?.game === 'card');

export function useIsAutomatic(): boolean {
  const isAlone = useIsAlone();
  const always = useSettings(({ automatic }) => automatic);
  const now = useStore(here, ({ on }) => on);
  return isAlone ? always : now;
}

export function useSetAutomatic(): (on: boolean) => void {
  const isAlone = useIsAlone();
  return (on) => (isAlone ? choose({ automatic: on }) : here.setState({ on }));
}

/** Tells the table, each time one comes to it. */
export function useAutomatic(): void {
  const { client } = useSession();
  const on = useIsAutomatic();
  const isThere = useTable(({ status, seat }) => status === 'open' && seat !== null);
  useEffect(() => {
    if (isThere) client.automatic(on);
  }, [client, isThere, on]);
  useEffect(() => () => here.setState({ on: false }), []);
}
