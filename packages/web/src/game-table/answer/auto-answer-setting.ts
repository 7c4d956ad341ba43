// The setting by which the table answers for a player who has only one answer.
// In solo card games it does unless switched off. Among others it does on request, while the player is connected,
// because the speed can be read.

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { choose, useSettings } from '../../app/user-settings.ts';
import { useSession, useTable } from '../session/SessionContext.tsx';

const here = createStore<{ readonly on: boolean }>()(() => ({ on: false }));

/** Is this a solo card game? There nobody can read anything from the speed of answers. */
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

/** Tells the table the setting each time the user joins it. */
export function useAutomatic(): void {
  const { client } = useSession();
  const on = useIsAutomatic();
  const isThere = useTable(({ status, seat }) => status === 'open' && seat !== null);
  useEffect(() => {
    if (isThere) client.automatic(on);
  }, [client, isThere, on]);
  useEffect(() => () => here.setState({ on: false }), []);
}
